import type { SignInError } from '@portal/contracts/session';
import { type SignOutReason, signOutReasons } from '../../session';

/** What the login page can tell of: how a session ended, or why signing in did not come about. */
export type Happening = SignOutReason | `error-${SignInError}`;

/** Every code that the BFF puts behind `error` (§4, Logout); the compiler holds the two lists together. */
const errors: Record<SignInError, true> = {
  cancelled: true,
  expired: true,
  failed: true,
  unavailable: true,
};

/**
 * From the query of the login page and the kept reason of a sign-out (SS-5). An error without a known
 * code is a failed sign-in; a reason that nobody knows is none.
 */
export function whatHappened(search: string, kept: string | null): Happening | undefined {
  const error = new URLSearchParams(search).get('error');
  if (error !== null) {
    return `error-${Object.hasOwn(errors, error) ? (error as SignInError) : 'failed'}`;
  }
  return signOutReasons.find((each) => each === kept);
}
