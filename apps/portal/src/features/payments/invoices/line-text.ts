import type { Language, Translate } from '../../../language';
import type drugForms from '../../../language/drug-forms.text';
import { drugTitle } from '../../../language/drug-name';
import { dayText } from '../parts/payment-labels';
import type { InvoiceRow } from '../payments.requests';
import type paymentsText from '../payments.text';

/** A line of an invoice in the reader's language: "Lisinopril 10 mg tablet, 90 days", or what else was billed. */
export function lineText(
  { kind, medicine }: InvoiceRow['lines'][number],
  language: Language,
  t: Translate<typeof paymentsText> & Translate<typeof drugForms>,
  writeDay: (iso: string) => string,
): string {
  if (!medicine) return t(kind === 'shipping' ? 'payments.line.shipping' : 'payments.line.other');
  const title = drugTitle(medicine, language, t);
  const { days, filledOn } = medicine;
  const supply = days === null ? title : t('payments.line.medicine', { title, count: days });
  const date = dayText(filledOn, writeDay);
  return date ? t('payments.line.filled', { supply, date }) : supply;
}
