import type { SignInError } from '@portal/contracts/session';
import { type SignOutReason, signOutReasons, unconfirmed } from '../../session';

/** A message of the login page: how a session ended, why a sign-in failed, or a new password. */
export type MessageName =
  | SignOutReason
  | 'signedInAtProvider'
  | 'passwordChanged'
  | `error-${SignInError}`;

/** Every error of the BFF (§4, Logout); the type fails when the contract names another. */
const errors: Record<`error-${SignInError}`, true> = {
  'error-cancelled': true,
  'error-ended': true,
  'error-expired': true,
  'error-failed': true,
  'error-unavailable': true,
};

const messageNames = [
  ...signOutReasons,
  'signedInAtProvider' as const,
  'passwordChanged' as const,
  ...(Object.keys(errors) as `error-${SignInError}`[]),
];

/**
 * The message stored for the login page (SS-5); undefined for none or an unknown text. A sign-out that the
 * identity provider did not confirm is one of the portal only.
 */
export function messageOf(stored: string | null, isConfirmed: boolean): MessageName | undefined {
  const [named = '', more] = (stored ?? '').split(unconfirmed);
  if (more !== undefined && !isConfirmed) return 'signedInAtProvider';
  return messageNames.find((name) => name === named);
}
