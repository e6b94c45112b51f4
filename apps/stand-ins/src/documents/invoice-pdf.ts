import { readResponse } from '@portal/contracts';
import { Invoice } from '@portal/contracts/payments';
import type { Json } from '@portal/scenarios';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type * as z from 'zod/mini';
import type { DocumentSource, StandInDocument } from '../services/documents';
import { invoiceTexts } from './invoice.text';
import { type Cell, TaggedPdf } from './tagged-pdf';

type Line = z.output<typeof Invoice>['lines'][number];

function nameOf({ kind, medicine }: Line, language: 'en' | 'es'): string {
  const t = invoiceTexts[language];
  if (!medicine) return kind === 'shipping' ? t.shipping : t.other;
  const { drugName, spanishName, isBrand, strength, days } = medicine;
  const name = (language === 'es' && !isBrand && spanishName) || drugName;
  const supply = days === null ? '' : `${days} ${t.days}`;
  return [`${name} ${strength}`.trim(), supply].filter(Boolean).join(', ');
}

/** An invoice as a tagged PDF (PDF/UA) in the requested language, with the name of the client. */
export async function invoicePdf(
  body: Json,
  { query, fixtures, clientName }: DocumentSource,
): Promise<StandInDocument> {
  const read = readResponse(Invoice, body);
  if (!read.success) throw new Error('The invoice of the response file is none.');
  const invoice = read.value;
  const language = query['lang'] === 'es' ? 'es' : 'en';
  const t = invoiceTexts[language];
  const currency = new Intl.NumberFormat(`${language}-US`, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
  });
  const dates = new Intl.DateTimeFormat(`${language}-US`, { dateStyle: 'long', timeZone: 'UTC' });
  const day = (date: string) => (date ? dates.format(new Date(date)) : t.unknown);
  const money = (amount: number | null) => (amount === null ? t.unknown : currency.format(amount));
  const document = new TaggedPdf({
    size: 'LETTER',
    pdfVersion: '1.7',
    subset: 'PDF/UA',
    tagged: true,
    lang: `${language}-US`,
    displayTitle: true,
    compress: false,
    font: readFileSync(join(fixtures, 'fonts/atkinson-hyperlegible-next-latin-400.ttf')),
    info: { Title: `${t.title} ${invoice.invoiceNumber}`, Author: clientName },
  });
  const root = document.struct('Document');
  document.addStructure(root);
  const add = (type: 'H1' | 'P', size: number, text: string) =>
    root.add(document.struct(type, () => document.fontSize(size).text(text).moveDown()));
  const addTable = (data: Cell[][]) => {
    document.fontSize(11);
    document.table({ structParent: root, defaultStyle: { border: 0 }, data });
    document.text('', document.page.margins.left).moveDown();
  };
  const row = (name: string, value: string): Cell[] => [
    { text: name, type: 'TH', scope: 'Row' },
    { text: value, align: 'right' },
  ];

  add('H1', 22, `${clientName}: ${t.title}`);
  addTable([
    row(t.number, invoice.invoiceNumber),
    row(t.issued, day(invoice.issuedOn)),
    row(t.due, day(invoice.dueOn)),
  ]);
  addTable([
    [
      { text: t.item, type: 'TH', scope: 'Column' },
      { text: t.amount, type: 'TH', scope: 'Column', align: 'right' },
    ],
    ...invoice.lines.map((line) => row(nameOf(line, language), money(line.amount))),
    row(t.total, money(invoice.amount)),
    row(t.left, money(invoice.amountDue)),
  ]);
  add('P', 9, t.sample);
  root.end();
  document.end();
  return {
    bytes: await buffer(document),
    fileName: `${t.title.toLowerCase()}-${invoice.invoiceId}.pdf`,
  };
}
