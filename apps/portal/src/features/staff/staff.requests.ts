import type { OutputOf } from '@portal/contracts';
import { staff } from '@portal/contracts/staff';
import { requestOf } from '../../store';

/** The search for a member; a later one replaces it. */
export const memberSearch = requestOf(staff.findMembers);

/** The members for whom the user acted in this session. */
export const recentMembers = requestOf(staff.getRecent);

/** Acting for a member starts. */
export const actFor = requestOf(staff.startEmulation);

export type Match = OutputOf<typeof staff.findMembers>['members'][number];
