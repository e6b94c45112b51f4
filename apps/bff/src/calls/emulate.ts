import type { Dependencies } from '../dependencies';
import { actForMember } from '../emulation/act-for-member';
import type { Call } from './call';

/** After the renewal of tokens, with which the role of whoever acts for a member is asked for again. */
export function emulate(call: Call, dependencies: Dependencies): void | Promise<void> {
  const { endpoint, context, response, session } = call;
  return actForMember(dependencies, endpoint, context, response, session);
}
