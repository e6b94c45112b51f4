import type { SessionKey } from './session-key';

/** The signed-in user, from the identity provider's answer to the sign-in. Does not change during a session. */
export interface Identity {
  subject: string;
  issuer: string;
  /** The OIDC client that the session began with; the issuer's only client when it is missing. */
  clientId?: string;
  /** The provider's session id, by which it can end the session (back-channel logout). */
  sid?: string;
  groups: string[];
  variant: 'member' | 'provider';
  fromAdminPortal: boolean;
  /** The member id that mail-order calls carry, when the provider names one (HC-4). */
  memberId?: string;
}

/** The tokens of a session. Times are milliseconds since 1970. */
export interface Tokens {
  access: string;
  id: string;
  refresh?: string;
  mailOrder?: string;
  mailOrderExpiresAt?: number;
  /** The member's id in mail order, when its response has one. */
  mailOrderMemberId?: string;
  /** Of the dependent for whom the member orders; sent in place of the member's own token (HC-1). */
  dependentMailOrder?: string;
  dependentMailOrderExpiresAt?: number;
  dependentId?: string;
  accessIssuedAt: number;
  accessExpiresAt: number;
}

/** When a session began and was last used; milliseconds since 1970. Not encrypted: it identifies no one. */
export interface Activity {
  startedAt: number;
  seenAt: number;
}

/** A support person acts for a member (SS-9). Times are milliseconds since 1970. */
export interface Emulation {
  /** The `sub` of the member. */
  subject: string;
  startedAt: number;
  expiresAt: number;
  /** When the access token was issued with which the role was last checked. */
  roleCheckedFor: number;
}

/** A session as a request sees it: read once, never written back as a whole. */
export interface Session {
  key: SessionKey;
  identity: Identity;
  tokens: Tokens;
  activity: Activity;
  emulation?: Emulation | undefined;
  /** The keyed hash of the user, for audit lines. */
  user: string;
}
