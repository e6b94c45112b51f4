import type { WithSlice } from '@reduxjs/toolkit';
import type { OutputOf } from '@portal/contracts';
import { accountEmail as calls } from '@portal/contracts/account-email';
import { createRequest } from '../../../../store';

export type PendingEmail = NonNullable<OutputOf<typeof calls.getPending>['pending']>;

export type EmailSending = OutputOf<typeof calls.sendCode>;
export type EmailConfirmation = OutputOf<typeof calls.confirm>;

/** The address that waits for its code. */
export const pendingEmail = createRequest(
  'accountSettings/pendingEmail',
  (api) => api(calls).getPending,
  'latest',
  // A wrong code requests it again: the field for the code stays.
  { keepsAnswer: true },
);

export const emailSending = createRequest(
  'accountSettings/sendEmailCode',
  (api) => api(calls).sendCode,
  'first',
);

export const emailConfirming = createRequest(
  'accountSettings/confirmEmail',
  (api) => api(calls).confirm,
  'first',
);

export const emailCancelling = createRequest(
  'accountSettings/cancelEmail',
  (api) => api(calls).cancel,
  'first',
);

declare module '../../../../store/root-reducer' {
  interface LazySlices
    extends
      WithSlice<typeof pendingEmail>,
      WithSlice<typeof emailSending>,
      WithSlice<typeof emailConfirming>,
      WithSlice<typeof emailCancelling> {}
}
