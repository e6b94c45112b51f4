import { escapeHtml } from '@portal/client-config';
import { type RenderedPage, type RenderedShell, prerenderedDataId } from '@portal/domain';

const linkTo = (rel: string, name: string) => `<link ${rel} href="/member/${name}" />`;

const preload = (scripts: readonly string[] = []): string =>
  scripts.map((name) => linkTo('rel="modulepreload" crossorigin', name)).join('');

/** The files of a screen in one language, below the portal's base. */
interface PageFiles {
  styles: readonly string[];
  scripts: readonly string[] | undefined;
  /** Adds the other scripts after the first paint. */
  loader: string;
}

const moduleElements =
  /\s*<(?:script type="module"[^>]*><\/script>|link rel="modulepreload"[^>]*>)/g;

/**
 * The page with its content, its title, and the files with which the browser hydrates it. It can be read without scripts:
 * they wait in a template until `loader`, which comes first, puts them into the page.
 */
export function insertContent(
  page: string,
  { data, ...rendered }: RenderedPage,
  { styles, scripts, loader }: PageFiles,
): string {
  const sheets = styles.map((name) => linkTo('rel="stylesheet"', name)).join('');
  const state = `<script type="application/json" id="${prerenderedDataId}">${data}</script>`;
  const deferred = [...(page.match(moduleElements) ?? []), preload(scripts)].join('').trim();
  return insert(page.replaceAll(moduleElements, ''), {
    ...rendered,
    after: `${state}<template id="deferred-scripts">${deferred}</template>`,
    links: `${sheets}<script type="module" src="/member/${loader}"></script>`,
  });
}

/**
 * The page of a screen with the shell that it shows until the portal has started, and the scripts that come next: each
 * runs when it is there, in its own task, and not all together when the portal imports them. Each has a link, too: the
 * portal would add one for what has none.
 */
export function insertShell(
  page: string,
  { titles, ...rendered }: RenderedShell,
  path = '*',
  scripts: readonly string[] = [],
): string {
  const title = titles[path] ?? titles['*'] ?? '';
  const elements = scripts.map(
    (name) => `<script type="module" crossorigin src="/member/${name}"></script>`,
  );
  return insert(page, { ...rendered, title, links: preload(scripts) + elements.join('') });
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
