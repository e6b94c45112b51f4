import { addBusinessDays } from '../calendar/business-days';

/** The kinds of documents that come by mail or online (forms.md 10). */
export const documentKinds = ['eobs', 'letters', 'planDocuments', 'invoices'] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** A choice counts after so many business days. */
export const daysToChangePapers = 7;

/** The day from which a choice of `today` counts; both YYYY-MM-DD. */
export const paperlessFrom = (today: string): string => addBusinessDays(today, daysToChangePapers);
