import type { Endpoint } from '@portal/contracts';
import { type AccessScope, isWithin } from '@portal/domain/family-access';
import type { Logger, LogFields } from '@portal/logger';
import { AppError } from '../app-error';
import type { Clock } from '../clock';
import type { RequestContext } from '../http/request-context';
import { withoutMailOrder } from '../session/mail-order-token';
import { type Emulation, isActingAt, type Session } from '../session/session';
import { loggedSession, type Sessions } from '../session/sessions';

const lockWaitMs = 10_000;

/** A member who lets a user act for them. */
export interface CaredForMember {
  accessId: string;
  memberId: string;
  /** The member's user name at the identity provider. */
  userName: string;
  givenName: string;
  familyName: string;
  scopes: readonly string[];
}

export interface CaregiverParts {
  sessions: Pick<
    Sessions,
    'exclusively' | 'saveTokens' | 'saveEmulation' | 'limitsOf' | 'pseudonyms'
  >;
  /** Gives the session valid tokens. */
  refresher: { ensureFresh(session: Session): Promise<void> | undefined };
  grants: {
    membersOf(context: RequestContext, session: Session): Promise<readonly CaredForMember[]>;
    use(
      context: RequestContext,
      session: Session,
      accessId: string,
      scope: AccessScope | undefined,
    ): Promise<{ isOver: boolean; scopes: readonly string[] }>;
  };
  clock: Clock;
  log: Logger;
}

/**
 * Acting for a member as their caregiver: a mode of the caregiver's own session, within what the member allows. The
 * member service is asked at each call, and each call is audited.
 */
export class Caregivers {
  constructor(private readonly parts: CaregiverParts) {}

  /**
   * Starts to act for the member of an access, in place of the one before. Throws CAREGIVER_ACCESS_ENDED when it is not
   * in force, EMULATION_RUNNING for staff who act for a member.
   */
  async start(context: RequestContext, session: Session, accessId: string): Promise<void> {
    const { sessions, refresher, grants } = this.parts;
    await refresher.ensureFresh(session);
    const members = await grants.membersOf(context, session);
    const member = members.find((each) => each.accessId === accessId);
    if (!member) {
      this.audit('caregiver-refused', context, session, { reason: 'no-access' });
      throw new AppError('CAREGIVER_ACCESS_ENDED');
    }
    await sessions.exclusively(session, lockWaitMs, async (current) => {
      if (current.emulation && !current.emulation.caregiver) {
        throw new AppError('EMULATION_RUNNING');
      }
      const emulation = this.emulationOf(current, member);
      this.audit('caregiver-started', context, { ...current, emulation });
      const tokens = withoutMailOrder(current.tokens);
      const isSaved =
        (await sessions.saveTokens(current, tokens)) &&
        (await sessions.saveEmulation(current, emulation));
      if (!isSaved) throw new AppError('UNAUTHENTICATED');
      Object.assign(session, { tokens, emulation, endedAccess: undefined });
    });
  }

  /** Whether the access of a session that acts for a member is over; false while the service does not say. */
  async isOver(context: RequestContext, session: Session): Promise<boolean> {
    const { caregiver } = session.emulation ?? {};
    if (!caregiver) return false;
    const use = this.parts.grants.use(context, session, caregiver.accessId, undefined);
    return use.then(
      ({ isOver }) => isOver,
      () => false,
    );
  }

  /**
   * Accepts or refuses a call of a caregiver. What the entry says of no caregiver, and what the member does not
   * allow, is CAREGIVER_NOT_ALLOWED; after the access has ended, everything is CAREGIVER_ACCESS_ENDED until the page
   * is loaded again: an old page still shows the member.
   */
  async guard(endpoint: Endpoint, context: RequestContext, session: Session): Promise<void> {
    const { caregiver } = session.emulation ?? {};
    const { caregivers: needed, upstream, id: endpointId } = endpoint;
    if (!caregiver || (upstream === 'bff' && needed === 'any')) return;
    if (!isActingAt(session, this.parts.clock())) throw new AppError('CAREGIVER_ACCESS_ENDED');
    const refuse = (code: 'CAREGIVER_NOT_ALLOWED' | 'CAREGIVER_ACCESS_ENDED'): never => {
      this.audit('caregiver-call-refused', context, session, { endpointId, code });
      throw new AppError(code);
    };
    if (needed === 'never') return refuse('CAREGIVER_NOT_ALLOWED');
    await this.parts.refresher.ensureFresh(session);
    const scope = needed === 'any' ? undefined : needed;
    const now = await this.parts.grants.use(context, session, caregiver.accessId, scope);
    if (now.isOver) return refuse('CAREGIVER_ACCESS_ENDED');
    if (!isWithin(now.scopes, needed)) return refuse('CAREGIVER_NOT_ALLOWED');
    this.audit('caregiver-call', context, session, { endpointId, kind: needed });
  }

  private emulationOf(session: Session, member: CaredForMember): Emulation {
    const { accessId, memberId, userName: subject, scopes, givenName, familyName } = member;
    return {
      subject,
      memberId,
      startedAt: this.parts.clock(),
      expiresAt: this.parts.sessions.limitsOf(session).absolute,
      roleCheckedFor: session.tokens.accessIssuedAt,
      caregiver: { accessId, scopes, givenName, familyName },
    };
  }

  /** Throws AUDIT_UNAVAILABLE without a written line. */
  private audit(event: string, context: RequestContext, session: Session, more: LogFields = {}) {
    const { issuer } = session.identity;
    const { emulation, user: actor } = session;
    const { pseudonyms } = this.parts.sessions;
    const subject = emulation && pseudonyms.of({ issuer, subject: emulation.subject });
    const who = { requestId: context.requestId, actor, subject, session: loggedSession(session) };
    if (!this.parts.log.audit(event, { ...who, ...more })) throw new AppError('AUDIT_UNAVAILABLE');
  }
}
