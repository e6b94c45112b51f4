import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from './problem';

/** Markdown by `<page>/<line>.<locale>`, e.g. `footer/medicare.en-us`. */
export type Contents = ReadonlyMap<string, string>;

/** Every page stands in each of these (Spec §4: business line and locale choose). */
export const contentVariants = ['commercial', 'medicare'].flatMap((line) =>
  ['en-us', 'es-es'].map((locale) => `${line}.${locale}`),
);

/** Reads fixtures/content; a page that lacks a variant, or has one too many, is a problem. */
export function readContents(folder: string): { contents: Contents; problems: Problem[] } {
  const contents = new Map<string, string>();
  const problems: Problem[] = [];
  const root = join(folder, 'content');
  for (const page of existsSync(root) ? readdirSync(root).sort() : []) {
    const names = readdirSync(join(root, page)).map((name) => name.replace(/\.md$/, ''));
    for (const name of names) {
      contents.set(`${page}/${name}`, readFileSync(join(root, page, `${name}.md`), 'utf8').trim());
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
