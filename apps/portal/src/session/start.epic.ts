import { features } from '@portal/contracts/features';
import { session } from '@portal/contracts/session';
import {
  catchError,
  concat,
  defer,
  exhaustMap,
  filter,
  forkJoin,
  from,
  map,
  type Observable,
  of,
  switchMap,
  tap,
} from 'rxjs';
import { loadTexts, type Texts } from '../i18n';
import { type Action, type Dependencies, type Epic, type Failure, toFailure } from '../requests';
import { clientOfPage } from './face';
import { selectLanguage } from './language.slice';
import { notificationCounts } from './notification-counts';
import { redirectTarget } from './redirect-target';
import {
  callFailed,
  featuresArrived,
  leftForRedirect,
  selectSession,
  type SessionStatus,
  started,
  startFailed,
  startRequested,
  statusArrived,
  userInfoArrived,
} from './session.slice';
import { userInfoQuery } from './user-info-query';

/**
 * Start (Spec §4, SS-1): asked → features, session status and the first texts side by side → for a
 * member, user info in the variant of the session → the redirect of SS-6, or ready and, by flag, the
 * notification counts. Whoever was signed in before leaves for a silent sign-in (SS-3), which the BFF
 * proposes once. Why a sign-in did not come about is kept for the login page. What fails ends in `startFailed`, or in a sign-out where the failure says so.
 */
export function startEpic(firstTexts: readonly Texts[]): Epic {
  return (action$, state$, dependencies) =>
    action$.pipe(
      filter(startRequested.match),
      exhaustMap(() =>
        forkJoin({
          status: dependencies
            .api(session)
            .getStatus()
            .pipe(
              tap(({ signedIn, signInError }) => {
                if (signedIn) void memberAreas();
                if (signInError)
                  dependencies.browser.write('signInMessage', `error-${signInError}`);
              }),
            ),
          features: settled(dependencies.api(features).get(featuresQuery(dependencies))),
          texts: defer(() => loadTexts(firstTexts, selectLanguage(state$.value))),
        }).pipe(
          switchMap(({ status, features: answer }) =>
            concat(
              of(statusArrived(status)),
              status.silentSignIn
                ? signInSilently(dependencies)
                : 'failure' in answer
                  ? // Only now is it known whether there is a session that this failure ends.
                    of(callFailed(answer.failure), startFailed(answer.failure))
                  : concat(
                      of(featuresArrived(answer.value)),
                      status.signedIn ? withUserInfo(status, dependencies) : of(started()),
                    ),
            ),
          ),
          catchError((error: unknown) => of(startFailed(toFailure(error)))),
        ),
      ),
    );
}

/** On its way as soon as a member is known to be one, while the features still come. */
const memberAreas = () => import('./member-areas');

function signInSilently({ browser }: Dependencies): Observable<Action> {
  const { pathname, search } = browser.location;
  browser.goTo(`/member/auth/silent?returnTo=${encodeURIComponent(pathname + search)}`);
  return of(leftForRedirect());
}

function withUserInfo(
  { variant, redirectHosts = [] }: SessionStatus,
  { api, browser, clock }: Dependencies,
): Observable<Action> {
  const query = userInfoQuery(browser.location.search, clock.now());
  return from(memberAreas()).pipe(
    switchMap(({ user }) =>
      variant === 'provider' ? api(user).getProviderInfo(query) : api(user).getMemberInfo(query),
    ),
    switchMap((info) =>
      concat(
        of(userInfoArrived(info)),
        defer(() => {
          const target = redirectTarget(info.redirectUri, redirectHosts, browser.location);
          if (!target) return of(started());
          browser.goTo(target);
          return of(leftForRedirect());
        }),
      ),
    ),
  );
}

/** `started` → the counts for the badge, when a member has the notifications feature. */
export const notificationsEpic: Epic = (action$, state$) =>
  action$.pipe(
    filter(started.match),
    filter(() => {
      const { signedIn, flags } = selectSession(state$.value);
      return signedIn && flags.includes('notifications');
    }),
    map(() => notificationCounts.requested()),
  );

/** The services know a host's client themselves; the page says one that was asked for by name. */
function featuresQuery({ browser }: Dependencies): { host: string; client?: string } {
  const asked = new URLSearchParams(browser.location.search).get('client');
  const client = asked ?? clientOfPage(browser);
  return { host: browser.location.host, ...(client ? { client } : {}) };
}

const settled = <Value>(
  call: Observable<Value>,
): Observable<{ value: Value } | { failure: Failure }> =>
  call.pipe(
    map((value) => ({ value })),
    catchError((error: unknown) => of({ failure: toFailure(error) })),
  );
