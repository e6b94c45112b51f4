import { isOfOwnPage } from '../emulation/act-for-member';
import type { Catalogue } from '@portal/contracts';
import type { session } from '@portal/contracts/session';
import type { EndedElsewhere } from '../account/ended-elsewhere';
import { AppError } from '../app-error';
import type { Caregivers } from '../emulation/caregivers';
import { hasEmulatedUser, removeEmulatedUser } from '../emulation/emulated-user-cookie';
import { notValid } from '../http/input';
import type { RequestContext } from '../http/request-context';
import type { Session } from '../session/session';
import { type HandlersOf, memberOf } from './own-call';
import { sessionStatus, type StatusParts } from './session-status';
import { signOut, type SignOutParts } from './sign-out';

export interface SessionParts extends StatusParts, SignOutParts {
  sessions: StatusParts['sessions'] & SignOutParts['sessions'];
  emulations: StatusParts['emulations'] & SignOutParts['emulations'];
  caregivers: Pick<Caregivers, 'isOver'>;
  endedElsewhere: Pick<EndedElsewhere, 'take'>;
  /** A report names only endpoints that there are. */
  catalogue: Pick<Catalogue, 'has'>;
  metrics: SignOutParts['metrics'] & { clientErrorReported(kind: string): void };
  mailOrderTokens: {
    fetch(
      context: RequestContext,
      session: Session,
      dependentId: string | undefined,
    ): Promise<void>;
  };
}

/** What the log says of a kind in addition to its name; RT-7 and Spec §8 fix these words. */
const reasons: Readonly<Record<string, string>> = {
  'dynamic-page-loading-failed': 'Dynamic page loading failed',
};

/** SS-8: reading the status extends nothing; `extend` does, and returns the new times. */
export function createSessionHandlers(parts: SessionParts): HandlersOf<typeof session> {
  const { sessions, emulations, caregivers, endedElsewhere, mailOrderTokens } = parts;
  const { catalogue, log, metrics } = parts;
  return {
    getStatus: async (call) => {
      const { context, session } = call;
      if (session) {
        await emulations.endIfExpired(context, session);
        if (await caregivers.isOver(context, session)) {
          const { givenName = '', familyName = '' } = session.emulation?.caregiver ?? {};
          await emulations.end(context, session, 'access-ended', { givenName, familyName });
        }
      }
      const status = sessionStatus(call, parts);
      if (session || status.signInError || !(await endedElsewhere.take(context))) return status;
      return { ...status, signInError: 'ended' };
    },

    extend: async (call) => {
      if (!(await sessions.extend(memberOf(call)))) throw new AppError('UNAUTHENTICATED');
      return sessionStatus(call, parts);
    },

    signOut: (call) => signOut(call, parts),

    stopEmulation: async (call) => {
      const member = memberOf(call);
      // A page of the user's own knows nothing of an acting that another tab has begun since.
      const isBegunElsewhere = member.emulation !== undefined && isOfOwnPage(call.context);
      if (!isBegunElsewhere) await emulations.end(call.context, member, 'stopped');
      if (hasEmulatedUser(call.context)) {
        call.response.appendHeader('set-cookie', removeEmulatedUser(call.context));
      }
      return sessionStatus(call, parts);
    },

    fetchMailOrderToken: async (call) => {
      await mailOrderTokens.fetch(call.context, memberOf(call), call.body.dependentId);
      return { ready: true };
    },

    reportClientError: async ({ context, body }) => {
      const { kind, loadFailure, endpointId, otherEndpointId, field, screen, textKey } = body;
      const { requestId } = context;
      for (const [name, id] of Object.entries({ endpointId, otherEndpointId })) {
        if (id !== undefined && !catalogue.has(id)) throw notValid(name);
      }
      metrics.clientErrorReported(kind);
      const reason = reasons[kind];
      const where = { endpointId, otherEndpointId, field, screen, textKey };
      log.warn('client-error', { requestId, kind, reason, code: loadFailure, ...where });
      return { accepted: true };
    },
  };
}
