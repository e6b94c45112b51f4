import { type Facts, cents, isDay, money, say, sum } from './amounts';
import { type Person, isDependent, isPerson, peopleOf } from './people';
import { type Json, type World, once, part, rows, text } from './world';

/** The amounts of a claim in cents, by the facts that state them; the price is the one that the plan agreed to. */
type Amounts = Record<
  | 'claimPaid'
  | 'claimPlanPaid'
  | 'claimPrice'
  | 'claimToDeductible'
  | 'claimShare'
  | 'claimBrandExtra'
  | 'claimOtherPaid',
  number | null
>;

/** A claim, row and detail together. */
export interface Claim extends Amounts {
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

const statuses: Readonly<Record<string, string>> = {
  PAID: 'paid',
  APPROVED: 'paid',
  REJECTED: 'rejected',
  DENIED: 'rejected',
  REVERSED: 'reversed',
  PENDING: 'inProgress',
  CAPTURED: 'inProgress',
  'IN PROGRESS': 'inProgress',
  PROCESSING: 'inProgress',
  ADJUSTED: 'adjusted',
  DUPLICATE: 'duplicate',
};

/** The list of claims; null where it is not sent. */
export function claimList(world: World): Json[] | null {
  const list = part(world.body('claims.getHistory')?.['claimsHistory'])['claim'];
  return Array.isArray(list) ? rows(list) : null;
}

function amountsOf(row: Json, entry: Json): Amounts {
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
        status: statuses[text(row['CLAIM_STATUS']).toUpperCase()] ?? '',
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
  const facts: Facts = new Map();
  const claims = claimsOf(world);
  for (const claim of claims) {
    for (const name of [claim.id, claim.number]) {
      if (claim.day) facts.set(`claimDay ${name}`, claim.day);
      if (claim.status) facts.set(`claimStatus ${name}`, claim.status);
      for (const fact of Object.keys(amountsOf({}, {})) as (keyof Amounts)[]) {
        say(facts, `${fact} ${name}`, claim[fact]);
      }
    }
  }
  if (!claimList(world)) return facts;
  const paid = claims.filter(counts);
  for (const { who } of peopleOf(world)) {
    sayPaid(
      facts,
      world,
      who,
      paid.filter(({ person }) => person.who === who),
    );
  }
  if (!isDependent(world)) sayPaid(facts, world, 'family', paid);
  return facts;
}

/** What was paid in each year and month, in this year nothing included; not known with a claim that lacks day or amount. */
function sayPaid(facts: Facts, { day: today }: World, who: string, paid: readonly Claim[]): void {
  const isUnknown = paid.some(({ day, claimPaid }) => day === '' || claimPaid === null);
  for (const [fact, length] of [
    ['paidThisYear', 4],
    ['paidIn', 7],
  ] as const) {
    const always = length === 4 ? [today.slice(0, 4)] : [];
    for (const period of new Set([...always, ...paid.map(({ day }) => day.slice(0, length))])) {
      const total = sum(paid.filter(({ day }) => day.startsWith(period)).map((c) => c.claimPaid));
      const key = `${fact} ${who} ${period}`;
      if (period) facts.set(key, total === null || isUnknown ? '?notSent' : money(total));
    }
  }
}
