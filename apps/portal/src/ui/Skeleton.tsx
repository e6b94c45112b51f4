/** Grey lines in place of a loading response, with the text "Loading…". */
export function Skeleton({ label, lines = 3 }: { label: string; lines?: number }) {
  return (
    <div className="stack">
      <p className="mute" role="status">
        {label}
      </p>
      <span className="skel h" />
      {Array.from({ length: lines }, (_, index) => (
        <span key={index} className={index % 2 ? 'skel s' : 'skel'} />
      ))}
    </div>
  );
}
