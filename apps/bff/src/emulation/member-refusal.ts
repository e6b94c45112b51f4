import type { EmulationRefusal } from '@portal/contracts/session';
import type { FailureCode } from '../app-error';

/** Why support staff can't act for a member whom they named. */
export type MemberRefusal = 'unknown-member' | 'not-eligible' | 'member-unavailable';

/** Why emulation did not start. */
export type RefusalReason = MemberRefusal | 'malformed' | 'no-role' | 'role-unknown' | 'nested';

/** What the caller gets who chose a member; the reason itself is in the audit. */
export const codeOf: Readonly<Record<RefusalReason, FailureCode>> = {
  malformed: 'MEMBER_UNKNOWN',
  'unknown-member': 'MEMBER_UNKNOWN',
  // Not ELIG_E0000001, which would sign the user out.
  'not-eligible': 'MEMBER_UNKNOWN',
  'member-unavailable': 'UPSTREAM_UNREACHABLE',
  'no-role': 'STAFF_ONLY',
  'role-unknown': 'IDENTITY_PROVIDER_UNAVAILABLE',
  nested: 'EMULATION_RUNNING',
};

/** What the page reports of the reasons in the audit. A user without the role learns nothing. */
const reported: Readonly<Partial<Record<RefusalReason, EmulationRefusal>>> = {
  malformed: 'unknown',
  'unknown-member': 'unknown',
  'not-eligible': 'notEligible',
  'member-unavailable': 'unavailable',
  'role-unknown': 'unavailable',
  // Else the page would show one member to an agent who chose another.
  nested: 'nested',
};

/** The reason as the status of the session reports it; undefined where the page reports nothing. */
export const reportedRefusal = (reason: RefusalReason): EmulationRefusal | undefined =>
  reported[reason];
