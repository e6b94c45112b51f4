import { user } from '@portal/contracts/user';
import { concat, defer, type Observable, of, switchMap } from 'rxjs';
import type { Action, Dependencies } from '../requests';
import { redirectTarget } from './redirect-target';
import { leftForRedirect, type SessionStatus, started, userInfoArrived } from './session.slice';
import { userInfoQuery } from './user-info-query';

/** A member's user info, in the variant of the session → the redirect of SS-6, or the portal starts. */
export function withUserInfo(
  { variant, redirectHosts = [] }: SessionStatus,
  { api, browser, clock }: Dependencies,
): Observable<Action> {
  const query = userInfoQuery(browser.location.search, clock.now());
  const call =
    variant === 'provider' ? api(user).getProviderInfo(query) : api(user).getMemberInfo(query);
  return call.pipe(
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
