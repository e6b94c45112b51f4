import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Puts the focus on the heading when another step is shown, so that a screen reader says it. */
export function useHeadingFocus(
  step: string,
  hasSummary: boolean,
): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(step);
  const { key } = useLocation();
  // As it was when the form opened: on the page one arrived at, the browser begins at the top.
  const [arrivedHere] = useState(key === 'default');
  useEffect(() => {
    // The heading that had the focus while the draft loaded is gone.
    if (!arrivedHere && document.activeElement === document.body) heading.current?.focus();
  }, [arrivedHere]);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    // The summary of problems takes the focus itself.
    if (hasSummary) return;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [step, hasSummary]);
  return heading;
}
