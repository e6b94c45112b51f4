import { escapeHtml } from '@portal/client-config';
import { type RenderedPage, type RenderedShell, prerenderedDataId } from '@portal/domain';
import type { PageScreen } from './page-source';

const linkTo = (rel: string, name: string) => `<link ${rel} href="/member/${name}" />`;

/** The content can be read without scripts, so the browser fetches them after its style sheets, fonts and pictures. */
const scriptsLast = (page: string): string =>
  page.replace(
    /<(?:script type="module"|link rel="modulepreload")/g,
    (element) => `${element} fetchpriority="low"`,
  );

const preload = (scripts: readonly string[] = []): string =>
  scripts.map((name) => linkTo('rel="modulepreload" crossorigin', name)).join('');

/** The page with its content, its title, and the files with which the browser hydrates it. */
export function insertContent(
  page: string,
  { data, ...rendered }: RenderedPage,
  { styles, scripts }: PageScreen,
  language: string,
): string {
  const links =
    styles.map((name) => linkTo('rel="stylesheet"', name)).join('') + preload(scripts[language]);
  const state = `<script type="application/json" id="${prerenderedDataId}">${data}</script>`;
  return scriptsLast(insert(page, { ...rendered, after: state, links }));
}

/** The page of a screen with the shell that it shows until the portal has started, and the scripts that come next. */
export function insertShell(
  page: string,
  { titles, ...rendered }: RenderedShell,
  path = '*',
  scripts: readonly string[] = [],
): string {
  const title = titles[path] ?? titles['*'] ?? '';
  return insert(page, { ...rendered, title, links: preload(scripts) });
}

interface Inserted extends Pick<RenderedPage, 'content' | 'title' | 'description'> {
  /** Elements behind the root, and at the end of the head. */
  after?: string;
  links?: string;
}

function insert(
  page: string,
  { content, title, description, after = '', links = '' }: Inserted,
): string {
  const parts: [RegExp, string][] = [
    [/<title>[^<]*<\/title>/, `<title>${escapeHtml(title)}</title>`],
    [
      /<meta\s+name="description"[^>]*>/,
      `<meta name="description" content="${escapeHtml(description)}" />`,
    ],
    [/(?=<\/head>)/, links],
    [/<div id="root"><\/div>/, `<div id="root">${content}</div>${after}`],
  ];
  return parts.reduce((text, [place, element]) => text.replace(place, () => element), page);
}
