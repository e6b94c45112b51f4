import { session } from '@portal/contracts/session';
import { catchError, filter, ignoreElements, map, of, switchMap } from 'rxjs';
import { selectUserInfo } from '../../../session';
import { type Epic, mayHaveChanged } from '../../../store';
import { authorizing, peopleList, revocation } from './family.requests';
import { patientChosen } from './patient.slice';

/**
 * patientChosen → the BFF fetches the mail-order token of this person, or goes back to the member's own (HC-1) →
 * emits nothing. After a failure it fetches the token with the first call that names the person.
 */
const tokenEpic: Epic = (action$, state$, { api }) =>
  action$.pipe(
    filter(patientChosen.match),
    switchMap(({ payload: id }) => {
      const isOwn = id === selectUserInfo(state$.value)?.memberId;
      return api(session)
        .fetchMailOrderToken({ body: isOwn ? {} : { dependentId: id } })
        .pipe(
          catchError(() => of(null)),
          ignoreElements(),
        );
    }),
  );

/** Something was allowed or revoked, or may be → the people are requested again. */
const refreshEpic: Epic = (action$) =>
  action$.pipe(
    filter(mayHaveChanged([authorizing, revocation])),
    map(() => peopleList.requested()),
  );

/** The epics of the family, in addition to its requests. */
export const familyEpics = [tokenEpic, refreshEpic];
