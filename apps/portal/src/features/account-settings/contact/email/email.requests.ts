import type { WithSlice } from '@reduxjs/toolkit';
import type { OutputOf } from '@portal/contracts';
import { accountEmail as calls } from '@portal/contracts/account-email';
import { createRequest, requestOf } from '../../../../store';

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

export const emailSending = requestOf(calls.sendCode);

export const emailConfirming = requestOf(calls.confirm);

export const emailCancelling = requestOf(calls.cancel);

declare module '../../../../store/root-reducer' {
  interface LazySlices extends WithSlice<typeof pendingEmail> {}
}
