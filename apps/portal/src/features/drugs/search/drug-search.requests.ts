import type { WithSlice } from '@reduxjs/toolkit';
import { drugs } from '@portal/contracts/drugs';
import { createRequest } from '../../../store';

/** The drugs that a typed name may mean; apart from the other requests, because the first pages need it alone. */
export const drugSearch = createRequest('drugs/search', (api) => api(drugs).search, 'latest');

declare module '../../../store/root-reducer' {
  interface LazySlices extends WithSlice<typeof drugSearch> {}
}
