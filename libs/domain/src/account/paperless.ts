import { addDays } from '../calendar';

/** The kinds of documents that come by mail or online (forms.md 10). */
export const documentKinds = ['eobs', 'letters', 'planDocuments', 'invoices'] as const;
export type DocumentKind = (typeof documentKinds)[number];

const businessDaysToChange = 7;

/** The day from which a choice of `today` counts; both YYYY-MM-DD. Saturdays and Sundays are no business days. */
export function paperlessFrom(today: string): string {
  let day = today;
  for (let left = businessDaysToChange; left > 0;) {
    day = addDays(day, 1);
    if (![0, 6].includes(new Date(day).getUTCDay())) left -= 1;
  }
  return day;
}
