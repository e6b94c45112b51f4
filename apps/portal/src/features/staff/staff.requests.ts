import type { WithSlice } from '@reduxjs/toolkit';
import type { OutputOf } from '@portal/contracts';
import { staff } from '@portal/contracts/staff';
import { createRequest } from '../../store';

/** The search for a member; a later one replaces it. */
export const memberSearch = createRequest(
  'staff/search',
  (api) => api(staff).findMembers,
  'latest',
);

/** The members for whom the user acted in this session. */
export const recentMembers = createRequest('staff/recent', (api) => api(staff).getRecent, 'latest');

/** Acting for a member starts. */
export const actFor = createRequest('staff/actFor', (api) => api(staff).startEmulation, 'first');

export type Match = OutputOf<typeof staff.findMembers>['members'][number];

declare module '../../store/root-reducer' {
  interface LazySlices
    extends
      WithSlice<typeof memberSearch>,
      WithSlice<typeof recentMembers>,
      WithSlice<typeof actFor> {}
}
