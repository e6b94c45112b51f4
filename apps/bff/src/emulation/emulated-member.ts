import type { FoundMember } from '@portal/contracts/members';
import type { Emulation, Handover } from '../session/session';
import type { StaffRole } from '../session/staff-role';
import { isUserName } from './emulated-user-cookie';

/** Whom a session acts for, before it says since when. */
export type EmulatedMember = Pick<Emulation, 'subject' | 'memberId' | 'handover'>;

/**
 * A member of the search as staff act for them: support staff by the user name (SS-9), providers by the ids of
 * the patient (SS-7). Undefined when the member has no account, or the ids are incomplete.
 */
export function emulatedMemberOf(found: FoundMember, role: StaffRole): EmulatedMember | undefined {
  const { memberId, userName } = found;
  if (role === 'support') return isUserName(userName) ? { subject: userName, memberId } : undefined;
  const handover: Handover = {
    secondaryCardHolderId: found.secondaryCardHolderId,
    secondaryClientId: found.secondaryClientId,
    secondaryPatientId: found.secondaryPatientId,
    splitPlatform: found.splitPlatform,
    bin: found.bin,
  };
  if (Object.values(handover).includes('')) return undefined;
  return { subject: userName || handover.secondaryPatientId, memberId, handover };
}
