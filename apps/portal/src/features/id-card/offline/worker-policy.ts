import { flagIdsOf } from '@portal/client-config';
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
 * Whether cards stay after a sign-out. Only one that nobody asked for leaves them: the member was away
 * too long, or the session ran out. A reason that is not known counts as asked for.
 */
export const staysAfter = (reason: unknown): boolean => reason === 'idle' || reason === 'expired';

/**
 * Whether an answer of user info, as the service wrote it, still fits the cards: the same member, whose
 * client still shows ID cards. An answer that says neither changes nothing.
 */
export function stillTheirs(owner: string, answer: unknown): boolean {
  const { memebrId, features } = (answer ?? {}) as { memebrId?: unknown; features?: unknown };
  if (typeof memebrId === 'string' && memebrId !== owner) return false;
  const [viewIdCard] = flagIdsOf(['viewIdCard']);
  return !Array.isArray(features) || features.map(Number).includes(viewIdCard as number);
}
