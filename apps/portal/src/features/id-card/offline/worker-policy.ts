import { flagIdsOf } from '@portal/client-config';
import { readResponse } from '@portal/contracts';
import { session } from '@portal/contracts/session';
import { user } from '@portal/contracts/user';

/** The calls of the page that tell whether cards may stay on the device. */
export type WatchedCall = 'signOut' | 'userInfo';

/** Which of them a request is, by its method and path. */
export function watchedCall(method: string, path: string): WatchedCall | undefined {
  if (method === session.signOut.method && path === session.signOut.path) return 'signOut';
  if (method === user.getMemberInfo.method && path === user.getMemberInfo.path) return 'userInfo';
  return undefined;
}

/**
 * Whether cards stay after a sign-out. Only an automatic one leaves them: the member was away
 * too long, or the session ran out. An unknown reason counts as the member's choice.
 */
export const staysAfter = (reason: unknown): boolean => reason === 'idle' || reason === 'expired';

/**
 * Whether a response of user info still fits the cards: the same member, whose client still shows ID
 * cards. A response without a member or without a list of features changes nothing.
 */
export function stillTheirs(owner: string, body: unknown): boolean {
  const read = readResponse(user.getMemberInfo.response, body);
  if (!read.success) return true;
  const { memberId, features } = read.value;
  if (memberId && memberId !== owner) return false;
  const [viewIdCard] = flagIdsOf(['viewIdCard']);
  return features === null || features.includes(viewIdCard as number);
}
