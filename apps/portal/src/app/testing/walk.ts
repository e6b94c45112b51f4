import { act, waitFor } from '@testing-library/react';

/** Waits until the page that is shown has its heading and its answers. */
export async function settled(): Promise<void> {
  const isThere = () => {
    expect(document.querySelector('main h1')).not.toBeNull();
    expect(document.querySelector('main .skel')).toBeNull();
  };
  await waitFor(isThere, { timeout: 60_000 });
  await act(() => new Promise((resolve) => setTimeout(resolve, 5)));
  await waitFor(isThere, { timeout: 60_000 });
}

/** Goes to another page within the portal, without waiting for it. Call it in `act`. */
export function goWithin(url: string): void {
  window.history.pushState(null, '', url);
  window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
}

/** Opens every closed row of the tables of a page, such as the details of claims. */
export async function openRows(): Promise<void> {
  const closed = document.querySelectorAll('main table button[aria-expanded="false"]');
  if (closed.length === 0) return;
  act(() => closed.forEach((button) => (button as HTMLElement).click()));
  await settled();
}

/** The paths of all links to other pages of the portal. */
export const linksShown = (): string[] =>
  [...document.querySelectorAll('a[href]')].flatMap((link) => {
    const path = (link.getAttribute('href') as string).split(/[?#]/)[0] as string;
    return path === '' || path === window.location.pathname ? [] : [path];
  });
