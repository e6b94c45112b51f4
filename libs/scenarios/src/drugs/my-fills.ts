import { priceInTurn, sumAmounts, type YearToDate } from '@portal/domain';
import type { Json } from '../scenario-file';
import type { ComparedPharmacy } from './compared-pharmacies';
import { fillsPerYear } from './my-savings';
import { deductibleMet, type FillAsked, memberPrice, type Pricing } from './quotes';
import type { ReadDrug } from './read-my-drug';

type PricedFills = ReturnType<typeof fillsToCome>;

/** The expected fills of all drugs on the days that are wanted, each priced after those before it. */
export function fillsToCome(
  pricing: Pricing,
  start: YearToDate | undefined,
  drugs: readonly ReadDrug[],
  isWanted: (day: string) => boolean,
) {
  if (!start) return [];
  const fills = drugs.flatMap((drug) =>
    drug.expected.filter(isWanted).map((filledOn) => ({ filledOn, drug })),
  );
  return priceInTurn(
    fills,
    start,
    ({ drug }, year) =>
      drug.asked && drug.place && memberPrice(pricing, drug.place, drug.asked, year),
  );
}

/** The fills of one drug, as they are on the wire. */
export const fillsOf = (fills: PricedFills, drug: ReadDrug): Json[] =>
  fills
    .filter(({ fill }) => fill.drug === drug)
    .map(({ fill, price }) => ({
      filledOn: fill.filledOn,
      drugName: drug.name,
      youPay: price.youPay,
      deductible: price.deductible,
    }));

/** The limits as they stand on the first of January; of the family's nothing is known. */
export function nothingMetYet({ deductible, outOfPocket }: YearToDate): YearToDate {
  const none = ({ individual }: YearToDate['deductible']) => ({
    individual: { ...individual, met: 0 },
    family: null,
  });
  return { deductible: none(deductible), outOfPocket: none(outOfPocket) };
}

/** A year of a drug's fills once the deductible is met, no more than the out-of-pocket maximum; null when not covered. */
export function yearCost(
  pricing: Pricing,
  place: ComparedPharmacy,
  asked: FillAsked,
): number | null {
  const { plan } = pricing;
  if (!plan) return null;
  const { individual } = plan.year.outOfPocket;
  const start = {
    ...deductibleMet(plan.year),
    outOfPocket: { individual: { ...individual, met: 0 }, family: null },
  };
  const fills = Array.from({ length: fillsPerYear(asked.days) }, () => ({ filledOn: '' }));
  const priced = priceInTurn(fills, start, (_fill, year) =>
    memberPrice(pricing, place, asked, year),
  );
  return priced.length > 0 ? sumAmounts(priced.map(({ price }) => price.youPay)) : null;
}
