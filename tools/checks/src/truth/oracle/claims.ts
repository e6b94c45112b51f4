import { Facts, cents, isDay, money, sum } from './amounts';
import { type Person, isDependent, isPerson, peopleOf } from './people';
import { type Json, type World, once, part, rows, text } from './world';

/** A claim, row and detail together. */
export interface Claim extends ReturnType<typeof amountsOf> {
  id: string;
  number: string;
  person: Person;
  /** Empty where it is not sent. */
  day: string;
  status: string;
  ndc: string;
  quantity: number;
  days: number;
  npi: string;
  rxNumber: string;
  hasExtraHelp: boolean;
  entry: Json;
}

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

/** The list of claims; null where it is not sent. */
export function claimList(world: World): Json[] | null {
  const list = part(world.body('claims.getHistory')?.['claimsHistory'])['claim'];
  return Array.isArray(list) ? rows(list) : null;
}

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

/** The claims up to the day, the oldest first. */
export const claimsOf = once((world: World): readonly Claim[] => {
  const people = peopleOf(world);
  const entries = rows(world.body('claims.getEntry')?.['entries']);
  const byId = new Map(entries.map((each) => [text(each['healthServiceId']), each]));
  const claims = (claimList(world) ?? []).flatMap((row): Claim[] => {
    const person = people.find((each) => isPerson(each.memberNumber, text(row['memberId'])));
    const id = text(row['healthServiceId']);
    const day = isDay(row['dateOfService']) ? row['dateOfService'] : '';
    const entry = byId.get(id) ?? {};
    if (!person || day > world.day) return [];
    return [
      {
        ...amountsOf(row, entry),
        id,
        person,
        day,
        entry,
        number: text(entry['claimNumber']),
        status: statusOf(text(row['CLAIM_STATUS'])),
        ndc: text(row['PRODUCT_ID']),
        quantity: Number(text(entry['quantity'])),
        days: Number(text(entry['daysSupply'])),
        npi: text(entry['pharmacyNpi']),
        rxNumber: text(entry['rxNumber']),
        hasExtraHelp: entry['otherPayerName'] === 'Extra Help',
      },
    ];
  });
  return claims.sort((a, b) => a.day.localeCompare(b.day));
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

/** What was paid in each year and month, where it is nothing in those of this year too; not known with a claim that lacks day or amount. */
function sayPaid(facts: Facts, world: World, who: string): void {
  const isWhose = ({ person }: Claim) => who === 'family' || person.who === who;
  const paid = claimsOf(world).filter((claim) => counts(claim) && isWhose(claim));
  const knows = (amount: 'claimPaid' | 'claimPlanPaid') =>
    paid.every((claim) => claim.day !== '' && claim[amount] !== null);
  const [isKnown, isPlanKnown] = [knows('claimPaid'), knows('claimPlanPaid')];
  const [year = '', month = ''] = world.day.split('-');
  const months = Array.from(
    { length: Number(month) },
    (_, at) => `${year}-${String(at + 1).padStart(2, '0')}`,
  );
  const days = [year, ...months, ...paid.flatMap(({ day }) => [day.slice(0, 4), day.slice(0, 7)])];
  for (const period of new Set(days.filter(Boolean))) {
    const fact = period.length === 4 ? 'paidThisYear' : 'paidIn';
    const ofPeriod = paid.filter(({ day }) => day.startsWith(period));
    const total = sum(ofPeriod.map(({ claimPaid }) => claimPaid));
    if (period.length === 4) {
      const planPaid = sum(ofPeriod.map((claim) => claim.claimPlanPaid));
      const stated = isPlanKnown && planPaid !== null ? money(planPaid) : '?notSent';
      facts.set(`planPaidInYear ${who} ${period}`, stated);
    }
    facts.set(`${fact} ${who} ${period}`, isKnown && total !== null ? money(total) : '?notSent');
  }
}
