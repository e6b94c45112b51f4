import { caregivers } from '@portal/contracts/caregivers';
import { filter, map } from 'rxjs';
import { caregiverStart, openAsMember } from '../../../session';
import { type Epic, requestOf } from '../../../store';

/**
 * Acting for a member has started → this page opens again, so that nothing of the user's own stays in the store → emits
 * actingChanged.
 */
const caringStartedEpic: Epic = (action$, _state$, { platform }) =>
  action$.pipe(
    filter(requestOf(caregivers.start).succeeded.match),
    map(() => openAsMember(platform, caregiverStart)),
  );

export { CaringScreen as Screen } from './CaringScreen';

export const epics = [caringStartedEpic];
