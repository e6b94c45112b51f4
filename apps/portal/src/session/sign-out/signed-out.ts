import { signedOutState } from '@portal/contracts/session';

/** Ends the stored reason of a sign-out that the identity provider has yet to confirm. */
export const unconfirmed = '-unconfirmed';

/** Whether the provider sends the browser back from this URL with the agreed state (OpenID Connect RP-Initiated Logout 1.0). */
export function waitsForProvider(location: string): boolean {
  const { searchParams } = new URL(location, 'https://portal.invalid');
  return searchParams.get('state') === signedOutState;
}

/** Whether a page was opened by the provider after it had signed the user out. */
export const isConfirmed = (search: string): boolean =>
  new URLSearchParams(search).get('state') === signedOutState;
