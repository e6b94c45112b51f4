import { type ClientId, clientOf } from './clients';
import { pageBrandOf } from './page-brand';
import { type ThemeName, themeOf } from './themes';

/** The id of the link element that loads a client's style sheet. */
export const sheetElementId = 'client-sheet';

/**
 * The portal's page with one client's name, icon, colours and style sheet, so that the first paint is
 * right, and with the font of its theme preloaded. `base` is the portal's base path, e.g. `/member/`. A page
 * without a client on its root element is returned unchanged. A page that has a brand can get another. The
 * theme is the client's usual one unless given.
 */
export function applyBrandToPage(
  page: string,
  id: ClientId,
  base: string,
  theme: ThemeName = themeOf(id, []),
): string {
  if (!/<html[^>]* data-client=/.test(page)) return page;
  const { name } = clientOf(id);
  const { sheet, themes } = pageBrandOf(id);
  const { favicon, bar } = themes[theme];
  const put = (text: string, place: RegExp, element: string) => text.replace(place, () => element);
  const parts: [RegExp, string][] = [
    [/<html[^>]*>/, `<html lang="en" data-client="${escapeHtml(id)}" data-theme="${theme}">`],
    [/<title>[^<]*<\/title>/, `<title>${escapeHtml(name)}</title>`],
    [/<meta name="theme-color"[^>]*>/, `<meta name="theme-color" content="${escapeHtml(bar)}" />`],
    [
      /<link rel="icon"[^>]*>/,
      `<link rel="icon" href="${escapeHtml(base + favicon)}" type="image/svg+xml" />`,
    ],
    [
      new RegExp(`<link rel="stylesheet" id="${sheetElementId}"[^>]*>|(?=</head>)`),
      `<link rel="stylesheet" id="${sheetElementId}" href="${escapeHtml(`${base}assets/${sheet}`)}" />`,
    ],
  ];
  return preloadFontOf(
    theme,
    parts.reduce((text, [place, element]) => put(text, place, element), page),
  );
}

/** The preload of the other theme's font stays without effect: the page can get another brand. */
const preloadFontOf = (theme: ThemeName, page: string): string =>
  page.replace(/<link\s[^>]*data-font-of="(\w+)"[^>]*>/g, (link: string, fontOf: string) => {
    const active = link.replace(/\s+media="not all"/, '');
    return fontOf === theme ? active : active.replace(/^<link/, '<link media="not all"');
  });

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** A text as HTML, in an element or a quoted attribute. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (each) => escapes[each] ?? each);
