import { isSamePerson } from '../people/member-id';
import type { PersonBalance } from './balances';

const amounts = ['deductible', 'pm'] as const;
type Amount = (typeof amounts)[number];

/**
 * Each person of an answer once. Where two entries of a person name different amounts, that amount is not known and is in
 * `contradicted`; two people may share a member number, so that the first names decide, too.
 */
export function agreedPeople<Entry extends PersonBalance>(
  balance: readonly Entry[],
): { people: Entry[]; contradicted: Amount[] } {
  const people: Entry[] = [];
  const contradicted = new Set<Amount>();
  for (const entry of balance) {
    const at = people.findIndex((each) => isOfOne(each, entry));
    const before = people[at];
    if (!before) {
      people.push(entry);
      continue;
    }
    const differing = amounts.filter((amount) => before[amount] !== entry[amount]);
    differing.forEach((amount) => contradicted.add(amount));
    const unknown = Object.fromEntries(differing.map((amount) => [amount, null]));
    people[at] = { ...before, ...unknown };
  }
  return { people, contradicted: [...contradicted] };
}

const isOfOne = ({ member: one }: PersonBalance, { member: other }: PersonBalance): boolean =>
  isSamePerson(one.memberNumber, other.memberNumber) &&
  one.firstName.trim().toLowerCase() === other.firstName.trim().toLowerCase();
