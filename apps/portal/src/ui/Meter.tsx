/**
 * A bar of what is used up. `width` is the product's bar width, 0 to 98 (Spec §9: percent minus 2 when
 * above 2): the two points missing are the inset of 1 % at each end. The text next to it says the same,
 * so that it is hidden from screen readers.
 */
export function Meter({ width, full = false }: { width: number; full?: boolean }) {
  return (
    <svg className={full ? 'bar full' : 'bar'} aria-hidden="true">
      <rect x="1%" y="18%" width={`${width}%`} height="64%" />
    </svg>
  );
}
