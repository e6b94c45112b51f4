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

/** Whether staff act for no one: what a member's screens would show is their own record, which they do not have. */
export const choosesMember = ({
  staff,
  emulation,
  handedOver,
}: Pick<SessionState, 'staff' | 'emulation' | 'handedOver'>): boolean =>
  Boolean(staff) && !emulation && !handedOver;
