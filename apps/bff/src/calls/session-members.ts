import type { OutputOf } from '@portal/contracts';
import { balances } from '@portal/contracts/balances';
import { idCard } from '@portal/contracts/id-card';
import { mailOrderFamily } from '@portal/contracts/mail-order-family';
import { user } from '@portal/contracts/user';
import { claimsScopeOf, planDay, planPeople, type PlanPerson } from '@portal/domain';
import { isAllowed, type PatientScope, patientsOf } from '@portal/domain/mail-order';
import type { Logger } from '@portal/logger';
import { AppError } from '../app-error';
import type { Emulations } from '../emulation/emulations';
import type { RequestContext } from '../http/request-context';
import type { Session, SessionMember } from '../session/session';
import { loggedSession, type Sessions } from '../session/sessions';
import { chooseScenario } from './choose-scenario';
import type { RefreshParts } from './refresh-tokens';
import { type RequestParts, requestUpstream } from './request-upstream';

interface MemberParts extends RequestParts, RefreshParts {
  emulations: Pick<Emulations, 'guard' | 'isActing'>;
  sessions: Pick<Sessions, 'exclusively' | 'saveMember'>;
  log: Logger;
}

type UserInfo = OutputOf<typeof user.getMemberInfo>;

const lockWaitMs = 10_000;
const maxHandedOver = 20;

/**
 * The member in whose name a session makes calls: the signed-in user, or the one they act for. Read from the
 * user info when a call first needs it, saved in the session, and read again with renewed tokens.
 */
export class SessionMembers {
  private readonly running = new Map<string, Promise<SessionMember>>();

  constructor(private readonly parts: MemberParts) {}

  /** Throws MEMBER_UNAVAILABLE while the service fails, and what it answers to a user who is not eligible. */
  find(context: RequestContext, session: Session): SessionMember | Promise<SessionMember> {
    const of = this.nameOf(context, session);
    const { member, tokens } = session;
    if (member?.of === of && member.readFor === tokens.accessIssuedAt) return member;
    return this.readOnce(context, session, of);
  }

  /** The ids of the family members for whom the service lets a member act; those of their ID cards. */
  async familyOf(
    context: RequestContext,
    session: Session,
    { memberId }: SessionMember,
  ): Promise<string[]> {
    if (memberId === '') return [];
    await this.parts.refresher.ensureFresh(session);
    const call = { endpoint: idCard.get, input: { memberId }, context, session };
    const { cards } = await requestUpstream(this.parts, call).catch(toUnavailable);
    return cards.map((card) => card.memberId).filter((id) => id !== '');
  }

  /**
   * The ids of the people for whom a member may use home delivery now. Read for each call, so that a revoked
   * authorization counts at the next one.
   */
  async patientsOf(
    context: RequestContext,
    session: Session,
    { memberId }: SessionMember,
    scope: PatientScope,
  ): Promise<string[]> {
    if (memberId === '') return [];
    const people = await this.peopleOf(context, session);
    return patientsOf(people, memberId, this.planDay())
      .filter(({ access }) => isAllowed(access, scope))
      .map(({ person }) => person.memberId);
  }

  /**
   * The ids of the people whose claims a member sees now. Read for each call, so that who comes of age is left out. While
   * home delivery does not name the people, the balances do, by which the portal offers them.
   */
  async claimsScopeOf(
    context: RequestContext,
    session: Session,
    { memberId }: SessionMember,
  ): Promise<string[]> {
    if (memberId === '') return [];
    const people: readonly PlanPerson[] = await this.peopleOf(context, session).catch(() =>
      this.peopleOfBalances(context, session),
    );
    return claimsScopeOf(people, memberId, this.planDay()).map((person) => person.memberId);
  }

  /** Saves that the service answered with a member's user info to a handover by another system (SS-7). */
  async addHandedOver(context: RequestContext, session: Session, info: UserInfo): Promise<void> {
    const of = this.nameOf(context, session);
    const { memberId } = info;
    const before = session.member?.of === of ? session.member : undefined;
    if (memberId === '' || before?.handedOver.includes(memberId)) return;
    await this.save(session, of, (current) => {
      const handedOver = [memberId, ...(current?.handedOver ?? [])].slice(0, maxHandedOver);
      // Without a date of reading: the user's own info is read when a call needs it.
      const own = current ?? { memberId: '', birthDate: '', role: 'member', of, readFor: 0 };
      return { ...own, handedOver };
    });
  }

