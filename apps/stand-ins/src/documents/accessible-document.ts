import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { type Cell, TaggedPdf, type Width } from './tagged-pdf';

export type DocumentLanguage = 'en' | 'es';

interface Options {
  language: DocumentLanguage;
  /** Which document it is, e.g. "Invoice EVF-1". */
  title: string;
  clientName: string;
  /** The folder with pictures and fonts. */
  fixtures: string;
}

/** The language that a call asks for in its query; English unless it is Spanish. */
export const documentLanguage = (query: Record<string, string>): DocumentLanguage =>
  query['lang'] === 'es' ? 'es' : 'en';

const minus = '−';

/** Amounts in dollars and days, YYYY-MM-DD, as a document in that language writes them. */
export function documentFormats(language: DocumentLanguage) {
  const currency = new Intl.NumberFormat(`${language}-US`, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
  });
  const date = new Intl.DateTimeFormat(`${language}-US`, { dateStyle: 'long', timeZone: 'UTC' });
  return {
    count: (count: number) => String(count).replace('-', minus),
    money: (amount: number) => currency.format(amount).replace('-', minus),
    date: (day: string) => date.format(new Date(`${day}T00:00:00Z`)),
  };
}

/** A row of a name and what belongs to it, at the other edge. */
export const row = (name: string, ...values: readonly string[]): Cell[] => [
  { text: name, type: 'TH', scope: 'Row' },
  ...values.map((text) => ({ text, align: 'right' as const })),
];

/** The heads of columns, the first at the left. */
export const heads = (first: string, ...others: readonly string[]): Cell[] => [
  { text: first, type: 'TH', scope: 'Column' },
  ...others.map((text) => ({
    ...{ text, type: 'TH' as const, scope: 'Column' as const },
    align: 'right' as const,
  })),
];

/** A tagged PDF (PDF/UA) of headings, paragraphs and tables. */
export function accessibleDocument({ language, title, clientName, fixtures }: Options) {
  const document = new TaggedPdf({
    size: 'LETTER',
    // 16 mm: the explanation of a claim fits on one page.
    margin: 46,
    pdfVersion: '1.7',
    subset: 'PDF/UA',
    tagged: true,
    lang: `${language}-US`,
    displayTitle: true,
    compress: false,
    font: readFileSync(join(fixtures, 'fonts/atkinson-hyperlegible-next-latin-400.ttf')),
    info: { Title: title, Author: clientName },
  });
  const root = document.struct('Document');
  document.addStructure(root);
  const add = (type: 'H1' | 'H2' | 'P', size: number, text: string) =>
    root.add(document.struct(type, () => document.fontSize(size).text(text).moveDown(0.6)));
  return {
    heading: (text: string) => add('H1', 20, text),
    subheading: (text: string) => add('H2', 15, text),
    paragraph: (text: string) => add('P', 11, text),
    note: (text: string) => add('P', 9, text),
    /** `widths`: of the columns, `*` shares what is left; without it all are equal. */
    table(data: readonly Cell[][], widths?: readonly Width[]) {
      document.fontSize(11);
      document.table({
        structParent: root,
        defaultStyle: { border: 0 },
        ...(widths && { columnStyles: widths }),
        data,
      });
      document.text('', document.page.margins.left).moveDown(0.6);
    },
    end(): Promise<Buffer> {
      root.end();
      document.end();
      return buffer(document);
    },
  };
}
