import { type RefObject, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { takeTyped } from '../../platform';

/**
 * The arrows move through the field and the results of all kinds, Escape clears; Enter opens a link by itself.
 * One who came to search starts in the field.
 */
export function useSearchKeys(
  place: RefObject<HTMLElement | null>,
  field: RefObject<HTMLInputElement | null>,
  setWords: (words: string) => void,
): void {
  const { state } = useLocation();
  const cameToSearch = Boolean((state as { search?: unknown } | null)?.search);
  useEffect(() => {
    // After the focus went to the heading of the new screen.
    if (!cameToSearch) return;
    queueMicrotask(() => {
      const typed = takeTyped();
      if (typed !== '') setWords(typed);
      field.current?.focus();
    });
  }, [cameToSearch, field, setWords]);
  useEffect(() => {
    const element = place.current;
    const handleKeyDown = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === 'Escape') {
        setWords('');
        field.current?.focus();
        return;
      }
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (step === undefined || !element) return;
      const hits = [...element.querySelectorAll<HTMLElement>('[data-hit]')];
      const at = hits.indexOf(document.activeElement as HTMLElement);
      if (at < 0 && document.activeElement !== field.current) return;
      event.preventDefault();
      const next = at + step;
      (next < 0 ? field.current : hits[Math.min(next, hits.length - 1)])?.focus();
    };
    element?.addEventListener('keydown', handleKeyDown);
    return () => element?.removeEventListener('keydown', handleKeyDown);
  }, [place, field, setWords]);
}
