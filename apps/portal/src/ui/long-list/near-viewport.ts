import { type RefObject, useEffect, useState } from 'react';

/** Rendered this far before it comes into view, so that scrolling shows rendered rows. */
const margin = '800px 0px';

type Watcher = (entry: IntersectionObserverEntry) => void;

const watchers = new Map<Element, Watcher>();
let observer: IntersectionObserver | undefined;

function watch(element: Element, watcher: Watcher): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const entry of entries) watchers.get(entry.target)?.(entry);
    },
    { rootMargin: margin },
  );
  watchers.set(element, watcher);
  observer.observe(element);
  return () => {
    watchers.delete(element);
    observer?.unobserve(element);
  };
}

/**
 * Whether an element is in view or close to it, and how high it was when it left. One observer serves
 * all elements. One that has the focus stays near, so that the focus is not lost by scrolling. Without
 * IntersectionObserver everything counts as near.
 */
export function useNearViewport(element: RefObject<Element | null>, atFirst: boolean) {
  const supported = typeof IntersectionObserver === 'function';
  const [state, setState] = useState({ near: atFirst || !supported, height: 0 });
  useEffect(() => {
    if (!supported || !element.current) return undefined;
    return watch(element.current, ({ target, isIntersecting, boundingClientRect }) => {
      if (!isIntersecting && target.contains(document.activeElement)) return;
      setState((before) => {
        if (before.near === isIntersecting) return before;
        return { near: isIntersecting, height: boundingClientRect.height };
      });
    });
  }, [element, supported]);
  return state;
}
