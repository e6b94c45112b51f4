import { type BrandValues, brandValues } from './brands';
import type { ClientId } from './clients';
import { type Logo, logos } from './logos';
import type { ThemeName } from './themes';

interface Ground {
  viewBox: string;
  tile: string;
  fill: string;
  line: string;
}

/** On a light tile the logo has its colours; on the second face it stands out white from a round one. */
const grounds: Record<ThemeName, (values: BrandValues) => Ground> = {
  a: ({ brand }) => ({
    viewBox: '-3 -3 46 46',
    tile: '<rect x="-3" y="-3" width="46" height="46" rx="9" fill="#fff"/>',
    fill: brand,
    line: '#fff',
  }),
  b: ({ brandStrong }) => ({
    viewBox: '-8 -8 56 56',
    tile: `<circle cx="20" cy="20" r="28" fill="${brandStrong}"/>`,
    fill: '#fff',
    line: brandStrong,
  }),
};

/** The file of a client's icon in a theme, below the portal's base address. */
export function faviconPath(id: ClientId, theme: ThemeName): string {
  return `brands/${id.toLowerCase()}-${theme}.svg`;
}

/**
 * The icon itself: the client's logo as an SVG document that knows no style sheet, on a tile that keeps
 * it apart from a dark tab strip as well as from a light one.
 */
export function faviconSvg(id: ClientId, theme: ThemeName): string {
  const values = brandValues(id, theme);
  const { viewBox, tile, fill, line } = grounds[theme](values);
  const paint = {
    'lg-a': ` fill="${fill}"`,
    'lg-b': ` fill="${values.accent}"`,
    'lg-l': ` fill="none" stroke="${line}" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"`,
  };
  const logo: Logo = logos[id];
  const shapes = logo.map(({ tag, className, attributes }) => {
    const own = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
    return `<${tag}${className ? paint[className] : ''}${own.join('')}/>`;
  });
  const lines = [tile, ...shapes].map((shape) => `  ${shape}`).join('\n');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">\n${lines}\n</svg>\n`;
}
