import { type ClientId, clientIdOf, type ThemeName, themeOf } from '@portal/client-config';
import type { Face } from '@portal/client-config/faces';
import { useEffect, useState } from 'react';
import type { Platform } from '../platform';
import { loadFace } from './load-face';
import { useSession } from '../session/use-session';

const faces = new Map<ClientId, Face>();

/** The client that the server dressed the page for; undefined when that is the default (SH-11). */
export function clientOfPage({ page }: Platform): ClientId | undefined {
  const id = clientIdOf(page.client ?? '');
  return id === 'common' ? undefined : id;
}

/** Brings a client's face and keeps it; a face that does not arrive leaves the page as it is. */
export async function bringFace(client: ClientId): Promise<Face | undefined> {
  try {
    const face = faces.get(client) ?? (await loadFace(client));
    faces.set(client, face);
    return face;
  } catch {
    return undefined;
  }
}

/** The face of this page's client, or of another; undefined while it is on its way. */
export function useFace(): Face | undefined {
  return faces.get(useSession().client);
}

/** The theme of this page: flag 300 and the client decide (SH-10). */
export function useTheme(): ThemeName {
  const { client, flags } = useSession();
  return themeOf(client, flags);
}

/**
 * Lets the document wear the client and the theme of the session, and says whether it does: colours,
 * icon, and the logo that is drawn from the face. Nothing is changed before the style sheet is there,
 * so that no page is ever seen in another client's colours.
 */
export function useDressed(): boolean {
  const { client } = useSession();
  const theme = useTheme();
  const [worn, setWorn] = useState<ClientId>();
  useEffect(() => {
    let current = true;
    void (async () => {
      const face = await bringFace(client);
      if (face) await wearSheet(face.sheet);
      if (!current) return;
      document.documentElement.dataset['client'] = client;
      setWorn(client);
    })();
    return () => {
      current = false;
    };
  }, [client]);
  useEffect(() => {
    document.documentElement.dataset['theme'] = theme;
    const face = worn && faces.get(worn);
    if (face) wearIcon(face.themes[theme]);
  }, [theme, worn]);
  return worn === client;
}

/** Puts a client's style sheet in the place of the page's own; a page that has none needs none. */
function wearSheet(sheet: string): Promise<void> {
  const before = document.querySelector<HTMLLinkElement>('#client-sheet');
  if (!before || before.href.endsWith(`/${sheet}`)) return Promise.resolve();
  const after = before.cloneNode() as HTMLLinkElement;
  after.href = new URL(sheet, before.href).href;
  return new Promise((resolve) => {
    after.onload = after.onerror = () => {
      before.remove();
      resolve();
    };
    before.after(after);
  });
}

function wearIcon({ favicon, bar }: Face['themes'][ThemeName]): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon) icon.href = `/member/${favicon}`;
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', bar);
}
