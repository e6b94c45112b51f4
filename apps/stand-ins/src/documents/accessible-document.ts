import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { ZipCode } from '@portal/scenarios';
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
    text,
    type: 'TH' as const,
    scope: 'Column' as const,
    align: 'right' as const,
  })),
];

/** Lines of space after a text or a table. */
const afterText = 0.6;
const headingSize = 15;
const tableSize = 11;
/** pdfkit's default cell padding (0.25 em), both sides together, in em. */
const cellPadding = 0.5;

/** How high table rows are, in points. */
function heightOf(
  document: InstanceType<typeof TaggedPdf>,
  rows: readonly (readonly Cell[])[],
  widths: readonly Width[] = (rows[0] ?? []).map(() => '*'),
): number {
  document.fontSize(tableSize);
  const { width, margins } = document.page;
  const padding = cellPadding * tableSize;
  const numbers = widths.filter((each) => each !== '*');
  const shared =
    width - margins.left - margins.right - numbers.reduce((sum, each) => sum + each, 0);
  const share = shared / Math.max(1, widths.length - numbers.length);
  const heights = rows.map((cells) =>
    cells.map(({ text }, index) => {
      const column = widths[index] ?? '*';
      const inner = (column === '*' ? share : column) - padding;
      return document.heightOfString(text || ' ', { width: inner }) + padding;
    }),
  );
  return heights.reduce((sum, each) => sum + Math.max(...each), 0);
}

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
    root.add(document.struct(type, () => document.fontSize(size).text(text).moveDown(afterText)));
  /** The last subheading, not yet drawn: what follows decides whether it starts a new page. */
  let waiting: string | undefined;
  /** Draws it; `heightBelow` is what has to fit under it on the same page, in points. */
  const drawHeading = (heightBelow: () => number) => {
    if (waiting === undefined) return;
    const text = waiting;
    waiting = undefined;
    const gap = () => document.currentLineHeight(true) * afterText;
    const own = document.fontSize(headingSize).heightOfString(text) + gap();
    if (document.y + own + heightBelow() >= document.page.maxY()) document.addPage();
    add('H2', headingSize, text);
  };
  /** Writes texts of a type in a size in points; two lines stay together with a subheading. */
  const block = (type: 'H1' | 'P', size: number) => (text: string) => {
    drawHeading(() => 2 * document.fontSize(size).currentLineHeight(true));
    add(type, size, text);
  };
  return {
    heading: block('H1', 20),
    subheading(text: string) {
      drawHeading(() => 0);
      waiting = text;
    },
    paragraph: block('P', 11),
    note: block('P', 9),
    /** `widths`: of the columns, `*` shares what is left; without it all are equal. */
    table(data: readonly Cell[][], widths?: readonly Width[]) {
      drawHeading(() => heightOf(document, data.slice(0, 3), widths));
      document.fontSize(tableSize);
      document.table({
        structParent: root,
        defaultStyle: { border: 0 },
        ...(widths && { columnStyles: widths }),
        data,
      });
      document.text('', document.page.margins.left).moveDown(afterText);
    },
    end(): Promise<Buffer> {
      drawHeading(() => 0);
      root.end();
      document.end();
      return buffer(document);
    },
  };
}

/** A document as the services send it. */
export interface StandInDocument {
  bytes: Buffer;
  fileName: string;
  /** Its media type, where it is not the one that the catalogue names first. */
  type?: string;
}

/** What a document is made from, in addition to the scenario's response. */
export interface DocumentSource {
  query: Record<string, string>;
  /** The folder with pictures and fonts. */
  fixtures: string;
  /** The name of the scenario's client. */
  clientName: string;
  zipCodes: () => readonly ZipCode[];
  /** The bytes of a file that the member has uploaded; undefined when they are gone. */
  bytesOf: (uploadId: string) => Buffer | undefined;
}
