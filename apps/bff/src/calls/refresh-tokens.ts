import { upstreams } from '@portal/contracts';
import type { Session } from '../session/session';
import type { SessionCall } from './call';

export interface RefreshParts {
  refresher: { ensureFresh(session: Session): Promise<void> | undefined };
}

/** Refreshes tokens that are about to expire, before a call that sends them. */
export function refreshTokens(
  { upstream, session }: SessionCall,
  { refresher }: RefreshParts,
): void | Promise<void> {
  const sendsTokens = upstreams[upstream].tokens.length > 0;
  return session && sendsTokens ? refresher.ensureFresh(session) : undefined;
}
