import type { Person } from '@portal/domain';

/** Whom a balance is to be found for: the signed-in member, as user info names them. */
export const signedInPerson = (
  userInfo: { memberId: string; userFirstName: string; userLastName: string } | null,
): Person => ({
  memberId: userInfo?.memberId ?? '',
  firstName: userInfo?.userFirstName ?? '',
  lastName: userInfo?.userLastName ?? '',
});
