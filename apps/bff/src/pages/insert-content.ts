import { escapeHtml } from '@portal/client-config';
import { type RenderedPage, prerenderedDataId } from '@portal/domain';
import type { PageScreen } from './page-source';

/** The page with its content, its title, and the files with which the browser hydrates it. */
export function insertContent(
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
    [/<title>[^<]*<\/title>/, `<title>${escapeHtml(title)}</title>`],
    [
      /<meta\s+name="description"[^>]*>/,
      `<meta name="description" content="${escapeHtml(description)}" />`,
    ],
    [/(?=<\/head>)/, links.join('')],
    [
      /<div id="root"><\/div>/,
      `<div id="root">${content}</div><script type="application/json" id="${prerenderedDataId}">${data}</script>`,
    ],
  ];
  return parts.reduce((text, [place, element]) => text.replace(place, () => element), page);
}
