import type { WireOf } from '@portal/contracts';
import type { accountSecurity as area } from '@portal/contracts/account-security';
import type { Logger } from '@portal/logger';
import { accountOf, type AccountSessions } from '../account/account-sessions';
import type { SignIns } from '../account/sign-ins';
import type { Session } from '../session/session';
import { loggedSession } from '../session/sessions';
import { type HandlersOf, memberOf, type OwnCall } from './own-call';

export interface AccountParts {
  accountSessions: Pick<AccountSessions, 'list' | 'end' | 'endOthers'>;
  signIns: Pick<SignIns, 'list'>;
  log: Logger;
  metrics: { sessionsEnded(reason: string, count: number): void };
}

/** AC-1, security: where an account is signed in. Staff who act for a member read the member's. */
export function createAccountHandlers({
  accountSessions,
  signIns,
  log,
  metrics,
}: AccountParts): HandlersOf<typeof area> {
  const listOf = async (session: Session): Promise<WireOf<typeof area.getSessions>> => ({
    sessions: (await accountSessions.list(session)).map(({ startedAt, seenAt, ...shown }) => ({
      ...shown,
      startedAt: at(startedAt),
      seenAt: at(seenAt),
    })),
  });
  const withAudit = async ({ context }: OwnCall, session: Session, ending: Promise<number>) => {
    const ended = await ending;
    metrics.sessionsEnded('member', ended);
    log.audit('sessions-ended-by-member', {
      requestId: context.requestId,
      actor: session.user,
      session: loggedSession(session),
      count: ended,
    });
    return { ended, ...(await listOf(session)) };
  };
  return {
    getSessions: (call) => listOf(memberOf(call)),

    endSession: (call) => {
      const session = memberOf(call);
      return withAudit(call, session, accountSessions.end(session, call.params.sessionId));
    },

    endOtherSessions: (call) => {
      const session = memberOf(call);
      return withAudit(call, session, accountSessions.endOthers(session));
    },

    getSignIns: async (call) => ({
      signIns: (await signIns.list(accountOf(memberOf(call)))).map((signIn) => ({
        ...signIn,
        at: at(signIn.at),
      })),
    }),
  };
}

const at = (time: number): string => new Date(time).toISOString();
