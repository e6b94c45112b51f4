import { act } from '@testing-library/react';

/**
 * In the place of the IntersectionObserver that jsdom lacks: everything is out of view until the function that is
 * returned says more. An element that is not displayed has no size. Call it once for a test file, because one observer
 * serves all of a page.
 */
export function stubViewport(rowsHeight = 2000) {
  const reports = new Map<Element, IntersectionObserverCallback>();
  window.IntersectionObserver = class {
    constructor(private readonly report: IntersectionObserverCallback) {}
    observe = (element: Element) => void reports.set(element, this.report);
    unobserve = (element: Element) => void reports.delete(element);
    disconnect = () => {};
  } as unknown as typeof IntersectionObserver;
  return (target: Element, isIntersecting: boolean, isDisplayed = true) => {
    const report = reports.get(target);
    expect(report).toBeDefined();
    const boundingClientRect = isDisplayed
      ? { width: 800, height: rowsHeight }
      : { width: 0, height: 0 };
    const entry = { target, isIntersecting, boundingClientRect };
    act(() => report?.([entry as IntersectionObserverEntry], {} as IntersectionObserver));
  };
}
