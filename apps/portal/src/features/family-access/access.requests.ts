import type { OutputOf } from '@portal/contracts';
import { caregivers } from '@portal/contracts/caregivers';
import { familyAccess } from '@portal/contracts/family-access';
import { requestOf } from '../../store';

export type Caregiver = OutputOf<typeof familyAccess.getPeople>['people'][number];
export type Use = OutputOf<typeof familyAccess.getLog>['uses'][number];

/** The people whom the member invited. */
export const caregiverList = requestOf(familyAccess.getPeople);

/** Who used which scope and when. */
export const accessLog = requestOf(familyAccess.getLog);

export const inviting = requestOf(familyAccess.invite);

export const revoking = requestOf(familyAccess.revoke);

/** The invitation of a link. */
export const invitationRead = requestOf(familyAccess.readInvitation, undefined, 'latest');

export const answering = requestOf(familyAccess.answer);

/** The members for whom the user may act. */
export const caredForList = requestOf(caregivers.getMembers);

export const caringStart = requestOf(caregivers.start);
