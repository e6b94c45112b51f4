import type { WithSlice } from '@reduxjs/toolkit';
import { mailOrderProfile } from '@portal/contracts/mail-order-profile';
import { createRequest } from '../../../store';

/** Phones and usual shipping method. */
export const mailProfile = createRequest(
  'mailOrder/profile',
  (api) => (input: { memberId: string }) => api(mailOrderProfile).get(input),
  'latest',
);

export const profileSaving = createRequest(
  'mailOrder/saveProfile',
  (api) => api(mailOrderProfile).save,
  'first',
);

declare module '../../../store/root-reducer' {
  interface LazySlices extends WithSlice<typeof mailProfile>, WithSlice<typeof profileSaving> {}
}
