import { namedMembers } from '@portal/contracts/named-members';
import type { Session } from '../session/session';
import type { BodyCall } from './call';
import type { MailOrderTokens } from './mail-order-tokens';

/** A call to mail order gets a valid token if the session had one (MO-1); for a patient, it gets theirs (HC-1). */
export function renewMailOrderToken(
  call: BodyCall,
  { mailOrderTokens }: { mailOrderTokens: Pick<MailOrderTokens, 'renew' | 'forPatient'> },
): BodyCall | Promise<BodyCall> {
  const { endpoint, context, session } = call;
  if (session && endpoint.members === 'patients') {
    return mailOrderTokens
      .forPatient(endpoint, context, session, dependentOf(call, session))
      .then((withTokens) => ({ ...call, session: withTokens }));
  }
  if (session?.tokens.mailOrder ?? session?.tokens.dependentMailOrder) {
    return session ? mailOrderTokens.renew(endpoint, context, session).then(() => call) : call;
  }
  return call;
}

/** The patient whom a call names, unless it is the member, or one whom another system handed over. */
function dependentOf(
  { endpoint, params, query, body }: BodyCall,
  { member }: Session,
): string | undefined {
  const sent = { params, query: query && Object.fromEntries(query), body };
  const own = [member?.memberId, ...(member?.handedOver ?? [])];
  return namedMembers(endpoint, sent).find((id) => !own.includes(id));
}
