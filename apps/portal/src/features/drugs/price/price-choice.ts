import { yearsOfAge } from '@portal/domain';
import type { Prices } from '../drug-labels';

export type PricedPharmacy = Prices['pharmacies'][number];
export type PricedFill = PricedPharmacy['fills'][number];

/** Age and gender as they go with the question, e.g. 48U: the portal does not know the gender. */
export function ageGenderOf(birthDate: string | null | undefined, now: Date): string | undefined {
  const years = yearsOfAge(birthDate, now);
  return years === null || years < 0 ? undefined : `${Math.floor(years)}U`;
}

/** A pharmacy's price for so many days; undefined when it gave none. */
export const fillFor = (pharmacy: PricedPharmacy, days: number): PricedFill | undefined =>
  pharmacy.fills.find((fill) => fill.days === days);

const amountOf = (pharmacy: PricedPharmacy, days: number): number => {
  const fill = fillFor(pharmacy, days);
  return fill?.isOffered ? (fill.youPay ?? Infinity) : Infinity;
};

/** The pharmacies in order of the member's price for so many days, then of distance; those without a price last. */
export function byPrice(pharmacies: readonly PricedPharmacy[], days: number): PricedPharmacy[] {
  const miles = (each: PricedPharmacy) => each.miles ?? Infinity;
  const compare = (a: number, b: number) => (a === b ? 0 : a < b ? -1 : 1);
  return [...pharmacies].sort(
    (a, b) => compare(amountOf(a, days), amountOf(b, days)) || compare(miles(a), miles(b)),
  );
}

/** The lowest price of the plan for so many days, and where; undefined when there is none. */
export function lowestFill({ pharmacies }: Pick<Prices, 'pharmacies'>, days: number) {
  const [pharmacy] = byPrice(pharmacies, days);
  const fill = pharmacy && fillFor(pharmacy, days);
  return pharmacy && fill?.isOffered && fill.youPay !== null ? { pharmacy, fill } : undefined;
}
