import type { Endpoint, OutputOf } from '@portal/contracts';
import { mailOrderTokens } from '@portal/contracts/mail-order-tokens';
import { AppError } from '../app-error';
import type { RequestContext } from '../http/request-context';
import {
  hasValidToken,
  isForMailOrder,
  withoutDependent,
  withReply,
  withToken,
} from '../session/mail-order-token';
import { isActingAt, isSameEmulation, type Session } from '../session/session';
import { loggedSession, type Sessions } from '../session/sessions';
import type { RefreshParts } from './refresh-tokens';
import { type RequestParts, requestUpstream } from './request-upstream';

type Reply = OutputOf<typeof mailOrderTokens.get>;

interface MailOrderParts extends RequestParts, RefreshParts {
  sessions: Sessions;
}

const lockWaitMs = 10_000;

/** The mail-order tokens of sessions, from which attach-headers.ts takes them (MO-1). */
export class MailOrderTokens {
  constructor(private readonly parts: MailOrderParts) {}

  /**
   * Fetches the member's token, or the one for a dependent, and saves it in the session. A valid token
   * stays. Throws the errors of `requestUpstream`, and EMULATION_ENDED when the session does not act for the
   * same member any more.
   */
  async fetch(
    context: RequestContext,
    session: Session,
    dependentId: string | undefined,
  ): Promise<void> {
    const { sessions, refresher, clock } = this.parts;
    await refresher.ensureFresh(session);
    // The lock is the one of the token refresh: both replace the tokens of the session.
    session.tokens = await sessions.exclusively(session, lockWaitMs, async (current) => {
      const isOver = current.emulation && !isActingAt(current, clock());
      if (isOver || !isSameEmulation(current, session)) throw new AppError('EMULATION_ENDED');
      const isValid = hasValidToken(current.tokens, dependentId, clock());
      if (isValid && current.tokens.dependentId === dependentId) return current.tokens;
      const tokens = isValid
        ? withoutDependent(current.tokens)
        : withReply(
            current.tokens,
            await this.request(context, current, dependentId),
            dependentId,
            clock(),
          );
      if (!(await sessions.saveTokens(current, tokens))) throw new AppError('UNAUTHENTICATED');
      return tokens;
    });
  }

  /**
   * Before a call to mail order: fetches a token again if the session had one that is expired. If that
   * fails, the call is sent without a token, and the service answers it.
   */
  async renew(endpoint: Endpoint, context: RequestContext, session: Session): Promise<void> {
    const { tokens } = session;
    const hadToken = tokens.dependentMailOrder !== undefined || tokens.mailOrder !== undefined;
    if (!hadToken || !isForMailOrder(endpoint)) return;
    if (session.emulation && !isActingAt(session, this.parts.clock())) return;
    const dependentId = tokens.dependentMailOrder === undefined ? undefined : tokens.dependentId;
    if (hasValidToken(tokens, dependentId, this.parts.clock())) return;
    await this.fetchIfPossible(context, session, dependentId);
  }

  /**
   * The session as a call for a patient sends it: with the token of this patient alone, even when another one was chosen last in
   * another tab. A dependent's is fetched when the session has none.
   */
  async forPatient(
    endpoint: Endpoint,
    context: RequestContext,
    session: Session,
    dependentId: string | undefined,
  ): Promise<Session> {
    const isThere = () => hasValidToken(session.tokens, dependentId, this.parts.clock());
    const hadToken = dependentId !== undefined || session.tokens.mailOrder !== undefined;
    const { emulation } = session;
    const isOver = emulation !== undefined && !isActingAt(session, this.parts.clock());
    if (hadToken && !isOver && isForMailOrder(endpoint) && !isThere()) {
      await this.fetchIfPossible(context, session, dependentId);
    }
    return { ...session, tokens: withToken(session.tokens, dependentId) };
  }

  private async fetchIfPossible(
    context: RequestContext,
    session: Session,
    dependentId: string | undefined,
  ): Promise<void> {
    try {
      await this.fetch(context, session, dependentId);
    } catch (error) {
      const { code } = AppError.from(error);
      if (code === 'AUDIT_UNAVAILABLE' || code === 'EMULATION_ENDED') throw error;
      const { requestId } = context;
      this.parts.log.warn('mail-order-token-renewal-failed', {
        requestId,
        session: loggedSession(session),
        code,
      });
    }
  }

  private request(
    context: RequestContext,
    session: Session,
    dependentId: string | undefined,
  ): Promise<Reply> {
    if (dependentId === undefined) {
      return requestUpstream(this.parts, { endpoint: mailOrderTokens.get, context, session });
    }
    const endpoint = mailOrderTokens.getForDependent;
    return requestUpstream(this.parts, { endpoint, input: { dependentId }, context, session });
  }
}
