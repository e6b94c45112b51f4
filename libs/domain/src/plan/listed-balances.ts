import { isMinorOf, type PlanPerson } from '../people/claims-scope';
import { type FamilyBalances, ownBalance, type Person, type PersonBalance } from './balances';

const roles = { S: 'subscriber', D: 'dependent', unknown: 'unknown' } as const;

/** The people of the plan by their entries, as the rules of whose data one sees read them. */
export const planPeople = <Entry extends Pick<PersonBalance, 'member'>>(
  balance: readonly Entry[],
): (PlanPerson & { entry: Entry })[] =>
  balance.map((entry) => {
    const { memberNumber: memberId, dob: birthDate, sub } = entry.member;
    return { memberId, birthDate, role: roles[sub], entry };
  });

/** The entries of those whose claims a person sees (as by `claimsScopeOf`, also without member numbers); none while it is not known which is their own. */
export function sharedBalances(
  balance: readonly PersonBalance[],
  person: Person,
  today: string,
): PersonBalance[] {
  const own = ownBalance(balance, person);
  if (!own) return [];
  const people = planPeople(balance);
  const member = people.find(({ entry }) => entry === own);
  return people
    .filter((each) => each === member || isMinorOf(each, member, today))
    .map(({ entry }) => entry);
}

export interface ListedBalances {
  /** Those of whom the reader may see what they paid. */
  listed: readonly PersonBalance[];
  /** Those whose claims the reader sees. */
  shared: readonly PersonBalance[];
  /** Someone of the plan is not listed: the family's sums, less who is listed, would tell what they paid. */
  leavesOut: boolean;
}

/**
 * Whose amounts a reader sees: the subscriber those of everyone, a dependent and who acts for the member those of
 * `sharedBalances`. No one's while it is not known which entry is the member's.
 */
export function listedBalances(
  { balance, familyPaid }: FamilyBalances,
  person: Person,
  today: string,
  isActing: boolean,
): ListedBalances {
  const shared = sharedBalances(balance, person, today);
  const isSubscriber = ownBalance(balance, person)?.member.sub === 'S';
  const listed = isSubscriber && !isActing ? balance : shared;
  return { listed, shared, leavesOut: Boolean(familyPaid) || listed.length < balance.length };
}
