import type { WithSlice } from '@reduxjs/toolkit';
import { pharmacies } from '@portal/contracts/pharmacies';
import { createRequest } from '../../store';

/** The member's default pharmacy; null when none is set. */
export const defaultPharmacy = createRequest(
  'pharmacies/default',
  (api) => api(pharmacies).getDefault,
  'latest',
);

declare module '../../store/root-reducer' {
  interface LazySlices extends WithSlice<typeof defaultPharmacy> {}
}
