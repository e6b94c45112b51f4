import { money, sum } from '../world/amounts';
import { monthsLater } from '../world/calendar';
import { type Claim, amountsOf, claimsOf, counts } from '../world/claims';
import { claimList, isDependent, peopleOf } from '../world/people';
import type { World } from '../world/world';
import { Facts } from './facts';

/** Each claim as it is, and what every person and the family paid by year and by month. */
export function claimFacts(world: World): Facts {
  const facts = new Facts();
  for (const claim of claimsOf(world)) {
    facts.day(`claimDay ${claim.id}`, claim.day);
    facts.word(`claimStatus ${claim.id}`, claim.status);
    for (const fact of Object.keys(amountsOf({}, {})) as (keyof ReturnType<typeof amountsOf>)[]) {
      facts.money(`${fact} ${claim.id}`, claim[fact]);
    }
  }
  const people = claimList(world) ? peopleOf(world).map(({ who }) => who) : [];
  const family = people.length > 0 && !isDependent(world) ? ['family'] : [];
  for (const who of [...people, ...family]) sayPaid(facts, world, who);
  return facts;
}

/** The sums of what was paid: of which amount, and of how much of a day: the year or the month. */
const sums = [
  ['paidThisYear', 'claimPaid', 4],
  ['planPaidInYear', 'claimPlanPaid', 4],
  ['paidIn', 'claimPaid', 7],
] as const;

/** What was paid in each year and month, where it is nothing in those of this year too; not known with a claim that lacks day or amount. */
function sayPaid(facts: Facts, world: World, who: string): void {
  const isWhose = ({ person }: Claim) => who === 'family' || person.who === who;
  const paid = claimsOf(world).filter((claim) => counts(claim) && isWhose(claim));
  const [year, month] = world.day.split('-');
  const firsts = Array.from({ length: Number(month) }, (_, at) => monthsLater(`${year}-01-01`, at));
  for (const [fact, amount, length] of sums) {
    const isKnown = paid.every((claim) => claim.day !== '' && claim[amount] !== null);
    const days = [...firsts, ...paid.map(({ day }) => day)].filter(Boolean);
    for (const period of new Set(days.map((day) => day.slice(0, length)))) {
      const total = sum(paid.flatMap((of) => (of.day.startsWith(period) ? of[amount] : [])));
      facts.set(`${fact} ${who} ${period}`, isKnown && total !== null ? money(total) : '?notSent');
    }
  }
}
