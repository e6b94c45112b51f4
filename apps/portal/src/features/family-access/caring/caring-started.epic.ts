import { filter, ignoreElements, tap } from 'rxjs';
import type { Epic } from '../../../store';
import { caringStart } from '../access.requests';

/**
 * Acting for a member has started → this page opens again, so that nothing of the user's own stays in the store → emits
 * nothing.
 */
export const caringStartedEpic: Epic = (action$, _state$, { platform }) =>
  action$.pipe(
    filter(caringStart.succeeded.match),
    tap(() => platform.goTo('/member/caring')),
    ignoreElements(),
  );
