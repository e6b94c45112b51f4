import { join } from 'node:path';
import { textsOfPdf } from '../testing/texts-of-pdf';
import { accessibleDocument, heads, row } from './accessible-document';

const fixtures = join(import.meta.dirname, '../../../../fixtures');

/** The texts of each page of a document that has a heading after so many lines. */
async function pagesWith(lines: number, write: (document: Document) => void) {
  const document = accessibleDocument({
    language: 'en',
    title: 'Sample',
    clientName: 'Copperline Fund',
    fixtures,
  });
  for (let line = 1; line <= lines; line += 1) document.paragraph(`Line ${line}`);
  document.subheading('Marisol');
  write(document);
  const pdf = (await document.end()).toString('latin1');
  const characters = /beginbfrange[^\]]+\]/.exec(pdf)![0];
  return pdf
    .split('/Type /Page\n')
    .slice(1)
    .map((page) => textsOfPdf(characters + page));
}

type Document = ReturnType<typeof accessibleDocument>;

const table = (document: Document) =>
  document.table(
    [
      heads('Drug', 'You paid'),
      row('Lisinopril', '$1.00'),
      row(
        'A drug with a name that is long enough for two lines of its column. '.repeat(2),
        '$2.00',
      ),
      row('Zolentra', '$3.00'),
    ],
    ['*', 90],
  );

const counts = Array.from({ length: 14 }, (_, index) => 24 + index);

test('a heading is on the page of the head and the first two rows of its table', async () => {
  const filled = new Set<number>();
  for (const lines of counts) {
    const pages = await pagesWith(lines, table);
    filled.add(pages.length);
    const page = pages.find((texts) => texts.includes('Marisol'));
    expect([lines, page]).toEqual([
      lines,
      expect.arrayContaining(['Marisol', 'Drug', 'Lisinopril', '$2.00']),
    ]);
  }
  // Some end above the foot of the first page, and some below it.
  expect(filled).toEqual(new Set([1, 2]));
});

test('a heading is on the page of the paragraph below it', async () => {
  const filled = new Set<number>();
  for (const lines of counts) {
    const pages = await pagesWith(lines, (document) => document.paragraph('Good to know.'));
    filled.add(pages.length);
    const page = pages.find((texts) => texts.includes('Marisol'));
    expect([lines, page]).toEqual([lines, expect.arrayContaining(['Marisol', 'Good to know.'])]);
  }
  expect(filled).toEqual(new Set([1, 2]));
});
