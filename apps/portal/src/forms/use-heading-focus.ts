import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Puts the focus on the heading when something else is shown, by its name, so that a screen reader says it. The summary
 * of problems takes the focus itself. `isReplacement`: what is shown took the place of something that had the focus.
 */
export function useHeadingFocus(
  shown: string,
  hasSummary: boolean,
  isReplacement = false,
): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(shown);
  const { key } = useLocation();
  // As it was when the form opened: on the page one arrived at, the browser begins at the top.
  const [arrivedHere] = useState(key === 'default' && !isReplacement);
  useEffect(() => {
    // The heading that had the focus while the draft loaded is gone.
    if (!arrivedHere && document.activeElement === document.body) heading.current?.focus();
  }, [arrivedHere]);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    if (hasSummary) return;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [shown, hasSummary]);
  return heading;
}
