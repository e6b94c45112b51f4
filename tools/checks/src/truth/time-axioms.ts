import type { Axiom, Broken } from './axiom';
import { cents, restOf, sum, type World, wordsOf } from './facts-of-day';
import { isKnown, type Statement } from './statements';

/** What the rest of the year costs is the sum of its drugs. */
const restOfYear: Axiom = (world) =>
  world.of('restOfYear').flatMap((whole): Broken[] => {
    const [who, year] = wordsOf(whole);
    const drugs = world
      .of('drugRestOfYear')
      .filter((each) => wordsOf(each)[0] === who && wordsOf(each)[2] === year);
    return drugs.length > 0 && sum(drugs) !== cents(whole)
      ? [['the rest of the year is the sum of its drugs', whole, ...drugs]]
      : [];
  });

/** A year of a plan costs at least its premiums. */
const premiums: Axiom = (world) =>
  world.of('planYearTotal').flatMap((total): Broken[] => {
    const premium = world.get('premium', total.subject);
    return premium && isKnown(total) && cents(total) < 12 * cents(premium)
      ? [['a year costs twelve premiums or more', total, premium]]
      : [];
  });

/** What the months cost at the pharmacy is in the bills of the payment plan until December. */
const monthBills: Axiom = (world) => {
  const [costs, billed] = [world.of('monthAtPharmacy'), world.of('monthBill')];
  return billed.length > 0 && sum(costs) !== sum(billed)
    ? [['the bills of the months are their costs', ...costs, ...billed]]
    : [];
};

/** The months from today's on, each with the statement of it; none where they begin later. */
function monthsFromNow(world: World, fact: string) {
  const months = world.of(fact).sort((a, b) => a.subject.localeCompare(b.subject));
  const isNow = months[0] && restOf(months[0]) === months[0].day.slice(0, 7);
  return isNow && months.every(isKnown) ? months : [];
}

/** The months of the payment plan from today on are the rest of the year. */
const months: Axiom = (world) => {
  const costs = monthsFromNow(world, 'monthAtPharmacy');
  const [rest] = world.of('restOfYear').filter((each) => wordsOf(each)[0] === 'own');
  return rest && isKnown(rest) && costs.length > 0 && sum(costs) !== cents(rest)
    ? [['the months are the rest of the year', rest, ...costs]]
    : [];
};

/** Medicare's rule: first the costs, at most what is left of the limit by the months; then what is owed by those left. */
const paymentPlan: Axiom = (world) => {
  const left = world.get('leftOf', 'own outOfPocket');
  const costs = monthsFromNow(world, 'monthAtPharmacy');
  const bills = monthsFromNow(world, 'monthBill');
  if (!left || !isKnown(left) || costs.length !== bills.length) return [];
  let owed = 0;
  return bills.flatMap((bill, at): Broken[] => {
    owed += cents(costs[at] ?? bill);
    const spread = (at === 0 ? cents(left) : owed) / (bills.length - at);
    const expected = Math.round(Math.min(owed, spread));
    owed -= expected;
    return cents(bill) === expected
      ? []
      : [['a bill is what is owed by the months left', left, ...costs, bill]];
  });
};

/** The next shipment is one of those that are listed for its prescription. */
const nextShipment: Axiom = (world) =>
  world.of('autoRefillNext').flatMap((next): Broken[] => {
    const listed = world.of('autoRefillShips').filter((each) => wordsOf(each)[0] === next.subject);
    return listed.length > 0 && listed.every(({ value }) => value !== next.value)
      ? [['the next shipment is a listed one', next, ...listed]]
      : [];
  });

/** The first is not after the second. */
const inOrder = [
  ['requestSent', 'requestAnswerBy'],
  ['requestSent', 'statementBy'],
  ['requestSent', 'approvalEnds'],
  ['requestSent', 'appealBy'],
  ['statementBy', 'requestAnswerBy'],
  ['refillFrom', 'runsOut'],
  ['orderShipped', 'orderArrives'],
  ['enrolmentOpens', 'enrolmentEnds'],
] as const;

const dates: Axiom = (world) =>
  inOrder.flatMap(([earlier, later]) =>
    world.of(earlier).flatMap((first): Broken[] => {
      const second = world.get(later, first.subject);
      return second && isKnown(first) && isKnown(second) && first.value > second.value
        ? [[`${earlier} is not after ${later}`, first, second]]
        : [];
    }),
  );

/** No one is told to take what they take already: a drug with fills to come. */
const swaps: Axiom = (world) =>
  world.of('swapSaving').flatMap((swap): Broken[] => {
    const [who, , to] = wordsOf(swap);
    const isTaken = ({ subject }: Statement) => subject.startsWith(`${who} ${to} `);
    const taken = world.of('drugRestOfYear').find(isTaken);
    return taken ? [['a swap is no drug that is taken already', swap, taken]] : [];
  });

/** Rules of what is to come: the rest of the year, its months, a plan's year, dates. */
export const timeAxioms: readonly Axiom[] = [
  ...[restOfYear, premiums, monthBills, months, paymentPlan, nextShipment, dates, swaps],
];
