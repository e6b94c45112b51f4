import { priceFillsByDate, type YearToDate } from '@portal/domain';
import type { Json } from '../files/scenario-file';
import { memberPrice, type Pricing } from '../drugs/quotes';
import type { ReadDrug } from './read-my-drug';

type PricedFills = ReturnType<typeof fillsToCome>;

/**
 * The expected fills of all drugs on the days that are wanted, each priced after those before it. One that is
 * ordered has the price of its order.
 */
export function fillsToCome(
  pricing: Pricing,
  start: YearToDate | undefined,
  drugs: readonly ReadDrug[],
  isWanted: (day: string) => boolean,
) {
  if (!start) return [];
  const fills = drugs.flatMap((drug) =>
    drug.expected
      .map((filledOn, index) => ({ filledOn, drug, order: index === 0 ? drug.order : undefined }))
      .filter(({ filledOn }) => isWanted(filledOn)),
  );
  return priceFillsByDate(
    fills,
    start,
    ({ drug, order }, year) =>
      order ??
      (drug.requested && drug.place && memberPrice(pricing, drug.place, drug.requested, year)),
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
      outOfPocket: price.counted.outOfPocket,
    }));
