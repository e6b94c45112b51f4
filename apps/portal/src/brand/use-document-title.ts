import { type ClientId, clientOf } from '@portal/client-config';
import { useEffect, useLayoutEffect } from 'react';
import { useSession } from '../session';

/** The title of a page in the tab. */
export const documentTitle = (title: string, client: ClientId): string =>
  `${title} | ${clientOf(client).name}`;

/** Puts a title and the client's name into the tab; it wins over the title of the screen around it. */
export function useDocumentTitle(title: string): void {
  const full = documentTitle(title, useSession().client);
  useEffect(() => {
    document.title = full;
  }, [full]);
}

/** The same for a screen, before the effects of what is in it. */
export function useScreenTitle(title: string): void {
  const full = documentTitle(title, useSession().client);
  useLayoutEffect(() => {
    document.title = full;
  }, [full]);
}
