import { limits, pageGrades } from './reading-grades';

/** The document that `npm run reading` writes. */
export const readingDocument = 'docs/reading.md';

/** A row of the document: a content page by its variant, a form, or the texts of a folder of the portal. */
export interface ReadingRow {
  page: string;
  texts: number;
  grade: number;
  ease: number;
}

const nameOf = (page: string) =>
  page
    .replace(/^fixtures\/content\/([\w-]+)\/(.*)\.(?:en-us|es-es)\.md$/, 'content page $1, $2')
    .replace(/^forms\./, 'form ')
    .replace(/^apps\/portal\/src\/((?:(?:features|content)\/)?[\w-]+)\/.*$/, '$1');

/** What each page has today; pages without a text that is long enough to tell are left out. */
export function readingRows(): ReadingRow[] {
  const eases = new Map(pageGrades('es', nameOf).map(({ page, value }) => [page, value]));
  return pageGrades('en', nameOf)
    .flatMap(({ page, texts, value: grade }) => {
      const ease = eases.get(page);
      return ease === undefined ? [] : [{ page, texts, grade, ease }];
    })
    .sort((one, other) => one.page.localeCompare(other.page));
}

/** The rows as the document has them. */
export const rowsOf = (markdown: string): ReadingRow[] =>
  [...markdown.matchAll(/^\| (\S.*?) +\| +(\d+) \| +(-?[\d.]+) \| +(-?[\d.]+) \|$/gm)].map(
    ([, page = '', texts, grade, ease]) => ({
      page,
      texts: Number(texts),
      grade: Number(grade),
      ease: Number(ease),
    }),
  );

export const readingPage = (rows: readonly ReadingRow[]) => `# How easy the texts are to read

The average of each page, made by \`npm run reading\`. English has the grade of Flesch and Kincaid: aim 6, and a text above ${limits.grade} fails a check. Spanish has the ease of Fernández Huerta: more is easier, and a text below ${limits.ease} fails. Texts of fewer than eight words are not counted; names of terms, drugs and plans are left out. The exceptions, each with its reason, are in \`tools/checks/src/reading.test.ts\`, which also compares this page with the texts.

| Page | Texts | English grade | Spanish ease |
| --- | --: | --: | --: |
${rows.map(({ page, texts, grade, ease }) => `| ${page} | ${texts} | ${grade} | ${ease} |`).join('\n')}
`;
