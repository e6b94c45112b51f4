import type { Dependencies } from '../dependencies';
import type { Call } from './call';

/** Reads the session where the call has a use for it, and notes that it was used. */
export function loadSession(call: Call, { sessions }: Dependencies): Promise<unknown> | undefined {
  if (call.endpoint.auth === 'none') return undefined;
  const { context } = call;
  context.loadSessionFrom(sessions);
  call.session = context.sessionAtHand();
  if (call.session) return sessions.touch(call.session);
  return context.session().then((session) => {
    call.session = session;
    return session && sessions.touch(session);
  });
}
