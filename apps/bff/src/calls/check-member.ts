import type { BodyCall } from './call';
import { isOpenForm } from './check-form';
import type { MemberAccess } from './member-access';

/** Comes after emulation, which decides whose the call is, and before anything that calls a service. */
export function checkMember(
  { endpoint, context, session, params, query, body }: BodyCall,
  { memberAccess }: { memberAccess: Pick<MemberAccess, 'check'> },
): void | Promise<void> {
  if (isOpenForm({ endpoint, params })) return;
  const sent = { params, query: query && Object.fromEntries(query), body };
  return memberAccess.check({ endpoint, context, session, ...sent });
}
