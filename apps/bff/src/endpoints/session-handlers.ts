import type { session } from '@portal/contracts/session';
import { AppError } from '../app-error';
import { fetchMailOrderToken } from '../calls/mail-order-tokens';
import { type HandlersOf, memberOf } from './own-call';
import { statusOf } from './session-status';
import { signOut } from './sign-out';

/** SS-8: asking for the status extends nothing; `extend` does, and answers the new times. */
export const sessionHandlers: HandlersOf<typeof session> = {
  getStatus: async (call) => {
    const { dependencies, context, session } = call;
    if (session) await dependencies.emulations.endIfOver(context, session);
    return statusOf(call);
  },

  extend: async (call) => {
    const { sessions } = call.dependencies;
    const session = memberOf(call);
    if (!(await sessions.extend(session))) throw new AppError('UNAUTHENTICATED');
    return statusOf(call);
  },

  signOut,

  stopEmulation: async (call) => {
    await call.dependencies.emulations.end(call.context, memberOf(call), 'stopped');
    return statusOf(call);
  },

  fetchMailOrderToken: async (call) => {
    const { dependencies, context, body } = call;
    await fetchMailOrderToken(dependencies, context, memberOf(call), body.dependentId);
    return { ready: true };
  },

  reportClientError: async ({ dependencies, context, body }) => {
    const { kind, endpointId, screen, textKey } = body;
    const { requestId } = context;
    dependencies.log.warn('client-error', { requestId, kind, endpointId, screen, textKey });
    return { accepted: true };
  },
};
