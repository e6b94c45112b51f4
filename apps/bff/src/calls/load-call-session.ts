import { loadCachedSession, loadSession } from '../session/load-session';
import type { Sessions } from '../session/sessions';
import type { MatchedCall, SessionCall } from './call';

/** Loads the session if the endpoint uses one, and notes that it was used. */
export function loadCallSession(
  call: MatchedCall,
  { sessions }: { sessions: Sessions },
): SessionCall | Promise<SessionCall> {
  const { endpoint, context } = call;
  if (endpoint.auth === 'none') return { ...call, session: undefined };
  const session = loadCachedSession(sessions, context);
  if (!session) return loadFromStore(call, sessions);
  const touched = sessions.touch(session);
  const loaded = { ...call, session };
  return touched ? touched.then(() => loaded) : loaded;
}

async function loadFromStore(call: MatchedCall, sessions: Sessions): Promise<SessionCall> {
  const session = await loadSession(sessions, call.context);
  if (session) await sessions.touch(session);
  return { ...call, session };
}
