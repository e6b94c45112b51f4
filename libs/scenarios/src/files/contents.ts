import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { clientIds } from '@portal/client-config';
import type { Problem } from './problem';

/** The markdown of a page, and the day of its front matter (`reviewed: YYYY-MM-DD`). */
export interface Content {
  markdown: string;
  reviewedOn: string | null;
}

/** Pages by `<page>/<file>`, e.g. `footer/medicare.en-us`. */
export type Contents = ReadonlyMap<string, Content>;

const frontMatter = /^---\nreviewed: (\d{4}-\d{2}-\d{2})\n---\n/;

function parseContent(text: string): Content {
  const reviewedOn = frontMatter.exec(text)?.[1] ?? null;
  return { markdown: text.replace(frontMatter, '').trim(), reviewedOn };
}

const lines = ['commercial', 'medicare'];
const locales = ['en-us', 'es-es'];

/** Every page has each of these (Spec §4: business line and locale choose), or for both lines `both.<locale>`. */
export const contentVariants = lines.flatMap((line) =>
  locales.map((locale) => `${line}.${locale}`),
);

/** The names of the files that may hold a page, the first that exists wins: of the client, of the line, of both lines. */
export const fileNamesOf = (client: string, line: string, locale: string) => [
  `${client}.${line}.${locale}`,
  `${line}.${locale}`,
  `both.${locale}`,
];

/** Reads fixtures/content; a page that lacks a variant, or has one too many, is a problem. */
export function readContents(folder: string): { contents: Contents; problems: Problem[] } {
  const contents = new Map<string, Content>();
  const problems: Problem[] = [];
  const root = join(folder, 'content');
  for (const page of existsSync(root) ? readdirSync(root).sort() : []) {
    const names = readdirSync(join(root, page)).map((name) => name.replace(/\.md$/, ''));
    for (const name of names) {
      const text = readFileSync(join(root, page, `${name}.md`), 'utf8');
      contents.set(`${page}/${name}`, parseContent(text));
    }
    for (const name of missingIn(names)) {
      const file = `content/${page}/${name}.md`;
      problems.push({ file, key: '', reason: 'The page lacks this variant.' });
    }
    for (const name of names.filter((each) => !isVariant(each))) {
      const file = `content/${page}/${name}.md`;
      problems.push({ file, key: '', reason: 'No line and locale have this name.' });
    }
  }
  return { contents, problems };
}

/** The variants that no file has, and the other language of what a client has. */
function missingIn(names: readonly string[]): string[] {
  const ofLines = contentVariants.filter(
    (each) => !names.includes(each) && !names.includes(each.replace(/^\w+/, 'both')),
  );
  const ofClients = names
    .filter((name) => name.split('.').length === 3)
    .flatMap((name) => locales.map((locale) => name.replace(/[^.]+$/, locale)))
    .filter((name) => !names.includes(name));
  return [...ofLines, ...new Set(ofClients)];
}

function isVariant(name: string): boolean {
  const [locale = '', line = '', client, ...more] = name.split('.').reverse();
  const isClient = client === undefined || clientIds.some((id) => id === client);
  const isLine = lines.includes(line) || (line === 'both' && client === undefined);
  return more.length === 0 && locales.includes(locale) && isLine && isClient;
}
