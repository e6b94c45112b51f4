import type { Endpoint, OutputOf } from '@portal/contracts';
import { mailOrderTokens } from '@portal/contracts/mail-order-tokens';
import { AppError } from '../app-error';
import type { RequestContext } from '../http/request-context';
import {
  hasValidToken,
  isForMailOrder,
  withoutDependent,
  withReply,
} from '../session/mail-order-token';
import type { Session } from '../session/session';
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
   * stays. Throws the errors of `requestUpstream`.
   */
  async fetch(
    context: RequestContext,
    session: Session,
    dependentId: string | undefined,
  ): Promise<void> {
    const { sessions, refresher, clock } = this.parts;
    await refresher.ensureFresh(session);
    // The lock is the one of the token refresh: both replace the tokens of the session.
    session.tokens = await sessions.exclusively(session, lockWaitMs, async () => {
      const current = await sessions.read(session.key.cookieValue);
      if (!current) throw new AppError('UNAUTHENTICATED');
      session.tokens = current.tokens;
      const isValid = hasValidToken(current.tokens, dependentId, clock());
      if (isValid && current.tokens.dependentId === dependentId) return current.tokens;
      const tokens = isValid
        ? withoutDependent(current.tokens)
        : withReply(
            current.tokens,
            await this.request(context, session, dependentId),
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
    const dependentId = tokens.dependentMailOrder === undefined ? undefined : tokens.dependentId;
    if (hasValidToken(tokens, dependentId, this.parts.clock())) return;
    try {
      await this.fetch(context, session, dependentId);
    } catch (error) {
      const { code } = AppError.from(error);
      if (code === 'AUDIT_UNAVAILABLE') throw error;
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
