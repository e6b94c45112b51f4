import { type ComponentType, useEffect, useRef, useState } from 'react';

type Reader = ComponentType<{ text: string }>;

/** How near to the window the words come before their reader is fetched. */
const nearby = '200px';

/**
 * Markdown as elements, once its reader has arrived; it is fetched when the place of the words is near
 * the window, so that a page whose footer nobody reaches does without it, as it does when it fails.
 */
export function MarkdownText({ text }: { text: string }) {
  const place = useRef<HTMLDivElement>(null);
  const [reader, setReader] = useState<{ Markdown: Reader }>();
  useEffect(() => {
    let wanted = true;
    const bring = () =>
      import('../ui/Markdown').then(
        (module) => wanted && setReader(module),
        () => {},
      );
    const stop = place.current && whenNear(place.current, bring);
    return () => {
      wanted = false;
      stop?.();
    };
  }, []);
  return reader ? <reader.Markdown text={text} /> : <div ref={place} />;
}

/** Calls once when the element is near the window, at once where that cannot be known. */
function whenNear(element: Element, call: () => unknown): () => void {
  if (typeof IntersectionObserver === 'undefined') {
    call();
    return () => {};
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      call();
    },
    { rootMargin: nearby },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
