import type { EmulationRefusal } from '@portal/contracts/session';

/** Why support staff can't act for a member whom they named. */
export type MemberRefusal = 'unknown-member' | 'not-eligible' | 'member-unavailable';

/** What the page reports of the reasons in the audit. A user without the role learns nothing. */
const reported: Readonly<Partial<Record<string, EmulationRefusal>>> = {
  malformed: 'unknown',
  'unknown-member': 'unknown',
  'not-eligible': 'notEligible',
  'member-unavailable': 'unavailable',
  'role-unknown': 'unavailable',
};

/** The reason as the status of the session reports it; undefined where the page reports nothing. */
export const reportedRefusal = (reason: string): EmulationRefusal | undefined => reported[reason];
