import type { SessionState } from './session.slice';

/** Spec §6: a member who signed in at another company, or a user of the admin portal, has no account here. */
export const isOutsider = ({
  fromAdminPortal,
  userInfo,
}: Pick<SessionState, 'fromAdminPortal' | 'userInfo'>): boolean =>
  fromAdminPortal || userInfo?.externalSSOUser === true;
