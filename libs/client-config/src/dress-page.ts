import { type ClientId, clientOf } from './clients';
import { faceOf } from './faces';
import { themeOf } from './themes';

/** The element of the page that a client's style sheet hangs on. */
export const sheetElementId = 'client-sheet';

/**
 * The portal's page with one client's name, icon, colours and style sheet, so that the first paint is
 * right. `base` is where the portal lies, e.g. `/member/`. A page that says nothing of a client on its
 * root element stays as it is. A page may be dressed again.
 */
export function dressPage(page: string, id: ClientId, base: string): string {
  if (!/<html[^>]* data-client=/.test(page)) return page;
  const { name } = clientOf(id);
  const theme = themeOf(id, []);
  const { sheet, themes } = faceOf(id);
  const { favicon, bar } = themes[theme];
  const put = (text: string, place: RegExp, element: string) => text.replace(place, () => element);
  const parts: [RegExp, string][] = [
    [/<html[^>]*>/, `<html lang="en" data-client="${escaped(id)}" data-theme="${theme}">`],
    [/<title>[^<]*<\/title>/, `<title>${escaped(name)}</title>`],
    [/<meta name="theme-color"[^>]*>/, `<meta name="theme-color" content="${escaped(bar)}" />`],
    [
      /<link rel="icon"[^>]*>/,
      `<link rel="icon" href="${escaped(base + favicon)}" type="image/svg+xml" />`,
    ],
    [
      new RegExp(`<link rel="stylesheet" id="${sheetElementId}"[^>]*>|(?=</head>)`),
      `<link rel="stylesheet" id="${sheetElementId}" href="${escaped(`${base}assets/${sheet}`)}" />`,
    ],
  ];
  return parts.reduce((text, [place, element]) => put(text, place, element), page);
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (each) => escapes[each] ?? each);
