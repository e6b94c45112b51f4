import { Facts, cents, money, sum } from './amounts';
import { isDay } from '../world/calendar';
import { type Person, claimList, isDependent, isPerson, peopleOf } from '../world/people';
import { type Json, type World, once, rows, text } from '../world/world';

const statuses = {
  paid: /^(PAID|APPROVED)$/,
  rejected: /^(REJECTED|DENIED)$/,
  inProgress: /^(PENDING|CAPTURED|IN PROGRESS|PROCESSING)$/,
  reversed: /^REVERSED$/,
  adjusted: /^ADJUSTED$/,
  duplicate: /^DUPLICATE$/,
};

const statusOf = (sent: string): string =>
  Object.entries(statuses).find(([, pattern]) => pattern.test(sent.toUpperCase()))?.[0] ?? '';

/** The amounts of a claim in cents, by the facts that state them; the price is the one that the plan agreed to. */
function amountsOf(row: Json, entry: Json) {
  const amount = (field: string) => cents(entry[field]);
  const discount = amount('planDiscount');
  return {
    claimPaid: cents(row['copayAmount']),
    claimPlanPaid: cents(row['amtInsurancePaid']),
    claimPrice: sum([amount('fullPrice'), discount && -discount]),
    claimToDeductible: amount('deductibleAmount'),
    claimShare: sum([amount('copayAmount'), amount('coinsuranceAmount')]),
    claimBrandExtra: amount('brandDifferenceAmount'),
    claimOtherPaid: amount('otherPayerAmount'),
  };
}

/** A claim of a person, row and detail together. */
const claimOf = (person: Person, row: Json, entry: Json) => ({
  ...amountsOf(row, entry),
  id: text(row['healthServiceId']),
  person,
  entry,
  /** Empty where it is not sent. */
  day: isDay(row['dateOfService']) ? row['dateOfService'] : '',
  number: text(entry['claimNumber']),
  status: statusOf(text(row['CLAIM_STATUS'])),
  ndc: text(row['PRODUCT_ID']),
  quantity: Number(text(entry['quantity'])),
  days: Number(text(entry['daysSupply'])),
  npi: text(entry['pharmacyNpi']),
  rxNumber: text(entry['rxNumber']),
  hasExtraHelp: entry['otherPayerName'] === 'Extra Help',
});

export type Claim = ReturnType<typeof claimOf>;

/** The claims up to the day, the oldest first. */
export const claimsOf = once((world: World): readonly Claim[] => {
  const people = peopleOf(world);
  const entries = rows(world.body('claims.getEntry')?.['entries']);
  const byId = new Map(entries.map((each) => [text(each['healthServiceId']), each]));
  const claims = (claimList(world) ?? []).flatMap((row) => {
    const person = people.find((each) => isPerson(each.memberNumber, text(row['memberId'])));
    return person ? claimOf(person, row, byId.get(text(row['healthServiceId'])) ?? {}) : [];
  });
  return claims.filter(({ day }) => day <= world.day).sort((a, b) => a.day.localeCompare(b.day));
});

/** A claim counts once it is paid; one that takes another back counts with its amounts below zero. */
export const counts = ({ status, claimPaid, claimPlanPaid }: Claim): boolean =>
  status === 'paid' ||
  status === 'adjusted' ||
  (status === 'reversed' && Math.min(claimPaid ?? 0, claimPlanPaid ?? 0) < 0);

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
  const firsts = Array.from(
    { length: Number(month) },
    (_, at) => `${year}-${String(at + 1).padStart(2, '0')}-01`,
  );
  for (const [fact, amount, length] of sums) {
    const isKnown = paid.every((claim) => claim.day !== '' && claim[amount] !== null);
    const days = [...firsts, ...paid.map(({ day }) => day)].filter(Boolean);
    for (const period of new Set(days.map((day) => day.slice(0, length)))) {
      const total = sum(paid.flatMap((of) => (of.day.startsWith(period) ? of[amount] : [])));
      facts.set(`${fact} ${who} ${period}`, isKnown && total !== null ? money(total) : '?notSent');
    }
  }
}
