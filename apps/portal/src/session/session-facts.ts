import { type Addition, clientOf } from '@portal/client-config';
import { personName } from '@portal/domain';
import type { SessionState, UserInfo } from './session.slice';

/** Spec §6: a member who signed in at another company, or a user of the admin portal, has no account here. */
export const isOutsider = ({
  fromAdminPortal,
  userInfo,
}: Pick<SessionState, 'fromAdminPortal' | 'userInfo'>): boolean =>
  fromAdminPortal || userInfo?.externalSSOUser === true;

/** The name of a user; empty while it is not known. */
export const nameOf = (userInfo: UserInfo | null): string =>
  userInfo ? personName(userInfo.userFirstName, userInfo.userLastName) : '';

/** The plan of a member; of a visitor, the one that was opened on the plan selection. */
export const usualPlanOf = ({
  signedIn,
  userInfo,
  planSelectionValues,
}: Pick<SessionState, 'signedIn' | 'userInfo' | 'planSelectionValues'>): string | undefined =>
  signedIn ? userInfo?.planId : planSelectionValues?.selectedPlan;

/** Whether the client has what we add to the specification; a caregiver who acts already keeps the way back. */
export const hasAddition = (
  { client, caregiver }: Partial<Pick<SessionState, 'client' | 'caregiver'>>,
  addition: Addition,
): boolean =>
  !client ||
  !clientOf(client).leavesOut.includes(addition) ||
  (addition === 'caregivers' && Boolean(caregiver));

/** Whether the user acts for a member: a caregiver, support, or a provider whose page was opened for a patient. */
export const isActing = ({
  caregiver,
  emulation,
  handedOver,
}: Pick<SessionState, 'caregiver' | 'emulation' | 'handedOver'>): boolean =>
  Boolean(caregiver || emulation || handedOver);

/**
 * Whether staff act for no one: what a member's screens would show is their own record, which they do not have. A client
 * may leave out the start page that is in their place.
 */
export const choosesMember = (
  session: Pick<SessionState, 'staff' | 'emulation' | 'handedOver'> &
    Partial<Pick<SessionState, 'client'>>,
): boolean =>
  Boolean(session.staff) &&
  !session.emulation &&
  !session.handedOver &&
  hasAddition(session, 'staffStart');
