import type { WithSlice } from '@reduxjs/toolkit';
import { idCard } from '@portal/contracts/id-card';
import { createRequest } from '../../store';

/** The member's card and those of the family. */
export const idCards = createRequest('idCard/cards', (api) => api(idCard).get, 'latest');

/** Requests a new plastic card; a double click sends once. */
export const replacement = createRequest(
  'idCard/replacement',
  (api) => api(idCard).requestReplacement,
  'first',
);

declare module '../../store/root-reducer' {
  interface LazySlices extends WithSlice<typeof idCards>, WithSlice<typeof replacement> {}
}
