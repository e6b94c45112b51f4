import { FoundMember, type MemberQuery } from '@portal/contracts/members';
import type { Purpose } from '@portal/contracts/staff';
import type { OutputOf } from '@portal/contracts';
import { foldText, inputKinds, isoDay } from '@portal/domain';
import * as z from 'zod/mini';
import {
  type Behaviours,
  type Memory,
  remember,
  answer,
  refuse,
  derived,
} from '../memory/behaviour';
import type { Json } from '../files/scenario-file';
import { rememberSession, sessionOf, statusOf } from './session';

/** The search lists no more than these. */
const most = 10;

type Query = OutputOf<{ response: typeof MemberQuery }>;
type Found = Record<keyof OutputOf<{ response: typeof FoundMember }>, string | null>;

const asWritten = (text: string | null) => foldText(inputKinds.fullName.tidy(text ?? ''));

/** By the whole member id, or by first name, the beginning of the last name, and birth date. */
function isMatch(member: Found, query: Query): boolean {
  if ('memberId' in query) return asWritten(member.memberId) === asWritten(query.memberId);
  return (
    asWritten(member.givenName) === asWritten(query.givenName) &&
    asWritten(member.familyName).startsWith(asWritten(query.familyName)) &&
    member.birthDate === isoDay(query.birthDate)
  );
}

function matchesIn(fixture: Json | undefined, query: Query): Found[] {
  const { members } = (fixture ?? { members: [] }) as unknown as { members: Found[] };
  return members.filter((member) => isMatch(member, query));
}

type Recent = { memberId: string; purpose: Purpose; startedAt: string };

const recentOf = (memory: Memory) => (memory.facts['recentMembers'] ?? []) as Recent[];

export const behaviours: Behaviours = {
  /** The people of the response file who match. */
  'members.search': {
    fixture: z.object({ members: z.array(FoundMember) }),
    play: (memory, { body }, { fixture }) => {
      const found = matchesIn(fixture, body as Query);
      return answer(memory, { members: found.slice(0, most), total: found.length });
    },
  },
  'staff.findMembers': derived((memory, { body }, { fixtureOf }) => {
    const found = matchesIn(fixtureOf('members.search'), body as Query);
    const members = found.slice(0, most).map((member) => ({
      memberId: member.memberId,
      givenName: member.givenName,
      familyName: member.familyName,
      birthDate: member.birthDate,
      planName: member.planName,
      city: member.city,
      state: member.state,
      endedOn: member.endedOn,
      canActFor: member.userName !== null,
    }));
    return answer(memory, { members, total: found.length });
  }),
  'staff.getRecent': derived((memory, _request, { fixtureOf }) => {
    const members = recentOf(memory).map((recent) => {
      const [member] = matchesIn(fixtureOf('members.search'), recent);
      return {
        ...recent,
        givenName: member?.givenName ?? null,
        familyName: member?.familyName ?? null,
      };
    });
    return answer(memory, { members });
  }),
  /** 404 for an unknown member, and for one without an account. */
  'staff.startEmulation': derived((memory, { body }, context) => {
    const { memberId, purpose } = body as { memberId: string; purpose: Purpose };
    const [member] = matchesIn(context.fixtureOf('members.search'), { memberId });
    if (!member?.userName) {
      const text = 'There is no such member, or none with an account.';
      return refuse(memory, 404, 'MEMBER_UNKNOWN', text);
    }
    const beganAt = context.now.getTime();
    const acting = { memberId, beganAt };
    const session = { ...sessionOf(memory, context), acting };
    const others = recentOf(memory).filter((recent) => recent.memberId !== memberId);
    const startedAt = new Date(beganAt).toISOString();
    const recent = [{ memberId, purpose, startedAt }, ...others].slice(0, 5);
    return answer(
      remember(rememberSession(memory, session), 'recentMembers', recent),
      statusOf(session, context),
    );
  }),
};
