import { type FamilyBalances, type ListedBalances, listedBalances } from '@portal/domain';
import { isByMember } from './claims-scope';
import type { Context } from '../memory/behaviour';
import type { PlayRequest } from '../memory/check-request';
import { readOn } from '../memory/dates';
import { ownIdOf } from '../people/person';

/** Whose amounts of the balances the caller sees (`listedBalances`); null in a recording, which withholds nothing. */
export function listedPeople(
  read: FamilyBalances,
  request: PlayRequest,
  context: Context,
): ListedBalances | null {
  if (context.scenario.recorded) return null;
  const { given_name: firstName = '', family_name: lastName = '' } = context.identity?.claims ?? {};
  const person = { memberId: ownIdOf(context), firstName, lastName };
  return listedBalances(read, person, readOn(context), !isByMember(request, context));
}
