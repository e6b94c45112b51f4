import type { UnknownAction } from '@reduxjs/toolkit';
import { user } from '@portal/contracts/user';
import { concat, defer, EMPTY, type Observable, of, switchMap } from 'rxjs';
import type { Dependencies } from '../../store';
import { redirectTarget } from './redirect-target';
import {
  leftForRedirect,
  patientHandedOver,
  type SessionStatus,
  started,
  userInfoReceived,
} from '../session.slice';
import { userInfoQuery } from './user-info-query';

/**
 * Fetches user info in the variant of the session; emits patientHandedOver when the page's URL names a
 * provider's patient, userInfoReceived, then leftForRedirect (SS-6) or started.
 */
export function withUserInfo(
  { variant, redirectHosts = [] }: SessionStatus,
  { api, platform, clock }: Dependencies,
): Observable<UnknownAction> {
  const query = userInfoQuery(platform.location.search, clock.now());
  const call =
    variant === 'provider' ? api(user).getProviderInfo(query) : api(user).getMemberInfo(query);
  const isHandover = variant === 'provider' && query.secondaryPatientId !== undefined;
  return call.pipe(
    switchMap((info) =>
      concat(
        isHandover ? of(patientHandedOver()) : EMPTY,
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
