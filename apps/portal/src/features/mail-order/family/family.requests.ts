import type { WithSlice } from '@reduxjs/toolkit';
import type { OutputOf } from '@portal/contracts';
import { mailOrderFamily } from '@portal/contracts/mail-order-family';
import { createRequest } from '../../../store';

export type Person = OutputOf<typeof mailOrderFamily.getPeople>['people'][number];
export type FoundPatient = NonNullable<OutputOf<typeof mailOrderFamily.findPatient>['patient']>;

/** For whom the member may use home delivery, and what was allowed before. */
export const peopleList = createRequest(
  'mailOrder/people',
  (api) => () => api(mailOrderFamily).getPeople(),
  'latest',
);

export const patientSearch = createRequest(
  'mailOrder/findPatient',
  (api) => api(mailOrderFamily).findPatient,
  'latest',
);

export const authorizing = createRequest(
  'mailOrder/authorize',
  (api) => api(mailOrderFamily).authorize,
  'first',
);

export const revocation = createRequest(
  'mailOrder/revoke',
  (api) => api(mailOrderFamily).revoke,
  'first',
);

declare module '../../../store/root-reducer' {
  interface LazySlices
    extends
      WithSlice<typeof peopleList>,
      WithSlice<typeof patientSearch>,
      WithSlice<typeof authorizing>,
      WithSlice<typeof revocation> {}
}
