import type { Identity } from '@portal/scenarios';
import type { Account, AccountClaims } from 'oidc-provider';

export type Identities = ReadonlyMap<string, Identity>;

/** The claims of each scope; the portal reads roles from `groups`. */
export const claimsByScope = {
  // How the person signed in, whether the portal requested a level or not.
  openid: ['sub', 'acr', 'amr'],
  profile: ['given_name', 'family_name', 'member_id'],
  email: ['email', 'email_verified'],
  groups: ['groups'],
};

/** The person of a username, as the provider asks for it: an id token holds only what the identity's `idToken` lists. */
export function accountOf(identities: Identities, username: string): Account | undefined {
  const identity = identities.get(username);
  if (!identity) return undefined;
  return {
    accountId: username,
    claims: (use) =>
      claimsOf(identity, use === 'id_token' ? identity.idToken : Object.keys(identity.claims)),
  };
}

/** The named claims of an identity, with its `sub`. */
export function claimsOf(identity: Identity, names: readonly string[]): AccountClaims {
  const wanted = Object.entries(identity.claims).filter(([name]) => names.includes(name));
  return { sub: identity.username, ...Object.fromEntries(wanted) };
}
