import type { WireOf } from '@portal/contracts';
import type { session as area } from '@portal/contracts/session';
import { takeSignInError } from '../auth/sign-in-error';
import { isWorthTrying } from '../auth/silent-sign-in';
import type { Config } from '../config';
import type { OwnCall } from './own-call';

type Status = WireOf<typeof area.getStatus>;

/** What the browser may know of a session: never a token, never an id. */
export function statusOf({ dependencies, context, session, response }: OwnCall): Status {
  const { sessions, config, emulations } = dependencies;
  if (!session) {
    const silentSignIn = isWorthTrying(context, dependencies);
    const signInError = takeSignInError(context, response);
    return {
      signedIn: false,
      ...(silentSignIn ? { silentSignIn } : {}),
      ...(signInError ? { signInError } : {}),
    };
  }
  const { idle, absolute } = sessions.limitsOf(session);
  const { identity } = session;
  return {
    signedIn: true,
    variant: identity.variant,
    fromAdminPortal: identity.fromAdminPortal,
    idleExpiresAt: at(Math.min(idle, absolute)),
    expiresAt: at(absolute),
    redirectHosts: redirectHosts(config),
    ...(emulations.isActing(session)
      ? {
          emulation: {
            mode: 'emulation',
            actor: identity.subject,
            subject: session.emulation.subject,
            expiresAt: at(session.emulation.expiresAt),
          },
        }
      : {}),
  };
}

/** SS-6: the portal's own host names, and those of the setting. */
function redirectHosts({ sites, settings }: Config): string[] {
  const own = sites.flatMap(({ origin, hosts }) => [new URL(origin).hostname, ...hosts]);
  return [...new Set([...own, ...settings.REDIRECT_HOSTS])];
}

const at = (time: number): string => new Date(time).toISOString();
