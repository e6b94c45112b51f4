import { type Brand, brandOf, brandValues } from './brands';
import type { ClientId } from './clients';
import { clientSheet } from './client-sheet';
import { faviconPath } from './favicons';
import { type Logo, logos } from './logos';
import type { ThemeName } from './themes';

interface NamedLogo {
  readonly name: string;
  readonly logo: Logo;
}

/** What a page needs of one client to wear its face: plain data, a few hundred bytes. */
export interface Face {
  tagline: Brand['tagline'];
  logo: Logo;
  /** The second logo beside it (§2.3), if the client has one. */
  coBrand: NamedLogo | null;
  /** What the header shows by flag in the place of logo and name (§6), if the client has one. */
  headerLogo: NamedLogo | null;
  /** The name of its style sheet, below the assets. */
  sheet: string;
  /** In each theme: its icon, below the portal's base, and the colour of the browser's own bar. */
  themes: Readonly<Record<ThemeName, { favicon: string; bar: string }>>;
}

/** The face of a client. */
export function faceOf(id: ClientId): Face {
  const { tagline, coBrand, headerLogo } = brandOf(id);
  const drawn = (named: typeof coBrand) => named && { name: named.name, logo: logos[named.logo] };
  const theme = (name: ThemeName) => ({
    favicon: faviconPath(id, name),
    bar: brandValues(id, name).bar,
  });
  return {
    tagline,
    logo: logos[id],
    coBrand: drawn(coBrand),
    headerLogo: drawn(headerLogo),
    sheet: clientSheet(id).name,
    themes: { a: theme('a'), b: theme('b') },
  };
}
