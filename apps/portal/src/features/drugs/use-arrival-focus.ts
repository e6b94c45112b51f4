import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * For the heading of what was chosen: it takes the focus when the field or link that had it is gone. On the page
 * that one arrived at, the browser begins at the top.
 */
export function useArrivalFocus<Heading extends HTMLElement>(
  subject: string,
): RefObject<Heading | null> {
  const heading = useRef<Heading>(null);
  const isFirst = useLocation().key === 'default';
  useEffect(() => {
    if (!isFirst && document.activeElement === document.body) heading.current?.focus();
  }, [isFirst, subject]);
  return heading;
}
