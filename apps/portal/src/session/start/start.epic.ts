import type { UnknownAction } from '@reduxjs/toolkit';
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
import { type ClientId, clientIdOf, defaultClientId } from '@portal/client-config';
import { loadTextsInUse } from '../../language';
import { type Dependencies, type Epic, type Failure, toFailure } from '../../store';
import { selectLanguage } from '../../language/language.slice';
import type { Platform } from '../../platform';
import {
  callFailed,
  featuresReceived,
  leftForRedirect,
  started,
  startFailed,
  startRequested,
  statusReceived,
} from '../session.slice';
import { isConfirmed, unconfirmed } from '../sign-out/signed-out';

/** The part of the start that only a member's session has. */
export type MemberStart = typeof import('./member-start').withUserInfo;

/**
 * Start requested (Spec §4, SS-1) → features, session status and the first texts in parallel; for a member
 * also the member's code (`loadMember`) and user info. Stores why a sign-in failed for the login page, and
 * leaves for a silent sign-in (SS-3) when the BFF proposes one, and for the logout URL of user info when a
 * sign-out is over → emits statusReceived, featuresReceived,
 * then started, leftForRedirect or startFailed; callFailed first, where a failure may end the session.
 */
export function startEpic(loadMember: () => Promise<MemberStart>): Epic {
  return (action$, state$, dependencies) =>
    action$.pipe(
      filter(startRequested.match),
      exhaustMap(() =>
        forkJoin({
          who: dependencies
            .api(session)
            .getStatus()
            .pipe(
              tap(({ signInError }) => {
                if (signInError)
                  dependencies.platform.write('signInMessage', `error-${signInError}`);
              }),
              switchMap((status) =>
                status.signedIn
                  ? from(loadMember().then((memberStart) => ({ status, memberStart })))
                  : of({ status, memberStart: undefined }),
              ),
            ),
          features: settled(dependencies.api(features).get(featuresQuery(dependencies))),
          texts: defer(() => loadTextsInUse(selectLanguage(state$.value))),
        }).pipe(
          switchMap(({ who: { status, memberStart }, features: answer }) =>
            concat(
              of(statusReceived(status)),
              goAfterSignOut(status.signedIn, dependencies)
                ? of(leftForRedirect())
                : status.silentSignIn
                  ? signInSilently(dependencies)
                  : 'failure' in answer
                    ? // Only now is it known whether there is a session that this failure ends.
                      of(callFailed(answer.failure), startFailed(answer.failure))
                    : concat(
                        of(featuresReceived(answer.value)),
                        memberStart ? memberStart(status, dependencies) : of(started()),
                      ),
            ),
          ),
          catchError((error: unknown) => of(startFailed(toFailure(error)))),
        ),
      ),
    );
}

/** Back from the identity provider after a sign-out: whether the page leaves for the logout URL of user info. */
function goAfterSignOut(signedIn: boolean, { platform }: Dependencies): boolean {
  const url = platform.read('afterSignOut');
  if (url === null) return false;
  platform.write('afterSignOut', null);
  const { pathname, search } = platform.location;
  const waits = platform.read('signInMessage')?.endsWith(unconfirmed);
  if (signedIn || pathname !== '/member/login' || (waits && !isConfirmed(search))) return false;
  platform.goTo(url);
  return true;
}

function signInSilently({ platform }: Dependencies): Observable<UnknownAction> {
  const { pathname, search, hash } = platform.location;
  platform.goTo(`/member/auth/silent?returnTo=${encodeURIComponent(pathname + search + hash)}`);
  return of(leftForRedirect());
}

/** The services know the client of a host; the page names one that the URL selects. */
function featuresQuery({ platform }: Dependencies): { host: string; client?: string } {
  const selected = new URLSearchParams(platform.location.search).get('client');
  const client = selected ?? clientOfPage(platform);
  return { host: platform.location.host, ...(client ? { client } : {}) };
}

const settled = <Value>(
  call: Observable<Value>,
): Observable<{ value: Value } | { failure: Failure }> =>
  call.pipe(
    map((value) => ({ value })),
    catchError((error: unknown) => of({ failure: toFailure(error) })),
  );

/** The client whose brand the server applied to the page; undefined for the default client (SH-11). */
function clientOfPage({ page }: Platform): ClientId | undefined {
  const id = clientIdOf(page.client ?? '');
  return id === defaultClientId ? undefined : id;
}
