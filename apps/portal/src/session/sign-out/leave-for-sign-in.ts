import type { Platform } from '../../platform';
import type { LeavingMessage, SignOutReason } from '../session.slice';

/**
 * The page to go on with after signing in again: none after the member's own sign-out, for the next person at
 * this device may be another one. Only the name of a page counts, nothing that could name a record.
 */
export function pathToReturnTo(reason: SignOutReason, { location }: Platform): string | null {
  const isLeft = reason === 'idle' || reason === 'expired';
  return isLeft && /^(\/[a-z][a-z-]*)+\/?$/i.test(location.pathname) ? location.pathname : null;
}

/** The session is over: stores the message for the login page and the page to return to, and goes there. */
export function leaveForSignIn(
  platform: Platform,
  reason: SignOutReason,
  message: LeavingMessage = reason,
): void {
  platform.write('returnTo', pathToReturnTo(reason, platform));
  platform.write('signInMessage', message);
  platform.goTo('/member/login');
}
