import type { UnknownAction } from '@reduxjs/toolkit';
import { user } from '@portal/contracts/user';
import { concat, defer, type Observable, of, switchMap } from 'rxjs';
import type { Dependencies } from '../store';
import { redirectTarget } from './redirect-target';
import { leftForRedirect, type SessionStatus, started, userInfoReceived } from './session.slice';
import { userInfoQuery } from './user-info-query';

/** Fetches user info in the variant of the session; emits userInfoReceived, then leftForRedirect (SS-6) or started. */
export function withUserInfo(
  { variant, redirectHosts = [] }: SessionStatus,
  { api, platform, clock }: Dependencies,
): Observable<UnknownAction> {
  const query = userInfoQuery(platform.location.search, clock.now());
  const call =
    variant === 'provider' ? api(user).getProviderInfo(query) : api(user).getMemberInfo(query);
  return call.pipe(
    switchMap((info) =>
      concat(
        of(userInfoReceived(info)),
        defer(() => {
          const target = redirectTarget(info.redirectUri, redirectHosts, platform.location);
          if (!target) return of(started());
          platform.goTo(target);
          return of(leftForRedirect());
        }),
      ),
    ),
  );
}
