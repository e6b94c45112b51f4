import type { Purpose } from '@portal/contracts/staff';
import type { RecentMember } from '../session/session';
import type { EmulatedMember } from './emulated-member';

/** Why staff act for a member, and the reference of their call or ticket. */
export interface Why {
  purpose: Purpose;
  reference?: string | undefined;
}

const mostRecent = 5;

/** The recent members once this one is acted for, the last one first; only one whom staff chose counts. */
export function withRecent(
  recent: readonly RecentMember[] = [],
  { memberId }: EmulatedMember,
  why: Why | undefined,
  startedAt: number,
): readonly RecentMember[] {
  if (!memberId || !why) return recent;
  const others = recent.filter((each) => each.memberId !== memberId);
  return [{ memberId, purpose: why.purpose, startedAt }, ...others].slice(0, mostRecent);
}
