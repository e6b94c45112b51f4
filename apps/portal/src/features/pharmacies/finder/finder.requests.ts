import type { WithSlice } from '@reduxjs/toolkit';
import type { OutputOf } from '@portal/contracts';
import { pharmacies } from '@portal/contracts/pharmacies';
import { createRequest } from '../../../store';

export type SearchResponse = OutputOf<typeof pharmacies.search>;
export type Pharmacy = SearchResponse['pharmacyList']['pharmacy'][number];

/** The pharmacies near a place; the screen filters them (Spec §4, Pharmacy search). */
export const pharmacySearch = createRequest(
  'pharmacies/search',
  (api) => api(pharmacies).search,
  'latest',
);

/** The same search with the filters, when they leave none: how far the next pharmacy is that has them. */
export const nextPharmacy = createRequest(
  'pharmacies/next',
  (api) => api(pharmacies).search,
  'latest',
);

/** Spec §4: sets isSetPharmacy on success; without it the choice was not saved. */
export const setDefaultPharmacy = createRequest(
  'pharmacies/setDefault',
  (api) => api(pharmacies).setDefault,
  'first',
  { check: ({ isSetPharmacy }) => (isSetPharmacy ? undefined : 'CALL_FAILED') },
);

export const mailOrderPharmacy = createRequest(
  'pharmacies/mailOrder',
  (api) => api(pharmacies).getMailOrderByClient,
  'latest',
);

export const specialtyPharmacy = createRequest(
  'pharmacies/specialty',
  (api) => api(pharmacies).getSpecialty,
  'latest',
);

declare module '../../../store/root-reducer' {
  interface LazySlices
    extends
      WithSlice<typeof pharmacySearch>,
      WithSlice<typeof nextPharmacy>,
      WithSlice<typeof setDefaultPharmacy>,
      WithSlice<typeof mailOrderPharmacy>,
      WithSlice<typeof specialtyPharmacy> {}
}
