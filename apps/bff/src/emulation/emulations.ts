import type { Endpoint } from '@portal/contracts';
import type { Logger, LogFields } from '@portal/logger';
import { AppError } from '../app-error';
import { groupsIn } from '../auth/identity';
import type { IdentityProviders } from '../auth/identity-providers';
import { withoutMailOrder } from '../session/mail-order-token';
import type { TokenRefresher } from '../auth/token-refresher';
import type { Clock } from '../clock';
import type { RequestContext } from '../http/request-context';
import type { Session } from '../session/session';
import { loggedSession, type Sessions } from '../session/sessions';

/** Half an hour, however busy it is. */
const longestMs = 30 * 60_000;
const longestWaitMs = 10_000;

interface Parts {
  sessions: Sessions;
  refresher: TokenRefresher;
  providers: IdentityProviders;
  clock: Clock;
  log: Logger;
}

type Acting = Session & { emulation: NonNullable<Session['emulation']> };

/**
 * Acting for a member (SS-9): a mode of a support session with an actor and a subject, that changes
 * nothing unless the catalogue's entry allows it, and leaves an audit line for each call.
 */
export class Emulations {
  private readonly asking = new Map<string, Promise<boolean>>();

  constructor(
    private readonly parts: Parts,
    private readonly supportGroup: string,
  ) {}

  /**
   * Begins to act for `subject`, where the person may and does not act for anybody yet; says whether the
   * session acts for them now. Throws AUDIT_UNAVAILABLE, and begins nothing, when it can't be audited.
   */
  async begin(context: RequestContext, session: Session, subject: string | null): Promise<boolean> {
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
    return this.parts.sessions.exclusively(session, longestWaitMs, async () => {
      const current = await this.parts.sessions.read(session.key.cookieValue);
      if (!current) throw new AppError('UNAUTHENTICATED');
      Object.assign(session, { emulation: current.emulation, tokens: current.tokens });
      if (this.isActing(session)) {
        if (session.emulation.subject === subject) return true;
        return refuse('nested');
      }
      if (!(await this.hasRole(session))) return refuse('no-role');
      const startedAt = this.parts.clock();
      const emulation = {
        subject,
        startedAt,
        expiresAt: startedAt + longestMs,
        roleCheckedFor: session.tokens.accessIssuedAt,
      };
      this.audit('emulation-started', context, { ...session, emulation });
      await this.change(session, emulation);
      return true;
    });
  }

  /**
   * Lets a call of a session pass, or refuses it. While it acts for a member: reading only, unless the
   * entry allows more; with the role still there since the last renewal of tokens; and only audited.
   */
  async guard(endpoint: Endpoint, context: RequestContext, session: Session): Promise<void> {
    const { emulation } = session;
    if (!emulation || (endpoint.upstream === 'bff' && endpoint.allowedInEmulation)) return;
    const changes = endpoint.method !== 'GET' && !endpoint.allowedInEmulation;
    // A page that still believes it acts for the member must not change things for the person itself.
    if (!this.isActing(session)) {
      if (changes) throw new AppError('EMULATION_OVER');
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
    this.noteEnd(context, session, reason);
    await this.parts.sessions.exclusively(session, longestWaitMs, async () => {
      const current = await this.parts.sessions.read(session.key.cookieValue);
      if (!current) throw new AppError('UNAUTHENTICATED');
      session.tokens = current.tokens;
      await this.change(session, undefined);
    });
  }

  /** The auditor's line of an end; a line that can't be written does not keep anybody in the mode. */
  noteEnd(context: RequestContext, session: Session, reason: string): void {
    if (!session.emulation) return;
    this.parts.log.audit('emulation-ended', { ...this.fieldsOf(context, session), reason });
  }

  /** Ends one whose time is over: done when a page begins, which then knows. */
  async endIfOver(context: RequestContext, session: Session): Promise<void> {
    if (session.emulation && !this.isActing(session)) await this.end(context, session, 'expired');
  }

  isActing(session: Session): session is Acting {
    return session.emulation !== undefined && this.parts.clock() < session.emulation.expiresAt;
  }

  private async checkRole(context: RequestContext, session: Acting): Promise<void> {
    if (await this.hasRole(session)) {
      const roleCheckedFor = session.tokens.accessIssuedAt;
      session.emulation = { ...session.emulation, roleCheckedFor };
      await this.parts.sessions.saveEmulation(session, session.emulation);
      return;
    }
    await this.end(context, session, 'role-lost');
    throw new AppError('EMULATION_OVER');
  }

  /** The provider's word of this moment; throws when it can't be had. Asked once for calls that come together. */
  private async hasRole(session: Session): Promise<boolean> {
    const { id } = session.key;
    const asked =
      this.asking.get(id) ?? this.askRole(session).finally(() => this.asking.delete(id));
    this.asking.set(id, asked);
    return asked;
  }

  private async askRole({ identity, tokens }: Session): Promise<boolean> {
    const provider = this.parts.providers.ofSession(identity);
    if (!provider) return false;
    const claims = await provider.claimsOf(tokens.access, identity.subject);
    return groupsIn(claims).includes(this.supportGroup);
  }

  /** Mail-order tokens belong to whom they were fetched for: none goes over into the other mode. */
  private async change(session: Session, emulation: Session['emulation']): Promise<void> {
    const tokens = withoutMailOrder(session.tokens);
    const kept =
      (await this.parts.sessions.saveTokens(session, tokens)) &&
      (await this.parts.sessions.saveEmulation(session, emulation));
    if (!kept) throw new AppError('UNAUTHENTICATED');
  }

  private audit(event: string, context: RequestContext, session: Acting, more: LogFields = {}) {
    const written = this.parts.log.audit(event, { ...this.fieldsOf(context, session), ...more });
    if (!written) throw new AppError('AUDIT_UNAVAILABLE');
  }

  private fieldsOf(
    { requestId }: RequestContext,
    session: Session,
    named: string | null | undefined = session.emulation?.subject,
  ): LogFields {
    const { issuer } = session.identity;
    const subject = named ? this.parts.sessions.pseudonymOf({ issuer, subject: named }) : undefined;
    return { requestId, actor: session.user, subject, session: loggedSession(session) };
  }
}