  /** Who the user info would be of. The stand-ins answer by scenario. */
  private nameOf(context: RequestContext, session: Session): string {
    const { emulations, config } = this.parts;
    const subject = emulations.isActing(session) ? session.emulation.subject : '';
    const scenario = config.settings.SCENARIOS ? chooseScenario(context, session) : '';
    return scenario ? `${subject}#${scenario}` : subject;
  }

  private planDay(): string {
    return planDay(new Date(this.parts.clock()));
  }

  private async peopleOf(context: RequestContext, session: Session) {
    await this.parts.refresher.ensureFresh(session);
    const call = { endpoint: mailOrderFamily.getPeople, context, session };
    const { people } = await requestUpstream(this.parts, call).catch(toUnavailable);
    return people;
  }

  private async peopleOfBalances(context: RequestContext, session: Session) {
    const call = { endpoint: balances.getBenefitBalance, context, session };
    const { balance } = await requestUpstream(this.parts, call).catch(toUnavailable);
    return planPeople(balance);
  }

  private async readOnce(
    context: RequestContext,
    session: Session,
    of: string,
  ): Promise<SessionMember> {
    const key = `${session.key.id}\n${of}`;
    let reading = this.running.get(key);
    if (!reading) {
      reading = this.read(context, session, of).finally(() => this.running.delete(key));
      this.running.set(key, reading);
    }
    session.member = await reading;
    return session.member;
  }

  private async read(
    context: RequestContext,
    session: Session,
    of: string,
  ): Promise<SessionMember> {
    const { clock, log, refresher } = this.parts;
    await refresher.ensureFresh(session);
    const { variant } = session.identity;
    const readFor = session.tokens.accessIssuedAt;
    const endpoint = variant === 'provider' ? user.getProviderInfo : user.getMemberInfo;
    const input = { nc: clock() };
    try {
      const call = { endpoint, input, context, session };
      const info = await requestUpstream(this.parts, call).catch(toUnavailable);
      const facts = { ...this.factsOf(session, info), of, readFor };
      return await this.save(session, of, (current) => ({
        ...facts,
        handedOver: current?.handedOver ?? [],
      }));
    } catch (error) {
      const { code } = AppError.from(error);
      // Neither the id nor the birth date changes with the tokens.
      if (code !== 'MEMBER_UNAVAILABLE' || session.member?.of !== of) throw error;
      log.warn('member-not-read-again', { session: loggedSession(session), code });
      return session.member;
    }
  }

  private factsOf(session: Session, info: UserInfo) {
    const { identity } = session;
    const isSelf = !this.parts.emulations.isActing(session);
    const isStaff = info.fromAdminPortal || (isSelf && identity.fromAdminPortal);
    const role: SessionMember['role'] = isStaff ? 'staff' : identity.variant;
    const memberId = info.memberId || (isSelf ? identity.memberId : undefined);
    return { memberId: memberId ?? '', birthDate: info.dob, role };
  }

  /** Changes what the session has of this member; other members' facts are dropped. */
  private save(
    session: Session,
    of: string,
    change: (current: SessionMember | undefined) => SessionMember,
  ): Promise<SessionMember> {
    const { sessions } = this.parts;
    return sessions.exclusively(session, lockWaitMs, async (current) => {
      const member = change(current.member?.of === of ? current.member : undefined);
      if (!(await sessions.saveMember(current, member))) throw new AppError('UNAUTHENTICATED');
      return member;
    });
  }
}

/** A failure of the member service is not the caller's: 503, and the session stays. */
function toUnavailable(cause: unknown): never {
  const { code } = AppError.from(cause);
  throw code.startsWith('UPSTREAM_') ? new AppError('MEMBER_UNAVAILABLE', { cause }) : cause;
}
