import type { WithSlice } from '@reduxjs/toolkit';
import type { InputOf, OutputOf } from '@portal/contracts';
import { benefits } from '@portal/contracts/benefits';
import { pharmacies } from '@portal/contracts/pharmacies';
import { createRequest, requestOf } from '../../../store';

export type SearchInput = InputOf<typeof pharmacies.search>;
export type SearchResponse = OutputOf<typeof pharmacies.search>;
export type SendingPharmacies = OutputOf<typeof pharmacies.getMailOrderByClient>;
export type Pharmacy = SearchResponse['pharmacyList']['pharmacy'][number];

/** The pharmacies near a place; the screen filters them (Spec §4, Pharmacy search). */
export const pharmacySearch = requestOf(pharmacies.search);

/** The search with the filters, when the list without them has only the nearest. */
export const filteredSearch = requestOf(pharmacies.search, 'filtered');

/** The same search with the filters, when they leave none: how far the next pharmacy is that has them. */
export const nextPharmacy = requestOf(pharmacies.search, 'next');

/** Spec §4: sets isSetPharmacy on success; without it the choice was not saved. */
export const setDefaultPharmacy = createRequest(
  'pharmacies/setDefault',
  (api) => api(pharmacies).setDefault,
  'first',
  { check: ({ isSetPharmacy }) => (isSetPharmacy ? undefined : 'CALL_FAILED') },
);

/** What a fill costs at each kind of pharmacy, by the member's plan. */
export const finderBenefits = requestOf(benefits.getSummary, 'finder');

export const specialtyPharmacy = requestOf(pharmacies.getSpecialty);

declare module '../../../store/root-reducer' {
  interface LazySlices extends WithSlice<typeof setDefaultPharmacy> {}
}
