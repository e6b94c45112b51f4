import { upstreams } from '@portal/contracts';
import type { Dependencies } from '../dependencies';
import type { Call } from './call';

/** Renews tokens that are about to run out before a call that carries them leaves. */
export function refreshTokens(call: Call, { refresher }: Dependencies): Promise<void> | undefined {
  const carriesTokens = upstreams[call.endpoint.upstream].tokens.length > 0;
  return call.session && carriesTokens ? refresher.ensureFresh(call.session) : undefined;
}
