import { type RefObject, useEffect, useRef } from 'react';

/** Targets of the focus, the best first: the current choice, another one, or any control that is left. */
const targets = ['input:checked', 'input:not(:disabled)', 'button', 'a'];

/** Puts the focus next to what was deleted, whose button is gone with it. `count`: how many are left. */
export function useFocusAfterRemoval<E extends HTMLElement>(
  count: number,
): { ref: RefObject<E | null>; willRemove: (index: number) => void } {
  const ref = useRef<E>(null);
  const before = useRef(count);
  const removed = useRef<number | null>(null);
  useEffect(() => {
    const isFewer = count < before.current;
    before.current = count;
    if (!isFewer || removed.current === null || !ref.current) return;
    const items = ref.current.querySelectorAll<HTMLElement>('[data-item]');
    const next = items[Math.min(removed.current, items.length - 1)];
    removed.current = null;
    const places = [next, ref.current].filter((place) => place !== undefined);
    places
      .flatMap((place) => targets.map((target) => place.querySelector<HTMLElement>(target)))
      .find((found) => found !== null)
      ?.focus();
  }, [count]);
  return { ref, willRemove: (index) => (removed.current = index) };
}
