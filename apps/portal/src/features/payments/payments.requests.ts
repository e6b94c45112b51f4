import type { WithSlice } from '@reduxjs/toolkit';
import { type ApiClient, ApiError } from '@portal/api-client';
import type { OutputOf } from '@portal/contracts';
import { drafts } from '@portal/contracts/drafts';
import { payments } from '@portal/contracts/payments';
import { catchError, map, type Observable, of, switchMap, throwError } from 'rxjs';
import { removeCard } from '../../cards/remove-card';
import { createRequest, requestOf, savedAs } from '../../store';
import { draftOf, endOf, type PaymentAttempt } from './pay/payment-under-way';
import { paymentForms } from './form/payment-forms';
import { saveDraft } from './form/typed-amounts.requests';

export { type Account, account } from './account/account.requests';
export type PaymentRow = OutputOf<typeof payments.getHistory>['payments'][number];
export type InvoiceRow = OutputOf<typeof payments.getInvoices>['invoices'][number];
export type CardOnFile = OutputOf<typeof payments.getCards>['cards'][number];
export type Automatic = NonNullable<OutputOf<typeof payments.getAutomatic>['automatic']>;
/** What of a card is shown. */
export type ShownCard = Pick<CardOnFile, 'brand' | 'last4' | 'isHsa'> & { nickname?: string };

/** What of a bank account is shown. */
export type ShownAccount = NonNullable<PaymentRow['account']>;

export const history = requestOf(payments.getHistory);

export const invoices = requestOf(payments.getInvoices);

export const cards = requestOf(payments.getCards);

/** Not the list that the page shows: it stays as it is while the service is asked what holds after a change. */
export const cardsAfter = createRequest(
  'payments/cardsAfter',
  (api) => (_after: { change: string }) => api(payments).getCards(),
  'latest',
);

export const cardAdding = requestOf(payments.addCard);

export const cardChange = createRequest(
  'payments/changeCard',
  (api) => api(payments).changeCard,
  'all',
  { key: ({ cardId }) => cardId },
);

export const cardRemoval = createRequest('payments/removeCard', removeCard, 'all', {
  key: ({ cardId }) => cardId,
});

export const plannedCancel = createRequest(
  'payments/cancelPlanned',
  (api) => api(payments).cancelPlanned,
  'all',
  { key: ({ paymentId }) => paymentId },
);

export const automatic = requestOf(payments.getAutomatic);

type WantedDocument = {
  invoiceId: string;
  lang: 'en' | 'es';
  fileName: string;
};

/** Documents of invoices, each by its invoice: the bytes go to the member's disk, and not into the state. */
export const documents = createRequest(
  'payments/document',
  (api) =>
    ({ fileName, ...wanted }: WantedDocument) =>
      api(payments).getInvoiceDocument(wanted).pipe(savedAs(fileName)),
  'all',
  { key: ({ invoiceId }) => invoiceId },
);

/** Removes the note of the payment with this key; that of another payment, e.g. of another page, stays. */
const forgetNote = (api: ApiClient, key: string): Observable<void> =>
  api(drafts)
    .getOne({ formId: paymentForms.underWay })
    .pipe(
      switchMap(({ draft }) =>
        draft?.content['idempotencyKey'] === key
          ? api(drafts).remove({ formId: paymentForms.underWay })
          : of(null),
      ),
      map(() => undefined),
    );

/** Removes that note, by the key of the payment. */
export const forgetUnderWay = createRequest(
  'payments/forget',
  (api) => (key: string) => forgetNote(api, key),
  'first',
);

/**
 * Notes the payment at the BFF → sends it under its key → takes the note away again, where it is known that it was not
 * made. That of one that was made goes once the URL is that of its receipt: so no reload finds neither, and an answer
 * that is lost can't lead to a second payment. A note that can't be stored or removed does not block the payment: the
 * key alone prevents a second charge.
 */
export const payment = createRequest(
  'payments/pay',
  (api) =>
    ({ sent, mayBeMade }: PaymentAttempt) => {
      const quietly = <T>(call: Observable<T>) => call.pipe(catchError(() => of(null)));
      const stored = quietly(saveDraft(api, paymentForms.underWay, 'sent', draftOf(sent)));
      const forget = () => quietly(forgetNote(api, sent.idempotencyKey));
      return stored.pipe(
        switchMap(() => {
          const { body, idempotencyKey } = sent;
          return api(payments).pay({ body, idempotencyKey });
        }),
        catchError((error: unknown) =>
          error instanceof ApiError && endOf(error, mayBeMade) !== 'unknown'
            ? forget().pipe(switchMap(() => throwError(() => error)))
            : throwError(() => error),
        ),
      );
    },
  'first',
  { check: ({ payment: made }) => (made.paymentId ? undefined : 'BAD_RESPONSE') },
);

export const setAutomatic = requestOf(payments.setAutomatic);

export const stopAutomatic = requestOf(payments.stopAutomatic);

declare module '../../store/root-reducer' {
  interface LazySlices
    extends
      WithSlice<typeof cardsAfter>,
      WithSlice<typeof cardChange>,
      WithSlice<typeof cardRemoval>,
      WithSlice<typeof plannedCancel>,
      WithSlice<typeof documents>,
      WithSlice<typeof forgetUnderWay>,
      WithSlice<typeof payment> {}
}
