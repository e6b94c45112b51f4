import type { Endpoint } from '@portal/contracts';
import type { Logger, LogFields } from '@portal/logger';
import { AppError, type FailureCode } from '../app-error';
import type { Clock } from '../clock';
import type { RequestContext } from '../http/request-context';
import { withoutMailOrder } from '../session/mail-order-token';
import {
  type ActingSession as Acting,
  isActingAt,
  isSameEmulation,
  type MemberName,
  type Session,
} from '../session/session';
import { loggedSession, type Sessions } from '../session/sessions';
import { staffRoleOf } from '../session/staff-role';
import { type EmulatedMember, emulatedMemberOf } from './emulated-member';
import type { Caregivers } from './caregivers';
import { codeOf, type MemberRefusal, type RefusalReason } from './member-refusal';
import { type Why, withRecent } from './recent-members';

/** Half an hour, used or not. */
const lifeMs = 30 * 60_000;
const lockWaitMs = 10_000;

export interface EmulationParts {
  sessions: Sessions;
  /** Gives the session valid tokens. */
  refresher: { ensureFresh(session: Session): Promise<void> | undefined };
  /** Whether the provider still says that the user has the support role; throws when it is unavailable. */
  role: { check(session: Session): Promise<boolean> };
  /** Why the session can't act for the member it names; undefined when it can. */
  members: {
    refusalOf(context: RequestContext, session: Session): Promise<MemberRefusal | undefined>;
  };
  /** Those who act for a member because the member lets them. */
  caregivers: Pick<Caregivers, 'guard'>;
  clock: Clock;
  log: Logger;
}

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
   * Starts emulation of `subject`, if the user has the role and no other emulation, and there is such a
   * member; returns why not, or undefined when the session acts for that member now. Throws
   * AUDIT_UNAVAILABLE, and starts nothing, without an audit line.
   */
  async start(
    context: RequestContext,
    session: Session,
    subject: string | null,
  ): Promise<RefusalReason | undefined> {
    const refuse = (reason: RefusalReason): RefusalReason => {
      this.parts.log.audit('emulation-refused', {
        ...this.fieldsOf(context, session, subject),
        reason,
      });
      return reason;
    };
    if (staffRoleOf(session.identity, this.supportGroup) !== 'support') return refuse('no-role');
    if (subject === null) return refuse('malformed');
    const refusal = await this.begin(context, session, { subject });
    return refusal && refuse(refusal);
  }

  /**
   * The same for a member whom staff chose, and why. Throws the codes of `codeOf`: STAFF_ONLY without the
   * role, EMULATION_RUNNING while the session acts for another member, MEMBER_UNKNOWN when no one can act for
   * this one.
   */
  async startFor(
    context: RequestContext,
    session: Session,
    found: Parameters<typeof emulatedMemberOf>[0] | undefined,
    why: Why,
  ): Promise<void> {
    const role = staffRoleOf(session.identity, this.supportGroup);
    const member = found && role && emulatedMemberOf(found, role);
    const refuse = (code: FailureCode, reason: string): never => {
      const fields = this.fieldsOf(context, session, member?.subject ?? null);
      this.parts.log.audit('emulation-refused', { ...fields, reason });
      throw new AppError(code);
    };
    if (!role) return refuse('STAFF_ONLY', 'no-role');
    if (!member) return refuse('MEMBER_UNKNOWN', 'unknown-member');
    const refusal = await this.begin(context, session, member, why);
    if (refusal) refuse(codeOf[refusal], refusal);
  }

  /** Starts emulation, or returns why not; a session that acts for this very member stays as it is. */
  private async begin(
    context: RequestContext,
    session: Session,
    member: EmulatedMember,
    why?: Why,
  ): Promise<RefusalReason | undefined> {
    await this.parts.refresher.ensureFresh(session);
    return this.parts.sessions.exclusively(session, lockWaitMs, async (current) => {
      const { emulation: before, tokens, recent } = current;
      Object.assign(session, { emulation: before, tokens, recent });
      if (this.isActing(session)) {
        return session.emulation.subject === member.subject ? undefined : 'nested';
      }
      const hasRole = await this.parts.role.check(session).catch(() => undefined);
      if (!hasRole) return hasRole === undefined ? 'role-unknown' : 'no-role';
      const startedAt = this.parts.clock();
      const emulation = {
        ...member,
        startedAt,
        expiresAt: startedAt + lifeMs,
        roleCheckedFor: session.tokens.accessIssuedAt,
      };
      const refusal = await this.refusalOf(context, { ...session, emulation });
      if (refusal) return refusal;
      this.audit('emulation-started', context, { ...session, emulation }, why);
      await this.change(session, emulation, withRecent(recent, member, why, startedAt));
      return undefined;
    });
  }

  /** Whether there is such a member: their user info is read, after an audit line. */
  private refusalOf(context: RequestContext, acting: Acting): Promise<MemberRefusal | undefined> {
    this.audit('emulation-requested', context, acting);
    return this.parts.members.refusalOf(context, acting);
  }

  /**
   * Accepts or refuses a call of a session. During emulation a call is read-only unless the entry allows
   * more, the role is checked again after each token refresh, and every call is audited.
   */
  async guard(endpoint: Endpoint, context: RequestContext, session: Session): Promise<void> {
    const { emulation } = session;
    if (emulation?.caregiver) return this.parts.caregivers.guard(endpoint, context, session);
    if (!emulation || (endpoint.upstream === 'bff' && endpoint.allowedInEmulation)) return;
    const { method, allowedInEmulation = method === 'GET' } = endpoint;
    // An old page may still show the member: its changes must not apply to the support user's own data.
    if (!this.isActing(session)) {
      if (!allowedInEmulation) throw new AppError('EMULATION_ENDED');
      return;
    }
    if (emulation.roleCheckedFor !== session.tokens.accessIssuedAt) {
      await this.checkRole(context, session);
    }
    if (!allowedInEmulation) {
      this.audit('emulated-call-refused', context, session, { endpointId: endpoint.id });
      throw new AppError('EMULATION_READ_ONLY');
    }
    this.audit('emulated-call', context, session, { endpointId: endpoint.id });
  }

  /**
   * Ends it; does nothing when there is none, or when another request has ended it. `session` has then
   * what the store has. `endedAccess`: the member who ended it, for the user to see; without one, an ended access is
   * no longer reported.
   */
  async end(
    context: RequestContext,
    session: Session,
    reason: string,
    endedAccess?: MemberName,
  ): Promise<void> {
    if (!session.emulation && !session.endedAccess) return;
    await this.parts.sessions.exclusively(session, lockWaitMs, async (current) => {
      if (isSameEmulation(current, session)) {
        this.auditEnd(context, current, reason);
        if (current.emulation) await this.change(current, undefined, current.recent, endedAccess);
        else await this.forgetEndedAccess(current);
      }
      const { tokens, recent, emulation, endedAccess: ended } = current;
      Object.assign(session, { tokens, recent, emulation, endedAccess: ended });
    });
  }

  /** The user acts for no one, and has read that an access ended: their own tokens stay. */
  private async forgetEndedAccess(session: Session): Promise<void> {
    const isSaved = await this.parts.sessions.saveEmulation(session, undefined, session.recent);
    if (!isSaved) throw new AppError('UNAUTHENTICATED');
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
    return isActingAt(session, this.parts.clock());
  }

  private async checkRole(context: RequestContext, session: Acting): Promise<void> {
    if (!(await this.parts.role.check(session))) {
      await this.end(context, session, 'role-lost');
      throw new AppError('EMULATION_ENDED');
    }
    const roleCheckedFor = session.tokens.accessIssuedAt;
    const { sessions } = this.parts;
    await sessions.exclusively(session, lockWaitMs, async (current) => {
      if (!isSameEmulation(current, session)) throw new AppError('EMULATION_ENDED');
      const emulation = { ...session.emulation, roleCheckedFor };
      if (!(await sessions.saveEmulation(current, emulation)))
        throw new AppError('UNAUTHENTICATED');
      session.emulation = emulation;
    });
  }

  /** Mail-order tokens are for one person: none is carried over into the other mode. */
  private async change(
    session: Session,
    emulation: Session['emulation'],
    recent = session.recent,
    endedAccess?: MemberName,
  ): Promise<void> {
    const tokens = withoutMailOrder(session.tokens);
    const isSaved =
      (await this.parts.sessions.saveTokens(session, tokens)) &&
      (await this.parts.sessions.saveEmulation(session, emulation, recent, endedAccess));
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
      ? this.parts.sessions.pseudonyms.of({ issuer, subject: subjectName })
      : undefined;
    return { requestId, actor: session.user, subject, session: loggedSession(session) };
  }
}
