import { type ClientId, type ThemeName, themeOf } from '@portal/client-config';
import type { PageBrand } from '@portal/client-config/page-brand';
import { useEffect, useState } from 'react';
import { importBrand } from './import-brand';
import { usePlatform } from '../platform';
import { useSession } from '../session/use-session';

const brands = new Map<ClientId, PageBrand>();

/** Loads a client's brand once; undefined when it can't be loaded. */
export async function loadBrand(client: ClientId): Promise<PageBrand | undefined> {
  try {
    const brand = brands.get(client) ?? (await importBrand(client));
    brands.set(client, brand);
    return brand;
  } catch {
    return undefined;
  }
}

/** The brand of the session's client; undefined while it loads. */
export function useBrand(): PageBrand | undefined {
  return brands.get(useSession().client);
}

/** The theme of this page: flag 300 and the client decide (SH-10). */
function useTheme(): ThemeName {
  const { client, flags } = useSession();
  return themeOf(client, flags);
}

/**
 * Applies the client and the theme of the session to the document, and returns whether they are
 * applied. Nothing changes before the style sheet is loaded, so that a page never has the colours of
 * another client.
 */
export function useAppliedBrand(): boolean {
  const { client } = useSession();
  const theme = useTheme();
  const page = usePlatform().page;
  // The server applied the brand of a prerendered page.
  const [applied, setApplied] = useState<ClientId | undefined>(() =>
    brands.has(client) && page.client === client ? client : undefined,
  );
  useEffect(() => {
    let current = true;
    void (async () => {
      const brand = await loadBrand(client);
      if (brand) await applySheet(brand.sheet);
      if (!current) return;
      document.documentElement.dataset['client'] = client;
      setApplied(client);
    })();
    return () => {
      current = false;
    };
  }, [client]);
  useEffect(() => {
    document.documentElement.dataset['theme'] = theme;
    const brand = applied && brands.get(applied);
    if (brand) applyIcon(brand.themes[theme]);
  }, [theme, applied]);
  return applied === client;
}

/** Replaces the page's style sheet with that of a client; a page without one needs none. */
function applySheet(sheet: string): Promise<void> {
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

function applyIcon({ favicon, bar }: PageBrand['themes'][ThemeName]): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon) icon.href = `/member/${favicon}`;
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', bar);
}
