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

/** The query parameters of the page that go to the user-info call (Spec §7.2, SS-7). */
const passedOn = [
  'secondaryCardHolderId',
  'secondaryClientId',
  'secondaryPatientId',
  'splitPlatform',
  'bin',
] as const;

type UserInfoQuery = { nc: number } & Partial<
  Record<(typeof passedOn)[number] | 'oauthClientId', string>
>;

/**
 * The query of a user-info call: `nc` against caches (milliseconds since 1970) and, when the page
 * URL carries all five of the list, those five and oauthClientId.
 */
export function userInfoQuery(search: string, now: Date): UserInfoQuery {
  const address = new URLSearchParams(search);
  const query: UserInfoQuery = { nc: now.getTime() };
  if (!passedOn.every((name) => address.has(name))) return query;
  for (const name of [...passedOn, 'oauthClientId'] as const) {
    const value = address.get(name);
    if (value !== null) query[name] = value;
  }
  return query;
}

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
