import type { Endpoint } from '@portal/contracts';
import type { ServerResponse } from 'node:http';
import type { Dependencies } from '../dependencies';
import type { RequestContext } from '../http/request-context';
import type { Session } from '../session/session';
import { bringsEmulatedUser, dropEmulatedUser, emulatedUserOf } from './emulated-user-cookie';

/**
 * SS-9: what the cookie `emulated-user` asks for becomes a mode of the session, or is dropped; either way
 * the cookie goes. Then holds the call to the rules of that mode. Nothing to wait for in all other calls.
 */
export function actForMember(
  { emulations }: Pick<Dependencies, 'emulations'>,
  endpoint: Endpoint,
  context: RequestContext,
  response: ServerResponse,
  session: Session | undefined,
): void | Promise<void> {
  // Nobody is here yet: whoever signs in next decides what the cookie is worth.
  if (!session || (!session.emulation && !bringsEmulatedUser(context))) return;
  return (async () => {
    const subject = emulatedUserOf(context);
    if (subject !== undefined) {
      await emulations.begin(context, session, subject);
      response.appendHeader('set-cookie', dropEmulatedUser(context));
    }
    if (endpoint.auth !== 'none') await emulations.guard(endpoint, context, session);
  })();
}
