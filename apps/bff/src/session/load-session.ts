import { cookies, ownCookie } from '../http/cookies';
import type { RequestContext } from '../http/request-context';
import type { Session } from './session';
import { loggedSession, type Sessions } from './sessions';

/** The session of a request's cookie, undefined without one; named in the log line of the request. */
export async function loadSession(
  sessions: Pick<Sessions, 'read'>,
  context: RequestContext,
): Promise<Session | undefined> {
  return admit(context, await sessions.read(ownCookie(context, cookies.session)));
}

/** The same when it needs no waiting; undefined when the store has to be read. */
export function loadCachedSession(
  sessions: Pick<Sessions, 'peek'>,
  context: RequestContext,
): Session | undefined {
  return admit(context, sessions.peek(ownCookie(context, cookies.session)));
}

function admit(context: RequestContext, found: Session | undefined): Session | undefined {
  // A session is valid only at sites with the identity provider that began it (SS-3).
  const session = found?.identity.issuer === context.site.issuer ? found : undefined;
  context.line.session = loggedSession(session);
  context.actor = session?.user;
  return session;
}
