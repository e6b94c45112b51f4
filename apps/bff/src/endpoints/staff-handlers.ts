import type { InputOf, OutputOf } from '@portal/contracts';
import type { FoundMember, members } from '@portal/contracts/members';
import type { staff as area } from '@portal/contracts/staff';
import { isSameMemberId } from '@portal/domain';
import { AppError } from '../app-error';
import { emulatedMemberOf } from '../emulation/emulated-member';
import type { Emulations } from '../emulation/emulations';
import type { RequestContext } from '../http/request-context';
import type { RecentMember, Session } from '../session/session';
import { type StaffRole, staffRoleOf } from '../session/staff-role';
import { type HandlersOf, memberOf, type OwnCall } from './own-call';
import { sessionStatus, type StatusParts } from './session-status';

type Query = InputOf<typeof members.search>['body'];
type Who = [context: RequestContext, session: Session];

export interface StaffParts extends StatusParts {
  emulations: Emulations;
  memberSearch: {
    find(...args: [...Who, query: Query]): Promise<OutputOf<typeof members.search>>;
    findOne(...args: [...Who, memberId: string]): Promise<FoundMember | undefined>;
    nameRecent(
      ...args: Who
    ): Promise<(RecentMember & Pick<FoundMember, 'givenName' | 'familyName'>)[]>;
  };
}

/** SS-7, SS-9: staff find a member, and act for them. own-endpoints.ts refuses everyone else. */
export function createStaffHandlers(parts: StaffParts): HandlersOf<typeof area> {
  const { memberSearch, emulations, config } = parts;
  const roleOf = (call: Pick<OwnCall, 'session'>): StaffRole => {
    const role = staffRoleOf(memberOf(call).identity, config.settings.SUPPORT_GROUP);
    if (!role) throw new AppError('STAFF_ONLY');
    return role;
  };
  return {
    findMembers: async (call) => {
      const role = roleOf(call);
      const found = await memberSearch.find(call.context, memberOf(call), call.body);
      return {
        members: found.members.map((member) => matchOf(member, role)),
        total: Math.max(found.total ?? 0, found.members.length),
      };
    },

    getRecent: async (call) => {
      const recent = await memberSearch.nameRecent(call.context, memberOf(call));
      return {
        members: recent.map(({ startedAt, ...member }) => ({
          ...member,
          startedAt: new Date(startedAt).toISOString(),
        })),
      };
    },

    startEmulation: async (call) => {
      const { context, body } = call;
      const { memberId, ...why } = body;
      const session = memberOf(call);
      if (emulations.isActing(session)) {
        // A second click, or another tab: only the same member is already open.
        if (!isSameMemberId(session.emulation.memberId ?? '', memberId)) {
          throw new AppError('EMULATION_RUNNING');
        }
        return sessionStatus(call, parts);
      }
      const found = await memberSearch.findOne(context, session, memberId);
      await emulations.startFor(context, session, found, why);
      return sessionStatus(call, parts);
    },
  };
}

function matchOf(found: FoundMember, role: StaffRole) {
  const { memberId, givenName, familyName, birthDate, planName, city, state, endedOn } = found;
  const canActFor = emulatedMemberOf(found, role) !== undefined;
  return { memberId, givenName, familyName, birthDate, planName, city, state, endedOn, canActFor };
}
