import type { Endpoint } from '@portal/contracts';
import { namedMembers, namesMembers, type SentInput } from '@portal/contracts/named-members';
import { ageRestrictionOf, isSamePerson } from '@portal/domain';
import { AppError } from '../app-error';
import type { Clock } from '../clock';
import type { Config } from '../config';
import type { RequestContext } from '../http/request-context';
import type { Session, SessionMember } from '../session/session';
import { staffRoleOf } from '../session/staff-role';
import type { SessionMembers } from './session-members';

interface AccessedCall extends SentInput {
  endpoint: Endpoint;
  context: RequestContext;
  session: Session | undefined;
}

interface AccessParts {
  members: Pick<SessionMembers, 'find' | 'familyOf' | 'claimsScopeOf' | 'patientsOf'>;
  clock: Clock;
  config: Pick<Config, 'settings'>;
}

/**
 * Decides before any service is called whether the member may make a call: an adult where the entry is for
 * adults (SS-10), not staff where it is not for them, and only with member ids that the entry lets them name.
 */
export class MemberAccess {
  private readonly naming = new WeakMap<Endpoint, boolean>();

  constructor(private readonly parts: AccessParts) {}

  /**
   * Throws MEMBERS_ONLY, AGE_RESTRICTED, BIRTH_DATE_UNKNOWN, OTHER_MEMBER, PATIENT_NOT_AUTHORIZED, or the errors of
   * `SessionMembers.find`.
   */
  check(call: AccessedCall): void | Promise<void> {
    const { endpoint, context, session } = call;
    const ids = this.idsIn(call);
    if (!session && ids.length > 0) throw new AppError('OTHER_MEMBER');
    if (session && endpoint.notForStaff && this.isStaff(session)) {
      throw new AppError('MEMBERS_ONLY');
    }
    if (!session || (!endpoint.adultsOnly && ids.length === 0)) return;
    const member = this.parts.members.find(context, session);
    if (member instanceof Promise) return member.then((read) => this.judge(call, read, ids));
    return this.judge(call, member, ids);
  }

  private judge(
    { endpoint, context, session }: AccessedCall,
    member: SessionMember,
    ids: readonly string[],
  ): void | Promise<void> {
    context.line.role = member.role;
    if (endpoint.adultsOnly) this.requireAdult(member);
    const known = [member.memberId, ...member.handedOver];
    const others = ids.filter((id) => !known.includes(id));
    if (others.length === 0) return;
    if (endpoint.members === 'patients' && session) {
      this.requireAdult(member);
      const scope = endpoint.patientScope ?? 'order';
      return this.parts.members.patientsOf(context, session, member, scope).then((patients) => {
        if (!others.every((id) => patients.includes(id))) {
          throw new AppError('PATIENT_NOT_AUTHORIZED');
        }
      });
    }
    const { members } = endpoint;
    if (!session || (members !== 'family' && members !== 'claimsScope')) {
      throw new AppError('OTHER_MEMBER');
    }
    const read = members === 'family' ? 'familyOf' : 'claimsScopeOf';
    return this.parts.members[read](context, session, member).then((known) => {
      const isKnown = (id: string) => known.some((each) => isSamePerson(each, id));
      if (!others.every(isKnown)) throw new AppError('OTHER_MEMBER');
    });
  }

  private isStaff({ identity }: Session): boolean {
    return staffRoleOf(identity, this.parts.config.settings.SUPPORT_GROUP) !== undefined;
  }

  private requireAdult({ birthDate }: SessionMember): void {
    const restriction = ageRestrictionOf(birthDate, new Date(this.parts.clock()));
    if (restriction === 'unknownAge') throw new AppError('BIRTH_DATE_UNKNOWN');
    if (restriction) throw new AppError('AGE_RESTRICTED');
  }

  /** The ids to judge here: not those that another system hands on, nor those of a search of staff. */
  private idsIn({ endpoint, ...sent }: AccessedCall): string[] {
    if (endpoint.members === 'handover' || endpoint.members === 'anyone') return [];
    let names = this.naming.get(endpoint);
    if (names === undefined) this.naming.set(endpoint, (names = namesMembers(endpoint)));
    return names ? namedMembers(endpoint, sent) : [];
  }
}
