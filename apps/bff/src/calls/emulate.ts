import { actForMember } from '../emulation/act-for-member';
import type { Emulations } from '../emulation/emulations';
import type { SessionCall } from './call';

/** Comes after the token refresh, because the support role is checked again with refreshed tokens. */
export function emulate(
  call: SessionCall,
  parts: { emulations: Emulations },
): void | Promise<void> {
  return actForMember(call, parts);
}
