import type { Brand, NamedLogo } from './brand';
import { brandOf } from './brands';
import type { ClientId } from './clients';
import { clientSheet } from './client-sheet';
import { faviconPath, logoPath } from './brand-files';
import type { ThemeName } from './themes';

interface PageLogo {
  readonly name: string;
  readonly logo: string;
}

/** What a page needs of a client's brand: plain data, a few hundred bytes. Paths are below the portal's base. */
export interface PageBrand {
  tagline: Brand['tagline'];
  logo: string;
  /** The second logo next to it (§2.3), if the client has one. */
  coBrand: PageLogo | null;
  /** What the header shows by flag in place of logo and name (§6), if the client has one. */
  headerLogo: PageLogo | null;
  /** The name of its style sheet, below the assets. */
  sheet: string;
  /** In each theme: its icon, and the colour of the browser's own bar. */
  themes: Readonly<Record<ThemeName, { favicon: string; bar: string }>>;
}

export function pageBrandOf(id: ClientId): PageBrand {
  const { tagline, logo, coBrand, headerLogo, themes } = brandOf(id);
  const withPath = (named: NamedLogo | null) => named && { ...named, logo: logoPath(named.logo) };
  const theme = (name: ThemeName) => ({ favicon: faviconPath(id, name), bar: themes[name].bar });
  return {
    tagline,
    logo: logoPath(logo),
    coBrand: withPath(coBrand),
    headerLogo: withPath(headerLogo),
    sheet: clientSheet(id).name,
    themes: { a: theme('a'), b: theme('b') },
  };
}
