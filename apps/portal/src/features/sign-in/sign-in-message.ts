import type { SignInError } from '@portal/contracts/session';
import { type SignOutReason, signOutReasons } from '../../session';

/** What the login page can tell of: how a session ended, or why signing in did not come about. */
export type Happening = SignOutReason | `error-${SignInError}`;

/** Every reason that the BFF hands over (§4, Logout); the compiler holds the two lists together. */
const errors: Record<`error-${SignInError}`, true> = {
  'error-cancelled': true,
  'error-expired': true,
  'error-failed': true,
  'error-unavailable': true,
};

const happenings = [...signOutReasons, ...(Object.keys(errors) as `error-${SignInError}`[])];

/** From what was kept for the login page (SS-5); a text that nobody knows is none. */
export function whatHappened(kept: string | null): Happening | undefined {
  return happenings.find((each) => each === kept);
}
