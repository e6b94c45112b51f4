import { Invoice } from '@portal/contracts/payments';
import type { Json } from '@portal/scenarios';
import type { StandInDocument } from '../services/documents';
import { type PdfLine, writePdf } from './write-pdf';

const words = {
  en: {
    title: 'Invoice',
    number: 'Invoice number',
    issued: 'Date',
    due: 'Due',
    item: 'Item',
    amount: 'Amount',
    total: 'Total',
    left: 'Left to pay',
    unknown: 'Not available',
    notReal: 'Sample document. Every name and figure is invented.',
  },
  es: {
    title: 'Factura',
    number: 'Número de factura',
    issued: 'Fecha',
    due: 'Vence',
    item: 'Concepto',
    amount: 'Monto',
    total: 'Total',
    left: 'Queda por pagar',
    unknown: 'No disponible',
    notReal: 'Documento de muestra. Todos los nombres y cifras son inventados.',
  },
} as const;

/** An invoice on paper, in the language asked for. */
export function invoicePdf(body: Json, query: Record<string, string>): StandInDocument {
  const invoice = Invoice.parse(body);
  const language = query['lang'] === 'es' ? 'es' : 'en';
  const t = words[language];
  const money = (amount: number | null) =>
    amount === null
      ? t.unknown
      : new Intl.NumberFormat(`${language}-US`, {
          style: 'currency',
          currency: 'USD',
          currencyDisplay: 'narrowSymbol',
        }).format(amount);
  let y = 700;
  const lines: PdfLine[] = [{ x: 72, y, size: 22, bold: true, text: `Everfern Rx: ${t.title}` }];
  const row = (left: string, right: string, bold = false) => {
    y -= 22;
    lines.push({ x: 72, y, size: 11, text: left, bold });
    lines.push({ x: 540, y, size: 11, text: right, bold, alignRight: true });
  };
  y -= 18;
  row(t.number, invoice.invoiceNumber);
  row(t.issued, invoice.issuedOn || t.unknown);
  row(t.due, invoice.dueOn || t.unknown);
  y -= 18;
  row(t.item, t.amount, true);
  for (const { description, amount } of invoice.lines ?? []) row(description, money(amount));
  y -= 10;
  row(t.total, money(invoice.amount), true);
  row(t.left, money(invoice.amountDue), true);
  lines.push({ x: 72, y: 72, size: 9, text: t.notReal });
  const title = `${t.title} ${invoice.invoiceNumber}`;
  return {
    bytes: writePdf({ title, language: language === 'es' ? 'es-US' : 'en-US', lines }),
    fileName: `${t.title.toLowerCase()}-${invoice.invoiceId}.pdf`,
  };
}
