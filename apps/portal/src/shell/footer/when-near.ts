/**
 * Calls once when the element is within a distance of the window, at once where that cannot be known;
 * `far` when it is found outside.
 */
export function whenNear(
  element: Element,
  call: () => unknown,
  distance: `${number}px`,
  far = () => {},
): () => void {
  if (typeof IntersectionObserver === 'undefined') {
    call();
    return () => {};
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return far();
      observer.disconnect();
      call();
    },
    { rootMargin: distance },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
