import type { SessionKey } from './session-key';

/** Who is signed in, as the identity provider said at sign-in. Stays as it is for the whole session. */
export interface Identity {
  subject: string;
  issuer: string;
  /** The client of the issuer that the session was begun with; the only one when it is missing. */
  clientId?: string;
  /** The provider's name for the sign-in, by which it can end the session (back-channel logout). */
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
  /** The id under which mail order knows the member, where it said so. */
  mailOrderMemberId?: string;
  /** Of the dependent for whom the member orders; goes in the place of the own one (HC-1). */
  dependentMailOrder?: string;
  dependentMailOrderExpiresAt?: number;
  dependentId?: string;
  accessIssuedAt: number;
  accessExpiresAt: number;
}

/** When a session began and was last used; milliseconds since 1970. Never sealed: it says nothing of anybody. */
export interface Activity {
  startedAt: number;
  seenAt: number;
}

/** A support person acts for a member (SS-9). Times are milliseconds since 1970. */
export interface Emulation {
  /** The user's name of the member. */
  subject: string;
  startedAt: number;
  expiresAt: number;
  /** When the access token was issued with which the role was last asked for. */
  roleCheckedFor: number;
}

/** A session as a request sees it: read once, never written back as a whole. */
export interface Session {
  key: SessionKey;
  identity: Identity;
  tokens: Tokens;
  activity: Activity;
  emulation?: Emulation | undefined;
  /** The keyed hash of who it is, for audit lines. */
  user: string;
}
