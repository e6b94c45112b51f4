import { type SignInError, signInErrors } from '@portal/contracts/session';
import { type SignOutReason, signOutReasons } from '../../session';

/** What the login page can tell of: how a session ended, or why signing in did not come about. */
export type Happening = SignOutReason | `error-${SignInError}`;

const happenings: readonly Happening[] = [
  ...signOutReasons,
  ...signInErrors.map((error) => `error-${error}` as const),
];

/** From what was kept for the login page (SS-5); a text that nobody knows is none. */
export function whatHappened(kept: string | null): Happening | undefined {
  return happenings.find((each) => each === kept);
}
