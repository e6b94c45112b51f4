import { claimsScopeOf } from '@portal/domain';
import { callerOf, caregiverOf } from '../family-access/invitations';
import type { Context, Memory } from '../memory/behaviour';
import type { PlayRequest } from '../memory/check-request';
import { readOn } from '../memory/dates';
import { factsOf, familyIn, type StoredPerson } from '../people/family';
import { isPerson, ownIdOf } from '../people/person';

/** Whether who makes a call may see claims at all: the member, and a caregiver whom they allowed it. */
export function seesClaims(memory: Memory, request: PlayRequest, context: Context): boolean {
  if (!context.identity) return false;
  const caregiver = caregiverOf(memory, request, context);
  return !caregiver || caregiver.scopes.includes('claims');
}

/**
 * Gives whether the member sees a person's claims (`claimsScopeOf`), by any number of the person. A recording without the
 * people of the plan withholds nothing: its claims are those that were shown.
 */
export function claimsScopeIn(memory: Memory, context: Context): (memberId: string) => boolean {
  const ownId = ownIdOf(context);
  const people = familyIn(memory, context).map(factsOf);
  if (people.length === 0 && context.scenario.recorded) return () => true;
  const seen = claimsScopeOf(people, ownId, readOn(context)).map((each) => each.memberId);
  return (memberId) => [ownId, ...seen].some((each) => isPerson(each, memberId));
}

export const isInClaimsOf = (memory: Memory, context: Context, memberId: string): boolean =>
  claimsScopeIn(memory, context)(memberId);

/** Whether the member of the scenario makes a call, and no one who acts for them. */
export function isByMember(request: PlayRequest, context: Context): boolean {
  const caller = callerOf(request, context);
  return (
    caller?.username === context.identity?.username ||
    isPerson(caller?.claims.member_id ?? '', ownIdOf(context))
  );
}

/** The people of the plan whose claims the subscriber does not see; none for a dependent, and for who acts for a member. */
export function peopleNotShared(
  memory: Memory,
  request: PlayRequest,
  context: Context,
): StoredPerson[] {
  const people = familyIn(memory, context);
  const member = people.find((each) => isPerson(each.memberId, ownIdOf(context)));
  if (!isByMember(request, context) || member?.role !== 'SUBSCRIBER') return [];
  const isSeen = claimsScopeIn(memory, context);
  return people.filter((each) => !isSeen(each.memberId));
}
