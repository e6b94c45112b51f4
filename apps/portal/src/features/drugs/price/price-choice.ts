import { ageOn, byPriceThenMiles, lowestPlace, priceOfFill, sumAmounts } from '@portal/domain';
import type { Prices } from '../drug-labels';

export type PricedPharmacy = Prices['pharmacies'][number];
export type PricedFill = PricedPharmacy['fills'][number];

/** Age and gender as they go with the question, e.g. 48U: the portal does not know the gender. */
export function ageGenderOf(
  birthDate: string | null | undefined,
  today: string,
): string | undefined {
  const years = ageOn(birthDate, today);
  return years === null || years < 0 ? undefined : `${years}U`;
}

/** A pharmacy's price for so many days; undefined when it gave none. */
export const fillFor = (pharmacy: PricedPharmacy, days: number): PricedFill | undefined =>
  pharmacy.fills.find((fill) => fill.days === days);

/** Whether home delivery is a way to get the drug: it has a price for some supply. */
export const canBeDelivered = ({
  pharmacies,
  isCovered,
}: Pick<Prices, 'pharmacies' | 'isCovered'>) =>
  pharmacies.some(
    ({ kind, fills }) =>
      kind === 'mail' && fills.some((fill) => priceOfFill(fill, isCovered) !== null),
  );

/** Whether the fill is one dose, as of a vaccine: its days of supply say nothing. */
export const isOneDose = ({ pharmacies }: Pick<Prices, 'pharmacies'>, days: number): boolean =>
  days === 1 && pharmacies.every(({ fills }) => fills.every((fill) => fill.days === 1));

/** What a pharmacy takes for so many days: the member's price, or the cash price when the plan does not pay. */
export function amountOf(
  pharmacy: PricedPharmacy,
  days: number,
  isCovered: boolean,
): number | null {
  return priceOfFill(fillFor(pharmacy, days), isCovered);
}

/** Medicare: whether the plan's share of a covered drug is not known, because no supply has a price in the network. */
export function isShareUnknown({ pharmacies, isCovered, isPartD }: Prices): boolean {
  const fills = pharmacies.filter(({ inNetwork }) => inNetwork).flatMap((each) => each.fills);
  return isCovered && isPartD && fills.length > 0 && !fills.some(({ isOffered }) => isOffered);
}

/** The pharmacies in order of price for so many days, then of distance; those without a price last. */
export function byPrice(
  { pharmacies, isCovered }: Pick<Prices, 'pharmacies' | 'isCovered'>,
  days: number,
): PricedPharmacy[] {
  return byPriceThenMiles(pharmacies, (each) => amountOf(each, days, isCovered));
}

/** The pharmacy with the lowest price for so many days; undefined when none near has one. */
export function lowestPharmacy(
  prices: Pick<Prices, 'pharmacies' | 'isCovered'>,
  days: number,
): PricedPharmacy | undefined {
  return lowestPlace(prices.pharmacies, (each) => amountOf(each, days, prices.isCovered));
}

/** The lowest price of the plan for so many days, and where; undefined when there is none. */
export function lowestFill(prices: Pick<Prices, 'pharmacies' | 'isCovered'>, days: number) {
  const pharmacy = lowestPharmacy(prices, days);
  const fill = pharmacy && fillFor(pharmacy, days);
  return pharmacy && fill?.isOffered && fill.youPay !== null ? { pharmacy, fill } : undefined;
}

/** Whether the price without the plan is below an amount; no where either is not known. */
export const isCashLower = (cashPrice: number | null, amount: number | null): boolean =>
  cashPrice !== null && amount !== null && cashPrice < amount;

/** The lowest price without the plan for so many days, where it is below an amount. */
export function cashBelow(
  { pharmacies }: Pick<Prices, 'pharmacies'>,
  days: number,
  amount: number,
) {
  const cash = { pharmacies, isCovered: false };
  const pharmacy = lowestPharmacy(cash, days);
  const cashPrice = pharmacy ? amountOf(pharmacy, days, false) : null;
  return pharmacy && cashPrice !== null && isCashLower(cashPrice, amount)
    ? { pharmacy, cashPrice }
    : undefined;
}

/** Where ninety days of a supply cost least, one fill after the other, and how much; undefined when unknown. */
function lowestNinetyDays(
  { pharmacies }: Pick<Prices, 'pharmacies'>,
  days: number,
): { pharmacy: PricedPharmacy; amount: number } | undefined {
  const amountAt = (each: PricedPharmacy) => fillFor(each, days)?.ninetyDaysYouPay ?? null;
  const pharmacy = lowestPlace(pharmacies, amountAt);
  const amount = pharmacy ? amountAt(pharmacy) : null;
  return pharmacy && amount !== null ? { pharmacy, amount } : undefined;
}

/**
 * Ninety days as three fills and as one, each where it costs least, and how much less one costs, in dollars; undefined
 * unless both are sold.
 */
export function ninetyDaysCompared(prices: Pick<Prices, 'pharmacies'>) {
  const [three, one] = [lowestNinetyDays(prices, 30), lowestNinetyDays(prices, 90)];
  return three && one && { three, one, difference: sumAmounts([three.amount, -one.amount]) };
}
