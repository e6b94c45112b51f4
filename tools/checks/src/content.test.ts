import { readTree, sectionsOf } from '@portal/portal/markdown-tree';
import { readTexts } from '@portal/portal/read-texts';
import { screens } from '@portal/portal/screens';
import { contentPages, pageOf, problemsOf } from './testing/content-pages';
import { textOf } from './workspace';

test('every page of text that a screen names is there in both languages', () => {
  const files = contentPages.map(({ file }) => file);
  const missing = screens.flatMap(({ content }) =>
    content === undefined
      ? []
      : ['en-us', 'es-es'].flatMap((locale) => {
          const names = ['both', 'commercial'].map(
            (line) => `fixtures/content/${content}/${line}.${locale}.md`,
          );
          return names.some((name) => files.includes(name)) ? [] : [`${content}: ${locale}`];
        }),
  );
  expect(missing).toEqual([]);
});

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
