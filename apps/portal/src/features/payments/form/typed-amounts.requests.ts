import type { WithSlice } from '@reduxjs/toolkit';
import { drafts } from '@portal/contracts/drafts';
import { type Observable, switchMap, timer } from 'rxjs';
import { createRequest } from '../../../store';
import type { ApiClient } from '@portal/api-client';
import { paymentForms } from './payment-forms';

/** What was typed and chosen in a form; never anything of a card. */
export type Typed = Readonly<Record<string, string>>;

/** The draft is saved this long after the last key press. */
const pauseMs = 400;

/** Saves a content as the member's draft of a form; replaces an earlier draft. */
export const saveDraft = (
  api: ApiClient,
  formId: string,
  step: string,
  content: Record<string, unknown>,
): Observable<unknown> =>
  api(drafts)
    .getOne({ formId })
    .pipe(
      switchMap(({ draft }) =>
        api(drafts).save({ formId, body: { replaces: draft?.revision ?? 0, step, content } }),
      ),
    );

/** The amounts of a form, which the BFF stores so that a reload loses none. */
const typedAmounts = <FormId extends string>(formId: FormId) => ({
  formId,
  /** Saves the typed amounts, or deletes the draft with null. A later call replaces a waiting one. */
  save: createRequest(
    `payments/${formId}/save`,
    (api) =>
      (typed: Typed | null): Observable<unknown> =>
        typed
          ? timer(pauseMs).pipe(switchMap(() => saveDraft(api, formId, 'typed', typed)))
          : api(drafts).remove({ formId }),
    'latest',
  ),
});

export const payAmounts = typedAmounts(paymentForms.amount);
export const automaticAmounts = typedAmounts(paymentForms.automatic);
export type TypedAmounts = typeof payAmounts | typeof automaticAmounts;

declare module '../../../store/root-reducer' {
  interface LazySlices
    extends WithSlice<typeof payAmounts.save>, WithSlice<typeof automaticAmounts.save> {}
}
