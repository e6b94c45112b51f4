import { readResponse } from '@portal/contracts';
import { user } from '@portal/contracts/user';
import type { SessionCall } from './call';
import type { WholeResponse } from './json-exchange';
import { jsonIn } from './relay-json';
import type { SessionMembers } from './session-members';

export interface HandoverParts {
  sessionMembers: Pick<SessionMembers, 'addHandedOver'>;
}

/**
 * SS-7: when the service answers with the user info of the patient that another system handed over, the
 * session may name that member from then on.
 */
export function noteHandover(
  { endpoint, context, session, query }: SessionCall,
  received: WholeResponse,
  { sessionMembers }: HandoverParts,
): void | Promise<void> {
  const isHandover = endpoint.members === 'handover' && query?.has('secondaryPatientId');
  if (!isHandover || !session || received.status >= 300) return;
  const info = readResponse(user.getMemberInfo.response, jsonIn(received));
  if (info.success) return sessionMembers.addHandedOver(context, session, info.value);
}
