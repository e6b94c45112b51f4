import type { SignInError } from '@portal/contracts/session';
import { type SignOutReason, signOutReasons } from '../../session';

/** A message of the login page: how a session ended, or why a sign-in failed. */
export type MessageName = SignOutReason | `error-${SignInError}`;

/** Every error of the BFF (§4, Logout); the type fails when the contract names another. */
const errors: Record<`error-${SignInError}`, true> = {
  'error-cancelled': true,
  'error-expired': true,
  'error-failed': true,
  'error-unavailable': true,
};

const messageNames = [...signOutReasons, ...(Object.keys(errors) as `error-${SignInError}`[])];

/** The message stored for the login page (SS-5); undefined for none or an unknown text. */
export function messageOf(stored: string | null): MessageName | undefined {
  return messageNames.find((name) => name === stored);
}
