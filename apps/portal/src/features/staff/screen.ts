import { filter, map } from 'rxjs';
import { openAsMember } from '../../session';
import type { Epic } from '../../store';
import { actFor } from './staff.requests';

/**
 * Acting has started → the member's dashboard opens as a new page, so that nothing of the user's own stays in
 * the store → emits actingChanged.
 */
const startedEpic: Epic = (action$, _state$, { platform }) =>
  action$.pipe(
    filter(actFor.succeeded.match),
    map(() => openAsMember(platform, '/member/dashboard')),
  );

export { StaffScreen as Screen } from './StaffScreen';

export const epics = [startedEpic];
