import type { Endpoint } from '@portal/contracts';
import type { Logger, LogFields } from '@portal/logger';
import { AppError } from '../app-error';
import type { Clock } from '../clock';
import type { RequestContext } from '../http/request-context';
import { withoutMailOrder } from '../session/mail-order-token';
import type { Session } from '../session/session';
import { loggedSession, type Sessions } from '../session/sessions';

/** Half an hour, used or not. */
const lifeMs = 30 * 60_000;
const lockWaitMs = 10_000;

export interface EmulationParts {
  sessions: Sessions;
  /** Gives the session valid tokens. */
  refresher: { ensureFresh(session: Session): Promise<void> | undefined };
  /** Whether the provider still says that the user has the support role; throws when it is unavailable. */
  role: { check(session: Session): Promise<boolean> };
  clock: Clock;
  log: Logger;
}

type Acting = Session & { emulation: NonNullable<Session['emulation']> };

/**
 * Acting for a member (SS-9): a mode of a support session with an actor and a subject. It is read-only
 * unless the catalogue's entry allows more, and writes an audit line for each call.
 */
export class Emulations {
  constructor(
    private readonly parts: EmulationParts,
    private readonly supportGroup: string,
  ) {}

  /**
   * Starts emulation of `subject`, if the user has the role and no other emulation; returns whether the
   * session acts for that member now. Throws AUDIT_UNAVAILABLE, and starts nothing, without an audit line.
   */
  async start(context: RequestContext, session: Session, subject: string | null): Promise<boolean> {
    const refuse = (reason: string): boolean => {
      this.parts.log.audit('emulation-refused', {
        ...this.fieldsOf(context, session, subject),
        reason,
      });
      return false;
    };
    if (subject === null) return refuse('malformed');
    if (!session.identity.groups.includes(this.supportGroup)) return refuse('no-role');
    await this.parts.refresher.ensureFresh(session);
    return this.parts.sessions.exclusively(session, lockWaitMs, async () => {
      const current = await this.parts.sessions.read(session.key.cookieValue);
      if (!current) throw new AppError('UNAUTHENTICATED');
      Object.assign(session, { emulation: current.emulation, tokens: current.tokens });
      if (this.isActing(session)) {
        if (session.emulation.subject === subject) return true;
        return refuse('nested');
      }
      if (!(await this.parts.role.check(session))) return refuse('no-role');
      const startedAt = this.parts.clock();
      const emulation = {
        subject,
        startedAt,
        expiresAt: startedAt + lifeMs,
        roleCheckedFor: session.tokens.accessIssuedAt,
      };
      this.audit('emulation-started', context, { ...session, emulation });
      await this.change(session, emulation);
      return true;
    });
  }

  /**
   * Accepts or refuses a call of a session. During emulation a call is read-only unless the entry allows
   * more, the role is checked again after each token refresh, and every call is audited.
   */
  async guard(endpoint: Endpoint, context: RequestContext, session: Session): Promise<void> {
    const { emulation } = session;
    if (!emulation || (endpoint.upstream === 'bff' && endpoint.allowedInEmulation)) return;
    const changes = endpoint.method !== 'GET' && !endpoint.allowedInEmulation;
    // An old page may still show the member: its changes must not apply to the support user's own data.
    if (!this.isActing(session)) {
      if (changes) throw new AppError('EMULATION_ENDED');
      return;
    }
    if (emulation.roleCheckedFor !== session.tokens.accessIssuedAt) {
      await this.checkRole(context, session);
    }
    if (changes) {
      this.audit('emulated-call-refused', context, session, { endpointId: endpoint.id });
      throw new AppError('EMULATION_READ_ONLY');
    }
    this.audit('emulated-call', context, session, { endpointId: endpoint.id });
  }

  /** Ends it; does nothing when there is none. */
  async end(context: RequestContext, session: Session, reason: string): Promise<void> {
    if (!session.emulation) return;
    this.auditEnd(context, session, reason);
    await this.parts.sessions.exclusively(session, lockWaitMs, async () => {
      const current = await this.parts.sessions.read(session.key.cookieValue);
      if (!current) throw new AppError('UNAUTHENTICATED');
      session.tokens = current.tokens;
      await this.change(session, undefined);
    });
  }

  /** Writes the audit line of an end. Emulation ends even if the line can't be written. */
  auditEnd(context: RequestContext, session: Session, reason: string): void {
    if (!session.emulation) return;
    this.parts.log.audit('emulation-ended', { ...this.fieldsOf(context, session), reason });
  }

  /** Ends an expired one, when a page loads and can show it. */
  async endIfExpired(context: RequestContext, session: Session): Promise<void> {
    if (session.emulation && !this.isActing(session)) await this.end(context, session, 'expired');
  }

  isActing(session: Session): session is Acting {
    return session.emulation !== undefined && this.parts.clock() < session.emulation.expiresAt;
  }

  private async checkRole(context: RequestContext, session: Acting): Promise<void> {
    if (await this.parts.role.check(session)) {
      const roleCheckedFor = session.tokens.accessIssuedAt;
      session.emulation = { ...session.emulation, roleCheckedFor };
      await this.parts.sessions.saveEmulation(session, session.emulation);
      return;
    }
    await this.end(context, session, 'role-lost');
    throw new AppError('EMULATION_ENDED');
  }

  /** Mail-order tokens are for one person: none is carried over into the other mode. */
  private async change(session: Session, emulation: Session['emulation']): Promise<void> {
    const tokens = withoutMailOrder(session.tokens);
    const isSaved =
      (await this.parts.sessions.saveTokens(session, tokens)) &&
      (await this.parts.sessions.saveEmulation(session, emulation));
    if (!isSaved) throw new AppError('UNAUTHENTICATED');
  }

  private audit(event: string, context: RequestContext, session: Acting, more: LogFields = {}) {
    const written = this.parts.log.audit(event, { ...this.fieldsOf(context, session), ...more });
    if (!written) throw new AppError('AUDIT_UNAVAILABLE');
  }

  private fieldsOf(
    { requestId }: RequestContext,
    session: Session,
    subjectName: string | null | undefined = session.emulation?.subject,
  ): LogFields {
    const { issuer } = session.identity;
    const subject = subjectName
      ? this.parts.sessions.pseudonymOf({ issuer, subject: subjectName })
      : undefined;
    return { requestId, actor: session.user, subject, session: loggedSession(session) };
  }
}
