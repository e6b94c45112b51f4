import type { WithSlice } from '@reduxjs/toolkit';
import { drafts } from '@portal/contracts/drafts';
import { type Observable, switchMap, timer } from 'rxjs';
import { createRequest } from '../../store';
import type { ApiClient } from '@portal/api-client';

/** What was typed and chosen in a form; never anything of a card. */
export type Typed = Readonly<Record<string, string>>;

/** So long after the last key what was typed is kept. */
const pauseMs = 400;

/** Keeps a content as the member's draft of a form, in the place of whatever is there. */
export const keepDraft = (
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

/** The calls for the amounts of a form, which the BFF keeps so that a reload loses none. */
const typedAmounts = <FormId extends string>(formId: FormId) => ({
  /** What was kept before. */
  kept: createRequest(
    `payments/${formId}/kept`,
    (api) => () => api(drafts).getOne({ formId }),
    'latest',
  ),
  /** Keeps what is typed now, or with null nothing any more. A new one takes the place of one that waits. */
  keep: createRequest(
    `payments/${formId}/keep`,
    (api) =>
      (typed: Typed | null): Observable<unknown> =>
        typed
          ? timer(pauseMs).pipe(switchMap(() => keepDraft(api, formId, 'typed', typed)))
          : api(drafts).remove({ formId }),
    'latest',
  ),
});

export const payAmounts = typedAmounts('payment-amount');
export const automaticAmounts = typedAmounts('automatic-payment');
export type TypedAmounts = typeof payAmounts | typeof automaticAmounts;

declare module '../../store/root-reducer' {
  interface LazySlices
    extends
      WithSlice<typeof payAmounts.kept>,
      WithSlice<typeof payAmounts.keep>,
      WithSlice<typeof automaticAmounts.kept>,
      WithSlice<typeof automaticAmounts.keep> {}
}
