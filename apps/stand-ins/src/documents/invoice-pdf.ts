import { readResponse } from '@portal/contracts';
import { Invoice } from '@portal/contracts/payments';
import type { Json } from '@portal/scenarios';
import type * as z from 'zod/mini';
import {
  accessibleDocument,
  documentFormats,
  documentLanguage,
  type DocumentLanguage,
  heads,
  row,
  type DocumentSource,
  type StandInDocument,
} from './accessible-document';
import { documentDrug } from './document-drug';
import { invoiceTexts } from './invoice.text';

type Line = z.output<typeof Invoice>['lines'][number];

function nameOf({ kind, medicine }: Line, language: DocumentLanguage): string {
  const t = invoiceTexts[language];
  if (!medicine) return kind === 'shipping' ? t.shipping : t.other;
  const { days, filledOn } = medicine;
  const supply = days === null ? '' : `${days} ${t.days}`;
  const filled = filledOn && t.filledOn.replace('{date}', documentFormats(language).date(filledOn));
  return [documentDrug(medicine, language), supply, filled].filter(Boolean).join(', ');
}

/** An invoice as a tagged PDF (PDF/UA) in the requested language, with the name of the client. */
export async function invoicePdf(
  body: Json,
  { query, fixtures, clientName }: DocumentSource,
): Promise<StandInDocument> {
  const read = readResponse(Invoice, body);
  if (!read.success) throw new Error('The invoice of the response file is none.');
  const invoice = read.value;
  const language = documentLanguage(query);
  const t = invoiceTexts[language];
  const format = documentFormats(language);
  const money = (amount: number | null) => (amount === null ? t.unknown : format.money(amount));
  const date = (day: string) => (day === '' ? t.unknown : format.date(day));
  const title = `${t.title} ${invoice.invoiceNumber}`;
  const document = accessibleDocument({ language, title, clientName, fixtures });
  document.heading(`${clientName}: ${t.title}`);
  document.table([
    row(t.number, invoice.invoiceNumber),
    row(t.filledFor, invoice.filledFor || t.unknown),
    row(t.memberId, invoice.memberId || t.unknown),
    row(t.pharmacy, invoice.pharmacyName || t.unknown),
    row(t.issued, date(invoice.issuedOn)),
    row(t.due, date(invoice.dueOn)),
  ]);
  document.table(
    [
      heads(t.item, t.amount),
      ...invoice.lines.map((line) => row(nameOf(line, language), money(line.amount))),
      row(t.total, money(invoice.amount)),
      row(t.left, money(invoice.amountDue)),
    ],
    ['*', 90],
  );
  document.note(t.sample);
  return {
    bytes: await document.end(),
    fileName: `${t.title.toLowerCase()}-${invoice.invoiceId}.pdf`,
  };
}
