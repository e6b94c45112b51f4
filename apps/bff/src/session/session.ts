import type { Purpose } from '@portal/contracts/staff';
import type { BrowserFamily } from '@portal/domain/account';
import type { SessionKey } from './session-key';

/** The signed-in user, from the identity provider's answer to the sign-in. Does not change during a session. */
export interface Identity {
  subject: string;
  issuer: string;
  /** The OIDC client that the session began with; the issuer's only client when it is missing. */
  clientId?: string;
  /** The provider's session id, by which it can end the session (back-channel logout). */
  sid?: string;
  /** The name by which a sign-out tells the provider which session to end. */
  logoutHint?: string;
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
  /** When the user last showed a second factor, as the id token says. A refresh leaves it as it is. */
  steppedUpAt?: number;
  accessIssuedAt: number;
  accessExpiresAt: number;
}

/**
 * When a session began and was last used (milliseconds since 1970), and in which kind of browser. Not encrypted,
 * so that the user's other sessions can list it: it identifies no one.
 */
export interface Activity {
  startedAt: number;
  seenAt: number;
  /** Missing in sessions from before it was written. */
  browser?: BrowserFamily;
  /** The pseudonym of the sign-in at the identity provider, when the provider names it. */
  signIn?: string;
}

/** What a provider's user-info call passes on, so that its answer is about that patient (SS-7). */
export interface Handover {
  secondaryCardHolderId: string;
  secondaryClientId: string;
  secondaryPatientId: string;
  splitPlatform: string;
  bin: string;
}

/** A support person acts for a member (SS-9), a provider for a patient, or a caregiver for who lets them. Times are milliseconds since 1970. */
export interface Emulation {
  /** The `sub` of the member; of a patient without an account the patient id. */
  subject: string;
  /** The member id, when the member was found by the search. */
  memberId?: string;
  /** For a provider: the patient. */
  handover?: Handover;
  startedAt: number;
  expiresAt: number;
  /** When the access token was issued with which the role was last checked. */
  roleCheckedFor: number;
  /** For a caregiver: the access that the member gave, with its scopes and the member's name when it was chosen. */
  caregiver?: {
    accessId: string;
    scopes: readonly string[];
    givenName?: string;
    familyName?: string;
  };
}

/** A member for whom staff acted in this session: an id, and no name. */
export interface RecentMember {
  memberId: string;
  purpose: Purpose;
  /** Milliseconds since 1970. */
  startedAt: number;
}

/** A member's name. */
export interface MemberName {
  givenName: string;
  familyName: string;
}

/**
 * The member in whose name the session makes calls, from the user info of the member service. Read again
 * when the tokens are renewed, and when support staff start or stop acting for a member.
 */
export interface SessionMember {
  /** '' when the service does not say. */
  memberId: string;
  /** YYYY-MM-DD; '' when the service does not say. */
  birthDate: string;
  role: 'member' | 'provider' | 'staff';
  /** Members whom another system handed over to this session, as the user info named them (SS-7). */
  handedOver: readonly string[];
  /** Whom the user info is of: the signed-in user, or the member they act for. */
  of: string;
  /** When the access token was issued with which it was read. */
  readFor: number;
}

/** A session as a request sees it: read once, never written back as a whole. */
export interface Session {
  key: SessionKey;
  identity: Identity;
  tokens: Tokens;
  activity: Activity;
  emulation?: Emulation | undefined;
  /** The member for whom the user may no longer act as a caregiver: until they have seen it, or act again. */
  endedAccess?: MemberName | undefined;
  /** The members for whom the user acted, the last one first. */
  recent?: readonly RecentMember[] | undefined;
  /** Missing until a call needs it. */
  member?: SessionMember | undefined;
  /** The keyed hash of the user, for audit lines. */
  user: string;
}

/** Whether both act for the same member since the same time, or both for none. */
export const isSameEmulation = (
  { emulation: one }: Pick<Session, 'emulation'>,
  { emulation: other }: Pick<Session, 'emulation'>,
): boolean => one?.startedAt === other?.startedAt;

/** What names the acting of a session to its pages; 0 while it acts for no one. */
export const actingSince = ({ emulation }: Pick<Session, 'emulation'>): number =>
  emulation?.startedAt ?? 0;

export type ActingSession = Session & { emulation: Emulation };

/** Whether a session acts for a member at `now`; one whose time is over has the emulation until a page shows it. */
export const isActingAt = <S extends Pick<Session, 'emulation'>>(
  session: S,
  now: number,
): session is S & { emulation: Emulation } =>
  session.emulation !== undefined && now < session.emulation.expiresAt;
