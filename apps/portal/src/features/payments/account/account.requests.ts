import type { WithSlice } from '@reduxjs/toolkit';
import type { OutputOf } from '@portal/contracts';
import { payments } from '@portal/contracts/payments';
import { createRequest } from '../../../store';

export type Account = OutputOf<typeof payments.getAccount>;

/** What the member owes. Its own file: the dashboard loads it without the code of paying. */
export const account = createRequest(
  'payments/account',
  (api) => api(payments).getAccount,
  'latest',
);

declare module '../../../store/root-reducer' {
  interface LazySlices extends WithSlice<typeof account> {}
}
