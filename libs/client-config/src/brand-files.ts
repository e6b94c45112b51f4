import type { BrandValues, LogoFile } from './brand';
import { brandOf, brandValues } from './brands';
import { type ClientId, clientIds } from './clients';
import { type ThemeName, themes } from './themes';

/** The path of a logo below the portal's base. */
export const logoPath = (logo: LogoFile): string => `brands/${logo}`;

/** The path of a client's icon in a theme, below the portal's base. */
export const faviconPath = (id: ClientId, theme: ThemeName): string =>
  `brands/${id.toLowerCase()}-${theme}.svg`;

/** The logos and icons of all clients by path. `readLogo` gives the text of a file of `logos/`. */
export function brandFiles(readLogo: (logo: LogoFile) => string): Map<string, string> {
  const files = new Map<string, string>();
  for (const id of clientIds) {
    const { logo, coBrand, headerLogo } = brandOf(id);
    for (const file of [logo, coBrand?.logo, headerLogo?.logo]) {
      if (file) files.set(logoPath(file), readLogo(file));
    }
    for (const theme of Object.keys(themes) as ThemeName[]) {
      files.set(faviconPath(id, theme), faviconSvg(readLogo(logo), brandValues(id, theme), theme));
    }
  }
  return files;
}

interface Tile {
  viewBox: string;
  shape: string;
  logo: string;
  line: string;
}

/** On a light tile the logo has its colours; in the second theme it is white on a round one. */
const tiles: Record<ThemeName, (values: BrandValues) => Tile> = {
  a: ({ brand }) => ({
    viewBox: '-3 -3 46 46',
    shape: '<rect x="-3" y="-3" width="46" height="46" rx="9" fill="#fff"/>',
    logo: brand,
    line: '#fff',
  }),
  b: ({ brandStrong }) => ({
    viewBox: '-8 -8 56 56',
    shape: `<circle cx="20" cy="20" r="28" fill="${brandStrong}"/>`,
    logo: '#fff',
    line: brandStrong,
  }),
};

/**
 * The icon: the logo with the client's colours written out, because an icon has no style sheet, on a
 * tile that sets it off from a dark tab strip as well as from a light one.
 */
function faviconSvg(logo: string, values: BrandValues, theme: ThemeName): string {
  const tile = tiles[theme](values);
  const colours: Record<string, string> = {
    brand: tile.logo,
    accent: values.accent,
    line: tile.line,
  };
  return logo
    .replace('viewBox="0 0 40 40"', `viewBox="${tile.viewBox}"`)
    .replace('<g id="logo">', `${tile.shape}\n  <g id="logo">`)
    .replace(/var\(--logo-(\w+), [^)]*\)/g, (whole, name: string) => colours[name] ?? whole);
}
