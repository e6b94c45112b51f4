import { type RefObject, useEffect, useRef } from 'react';

/** Puts the focus on the heading of a page that takes the place of the portal: the ref is for what is around it. */
export function useFocusedHeading(): RefObject<HTMLElement | null> {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    const heading = place.current?.querySelector('h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus();
  }, []);
  return place;
}
