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
 * Whether an element is in view or close to it, and how high it was when it left. One observer serves all elements.
 * One that has the focus stays near until the focus leaves it, so that the focus is not lost by scrolling. Without
 * IntersectionObserver everything counts as near.
 */
export function useNearViewport(element: RefObject<Element | null>, atFirst: boolean) {
  const supported = typeof IntersectionObserver === 'function';
  const [state, setState] = useState({ near: atFirst || !supported, height: 0 });
  useEffect(() => {
    const watched = element.current;
    if (!supported || !watched) return undefined;
    /** How high it was when it left the view with the focus in it. */
    let heldHeight: number | null = null;
    const release = (event: Event) => {
      const { relatedTarget } = event as FocusEvent;
      // When the window loses the focus, its active element stays: it has the focus again on return.
      if (heldHeight === null || watched.contains(document.activeElement)) return;
      if (relatedTarget instanceof Node && watched.contains(relatedTarget)) return;
      // A modal dialog gives the focus back when it closes; if it goes elsewhere, `focusin` says so.
      if (document.querySelector('dialog[open]')) return;
      const height = heldHeight;
      heldHeight = null;
      setState({ near: false, height });
    };
    watched.addEventListener('focusout', release);
    document.addEventListener('focusin', release);
    const unwatch = watch(watched, ({ isIntersecting, boundingClientRect: { width, height } }) => {
      // Without a layout box (display: none) the entry says nothing about the position.
      if (width === 0) return;
      const isHeld = !isIntersecting && watched.contains(document.activeElement);
      heldHeight = isHeld ? height : null;
      if (isHeld) return;
      setState((before) =>
        before.near === isIntersecting ? before : { near: isIntersecting, height },
      );
    });
    return () => {
      unwatch();
      watched.removeEventListener('focusout', release);
      document.removeEventListener('focusin', release);
    };
  }, [element, supported]);
  return state;
}
