import { cents, sum } from './amounts';
import { isDay } from './calendar';
import { type Person, claimList, isPerson, peopleOf } from './people';
import { type Json, type World, once, rows, text } from './world';

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
export function amountsOf(row: Json, entry: Json) {
  const amount = (field: string) => cents(entry[field]);
  const discount = amount('planDiscount');
  return {
    claimPaid: cents(row['copayAmount']),
    claimPlanPaid: cents(row['amtInsurancePaid']),
    claimFullPrice: amount('fullPrice'),
    claimDiscount: discount,
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
