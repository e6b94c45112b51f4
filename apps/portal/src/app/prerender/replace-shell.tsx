import { startTransition, type ReactElement, useLayoutEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { loadBrand } from '../../brand';
import { selectSession } from '../../session';
import type { Store } from '../../store';

/**
 * Renders the portal in place of the shell that the server sent, in one step, once it is known who opened the page: the
 * shell stays until then. Call it before the start.
 */
export async function replaceShell(
  place: HTMLElement,
  { store, element }: { store: Store; element: ReactElement },
): Promise<Root> {
  const { client } = selectSession(store.getState());
  const started = new Promise<void>((resolve) => {
    const stop = store.subscribe(() => {
      if (selectSession(store.getState()).phase === 'starting') return;
      stop();
      resolve();
    });
  });
  await Promise.all([started, loadBrand(client)]);
  const root = createRoot(place);
  const focusAgain = followFocus(place);
  // Piece by piece, so that a slow phone answers touches meanwhile.
  startTransition(() => root.render(<Replaced onReplaced={focusAgain}>{element}</Replaced>));
  return root;
}

function Replaced({ children, onReplaced }: { children: ReactElement; onReplaced: () => void }) {
  useLayoutEffect(onReplaced, [onReplaced]);
  return children;
}

/** Follows the focus among the links of the shell; the returned function puts it on the same link of the portal. */
function followFocus(place: HTMLElement): () => void {
  let focused: { href: string; position: number } | undefined;
  /** The header links to the start twice: for phones and for wide windows. */
  const linksTo = (href: string) =>
    [...place.querySelectorAll('a')].filter((link) => link.getAttribute('href') === href);
  const follow = () => {
    const link = document.activeElement;
    const href = place.contains(link) ? link?.getAttribute('href') : undefined;
    focused = href
      ? { href, position: linksTo(href).findIndex((each) => each === link) }
      : undefined;
  };
  follow();
  place.addEventListener('focusin', follow);
  return () => {
    place.removeEventListener('focusin', follow);
    if (focused && !place.contains(document.activeElement)) {
      linksTo(focused.href)[focused.position]?.focus();
    }
  };
}
