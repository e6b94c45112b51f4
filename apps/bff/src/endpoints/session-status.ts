import type { WireOf } from '@portal/contracts';
import type { session as area } from '@portal/contracts/session';
import { accessScopes } from '@portal/domain/family-access';
import { takeSignInError } from '../auth/sign-in-error';
import { shouldTrySilentSignIn, type SilentSignInParts } from '../auth/silent-sign-in';
import type { Config } from '../config';
import type { Emulations } from '../emulation/emulations';
import { actingSince, type Emulation } from '../session/session';
import type { Sessions } from '../session/sessions';
import { staffRoleOf } from '../session/staff-role';
import type { OwnCall } from './own-call';

type Status = WireOf<typeof area.getStatus>;

export interface StatusParts extends SilentSignInParts {
  config: Config;
  sessions: Pick<Sessions, 'limitsOf' | 'extend'>;
  emulations: Emulations;
}

/** The part of a session that the browser may know: never a token, never an id. */
export function sessionStatus({ context, session, response }: OwnCall, parts: StatusParts): Status {
  const { sessions, config, emulations, clock } = parts;
  if (!session) {
    const silentSignIn = shouldTrySilentSignIn(context, parts);
    const signInError = takeSignInError(context, response);
    return {
      signedIn: false,
      ...planWindowsOf(config),
      ...(silentSignIn ? { silentSignIn } : {}),
      ...(signInError ? { signInError } : {}),
    };
  }
  const { idle, absolute } = sessions.limitsOf(session);
  const { identity, endedAccess: caregiverEnded } = session;
  const { emulationRefused } = context;
  const staff = staffRoleOf(identity, config.settings.SUPPORT_GROUP);
  return {
    signedIn: true,
    ...planWindowsOf(config),
    variant: identity.variant,
    fromAdminPortal: identity.fromAdminPortal,
    idleExpiresAt: at(Math.min(idle, absolute)),
    expiresAt: at(absolute),
    actingSince: actingSince(session),
    redirectHosts: redirectHosts(config),
    ...(staff ? { staff } : {}),
    ...(emulationRefused ? { emulationRefused } : {}),
    ...(caregiverEnded ? { caregiverEnded } : {}),
    ...(emulations.isActing(session) ? actingOf(session.emulation, clock()) : {}),
  };
}

/** For whom a session acts, as its page needs to know: until when, or what a caregiver may do. */
function actingOf({ caregiver, expiresAt }: Emulation, now: number) {
  if (caregiver) {
    const scopes = accessScopes.filter((scope) => caregiver.scopes.includes(scope));
    return { caregiver: { scopes } };
  }
  const remainingMs = Math.max(0, expiresAt - now);
  return { emulation: { mode: 'emulation' as const, expiresAt: at(expiresAt), remainingMs } };
}

/** The days of the date windows, where the setting moves them. */
const planWindowsOf = ({ settings: { PLAN_WINDOWS } }: Config) =>
  PLAN_WINDOWS ? { planWindows: PLAN_WINDOWS } : {};

/** SS-6: the portal's own host names, and those of the setting. */
function redirectHosts({ sites, settings }: Config): string[] {
  const own = sites.flatMap(({ origin, hosts }) => [new URL(origin).hostname, ...hosts]);
  return [...new Set([...own, ...settings.REDIRECT_HOSTS])];
}

const at = (time: number): string => new Date(time).toISOString();
