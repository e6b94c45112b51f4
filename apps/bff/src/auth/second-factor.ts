import type { Settings } from '../config';
import { authTimeOf } from './auth-time';

/** When the user showed a second factor (milliseconds since 1970); undefined unless the id token says so. */
export function secondFactorAt(
  { acr, auth_time: time }: Readonly<Record<string, unknown>>,
  { OIDC_STEP_UP_ACR }: Pick<Settings, 'OIDC_STEP_UP_ACR'>,
  now: number,
): number | undefined {
  const isAccepted = typeof acr === 'string' && OIDC_STEP_UP_ACR.split(' ').includes(acr);
  return isAccepted ? authTimeOf(time, now) : undefined;
}
