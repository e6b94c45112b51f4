import { readTree, sectionsOf } from '@portal/portal/markdown-tree';
import { readTexts } from '@portal/portal/read-texts';
import { screens } from '@portal/portal/screens';
import { contentPages, pageOf, problemsOf } from './testing/content-pages';
import { textOf } from './workspace';

/** Pages with words that only one business line may read: Medicare's are apart from all others (domain facts, 422.2265). */
const ofEachLine = ['about-us', 'footer', 'language-help', 'links', 'storm'];

test('every page of text is there for both business lines in both languages', () => {
  const named = screens.flatMap(({ content }) => content ?? []);
  const pages = [...new Set([...named, ...contentPages.map(({ file }) => pageNameOf(file))])];
  expect(pages.length).toBeGreaterThan(15);
  const files = contentPages.map(({ file }) => file);
  expect(pages.flatMap((page) => missingVariants(page, files))).toEqual([]);
});

test.each([
  ['links', ['commercial'], ['links: medicare.en-us', 'links: medicare.es-es']],
  ['links', ['commercial', 'medicare'], []],
  // One text for both lines is none of Medicare's own.
  [
    'links',
    ['both'],
    ['commercial', 'medicare'].flatMap((line) => [`links: ${line}.en-us`, `links: ${line}.es-es`]),
  ],
  ['glossary', ['both'], []],
  ['glossary', ['commercial'], ['glossary: medicare.en-us', 'glossary: medicare.es-es']],
])('%s with texts of %j lacks %j', (page, lines, wanted) => {
  const files = lines.flatMap((line) =>
    ['en-us', 'es-es'].map((locale) => `fixtures/content/${page}/${line}.${locale}.md`),
  );
  expect(missingVariants(page, files)).toEqual(wanted);
});

const pageNameOf = (file: string) => file.split('/').at(-2) ?? '';

/** The variants of a page that no file has. */
const missingVariants = (page: string, files: readonly string[]) =>
  ['commercial', 'medicare'].flatMap((line) =>
    ['en-us', 'es-es'].flatMap((locale) => {
      const lines = ofEachLine.includes(page) ? [line] : [line, 'both'];
      const names = lines.map((each) => `fixtures/content/${page}/${each}.${locale}.md`);
      return names.some((name) => files.includes(name)) ? [] : [`${page}: ${line}.${locale}`];
    }),
  );

test('the names of the terms that are explained where they appear are the headings of the glossary', () => {
  const file = 'apps/portal/src/content/glossary/glossary-terms.text.ts';
  const names = Object.entries(readTexts(file, textOf(file)));
  const headings = (language: string) =>
    contentPages
      .filter((page) => page.file.includes('/glossary/') && page.language === language)
      .flatMap(({ markdown }) => sectionsOf(readTree(markdown)))
      .flatMap(({ heading }) => (heading ? [[`glossary.term.${heading.id}`, heading.text]] : []));
  expect(names.length).toBeGreaterThan(40);
  expect(names.map(([key, { en }]) => [key, en])).toEqual(headings('en'));
  expect(names.map(([key, { es }]) => [key, es])).toEqual(headings('es'));
});

test('no page has a broken link, a heading out of order, a picture without words, or HTML', () => {
  expect(contentPages.length).toBeGreaterThan(40);
  const found = contentPages.flatMap((page) =>
    problemsOf(page).map((problem) => `${page.file}: ${problem}`),
  );
  expect(found).toEqual([]);
});

test.each([
  ['[Claims](/member/claims)', []],
  ['[Copay](/member/glossary#copay)', []],
  ['[Copay](/member/glossary#cpay)', [/leads to no part/]],
  ['[Claims](/member/claim)', [/leads to no screen/]],
  ['[Press](javascript:alert(1))', [/leads to no screen/]],
  ['[Other](http://plain.example)', [/leads to no screen/]],
  ['[ ](/member/claims)', [/no words/]],
  ['## One\n\n#### Three', [/level 4 is out of order/]],
  ['# A title', [/level 1 is out of order/]],
  ['## One {#a}\n\n## Two {#a}', [/Two parts have the fragment "a"/]],
  ['![](/picture.png)', [/no alternative text/]],
  ['Hi <b>there</b>', [/HTML/, /HTML/]],
  ['<script>alert(1)</script>', [/HTML/]],
])('%j has the problems %j', (markdown, wanted) => {
  const problems = problemsOf(pageOf('x/both.en-us.md', markdown));
  expect(problems).toHaveLength(wanted.length);
  wanted.forEach((each, index) => expect(problems[index]).toMatch(each));
});
