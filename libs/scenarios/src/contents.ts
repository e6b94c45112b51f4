import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from './problem';

/** The markdown of a page, and the day of its front matter (`reviewed: YYYY-MM-DD`). */
export interface Content {
  markdown: string;
  reviewedOn: string | null;
}

/** Pages by `<page>/<line>.<locale>`, e.g. `footer/medicare.en-us`. */
export type Contents = ReadonlyMap<string, Content>;

const frontMatter = /^---\nreviewed: (\d{4}-\d{2}-\d{2})\n---\n/;

function parseContent(text: string): Content {
  const reviewedOn = frontMatter.exec(text)?.[1] ?? null;
  return { markdown: text.replace(frontMatter, '').trim(), reviewedOn };
}

/** Every page has each of these (Spec §4: business line and locale choose). */
export const contentVariants = ['commercial', 'medicare'].flatMap((line) =>
  ['en-us', 'es-es'].map((locale) => `${line}.${locale}`),
);

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
    for (const variant of contentVariants.filter((each) => !names.includes(each))) {
      const file = `content/${page}/${variant}.md`;
      problems.push({ file, key: '', reason: 'The page lacks this variant.' });
    }
    for (const name of names.filter((each) => !contentVariants.includes(each))) {
      const file = `content/${page}/${name}.md`;
      problems.push({ file, key: '', reason: 'No line and locale have this name.' });
    }
  }
  return { contents, problems };
}
