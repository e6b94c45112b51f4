import { type RenderedPage, sentPageElement } from '@portal/domain';
import type { PageScreen } from './page-source';

/** The page with its content, its title, and the files that the browser needs to take it over. */
export function putContent(
  page: string,
  { content, data, title, description }: RenderedPage,
  { styles, scripts }: PageScreen,
  language: string,
): string {
  const links = [
    ...styles.map((name) => `<link rel="stylesheet" href="/member/${name}" />`),
    ...(scripts[language] ?? []).map(
      (name) => `<link rel="modulepreload" crossorigin href="/member/${name}" />`,
    ),
  ];
  const parts: [RegExp, string][] = [
    [/<title>[^<]*<\/title>/, `<title>${escaped(title)}</title>`],
    [
      /<meta\s+name="description"[^>]*>/,
      `<meta name="description" content="${escaped(description)}" />`,
    ],
    [/(?=<\/head>)/, links.join('')],
    [
      /<div id="root"><\/div>/,
      `<div id="root">${content}</div><script type="application/json" id="${sentPageElement}">${data}</script>`,
    ],
  ];
  return parts.reduce((text, [place, element]) => text.replace(place, () => element), page);
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (each) => escapes[each] ?? each);
