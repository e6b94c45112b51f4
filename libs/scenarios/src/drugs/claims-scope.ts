import { claimsScopeOf } from '@portal/domain';
import { caregiverOf } from '../family-access/invitations';
import type { Context, Memory } from '../memory/behaviour';
import type { PlayRequest } from '../memory/check-request';
import { readAt } from '../memory/dates';
import { factsOf, familyIn } from '../people/family';
import { isPerson, ownIdOf } from '../people/person';

/** Whether who makes a call may see claims at all: the member, and a caregiver whom they allowed it. */
export function seesClaims(memory: Memory, request: PlayRequest, context: Context): boolean {
  if (!context.identity) return false;
  const caregiver = caregiverOf(memory, request, context);
  return !caregiver || caregiver.scopes.includes('claims');
}

/**
 * Whether a member may see a person's claims: their own and, as the subscriber, those of minors. What an adult allows
 * at home delivery opens nothing of claims.
 */
export function isInClaimsOf(memory: Memory, context: Context, memberId: string): boolean {
  const ownId = ownIdOf(context);
  if (isPerson(memberId, ownId)) return true;
  const people = familyIn(memory, context).map(factsOf);
  return claimsScopeOf(people, ownId, readAt(context)).some((each) => each.memberId === memberId);
}
