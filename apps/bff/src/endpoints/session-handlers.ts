import type { session } from '@portal/contracts/session';
import { AppError } from '../app-error';
import type { RequestContext } from '../http/request-context';
import type { Session } from '../session/session';
import { type HandlersOf, memberOf } from './own-call';
import { sessionStatus, type StatusParts } from './session-status';
import { signOut, type SignOutParts } from './sign-out';

export interface SessionParts extends StatusParts, SignOutParts {
  sessions: StatusParts['sessions'] & SignOutParts['sessions'];
  emulations: StatusParts['emulations'] & SignOutParts['emulations'];
  metrics: SignOutParts['metrics'] & { clientErrorReported(kind: string): void };
  mailOrderTokens: {
    fetch(
      context: RequestContext,
      session: Session,
      dependentId: string | undefined,
    ): Promise<void>;
  };
}

/** SS-8: reading the status extends nothing; `extend` does, and returns the new times. */
export function createSessionHandlers(parts: SessionParts): HandlersOf<typeof session> {
  const { sessions, emulations, mailOrderTokens, log, metrics } = parts;
  return {
    getStatus: async (call) => {
      const { context, session } = call;
      if (session) await emulations.endIfExpired(context, session);
      return sessionStatus(call, parts);
    },

    extend: async (call) => {
      if (!(await sessions.extend(memberOf(call)))) throw new AppError('UNAUTHENTICATED');
      return sessionStatus(call, parts);
    },

    signOut: (call) => signOut(call, parts),

    stopEmulation: async (call) => {
      await emulations.end(call.context, memberOf(call), 'stopped');
      return sessionStatus(call, parts);
    },

    fetchMailOrderToken: async (call) => {
      await mailOrderTokens.fetch(call.context, memberOf(call), call.body.dependentId);
      return { ready: true };
    },

    reportClientError: async ({ context, body }) => {
      const { kind, endpointId, field, screen, textKey } = body;
      const { requestId } = context;
      metrics.clientErrorReported(kind);
      log.warn('client-error', { requestId, kind, endpointId, field, screen, textKey });
      return { accepted: true };
    },
  };
}
