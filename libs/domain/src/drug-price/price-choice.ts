import { sumAmounts } from '../money/money';
import { byPriceThenMiles, lowestPlace, priceOfFill } from './lowest-price';

/** A fill of so many days at a pharmacy, in dollars; an amount is null where there is none, or it is not known. */
interface PlaceFill {
  days: number | null;
  isOffered: boolean;
  youPay: number | null;
  cashPrice: number | null;
}

/** A pharmacy with its prices. */
interface Place {
  kind: string;
  miles: number | null;
  fills: readonly PlaceFill[];
}

/** The pharmacies that are compared; `isCovered`: the plan pays for the drug. */
interface Compared<P extends Place> {
  pharmacies: readonly P[];
  isCovered: boolean;
}

type FillOf<P extends Place> = P['fills'][number];

/** A pharmacy's price for so many days; undefined when it gave none. */
export const fillFor = <P extends Place>({ fills }: P, days: number): FillOf<P> | undefined =>
  fills.find((fill) => fill.days === days);

/** Whether home delivery is a way to get the drug: it has a price for some supply. */
export const canBeDelivered = ({ pharmacies, isCovered }: Compared<Place>): boolean =>
  pharmacies.some(
    ({ kind, fills }) =>
      kind === 'mail' && fills.some((fill) => priceOfFill(fill, isCovered) !== null),
  );

/** Whether the fill is one dose, as of a vaccine: its days of supply say nothing. */
export const isOneDose = (
  { pharmacies }: Pick<Compared<Place>, 'pharmacies'>,
  days: number,
): boolean => days === 1 && pharmacies.every(({ fills }) => fills.every((fill) => fill.days === 1));

/** What a pharmacy takes for so many days: the member's price, or the cash price when the plan does not pay. */
export const priceAt = (place: Place, days: number, isCovered: boolean): number | null =>
  priceOfFill(fillFor(place, days), isCovered);

/** Medicare: whether the plan's share of a covered drug is not known, because no supply has a price in the network. */
export function isShareUnknown({
  pharmacies,
  isCovered,
  isPartD,
}: Compared<Place & { inNetwork: boolean }> & { isPartD: boolean }): boolean {
  const fills = pharmacies.filter(({ inNetwork }) => inNetwork).flatMap((each) => each.fills);
  return isCovered && isPartD && fills.length > 0 && !fills.some(({ isOffered }) => isOffered);
}

/** The pharmacies in order of price for so many days, then of distance; those without a price last. */
export const byPrice = <P extends Place>(
  { pharmacies, isCovered }: Compared<P>,
  days: number,
): P[] => byPriceThenMiles(pharmacies, (each) => priceAt(each, days, isCovered));

/** The pharmacy with the lowest price for so many days; undefined when none near has one. */
export const lowestPharmacy = <P extends Place>(
  { pharmacies, isCovered }: Compared<P>,
  days: number,
): P | undefined => lowestPlace(pharmacies, (each) => priceAt(each, days, isCovered));

/** The lowest price of the plan for so many days, and where; undefined when there is none. */
export function lowestFill<P extends Place>(
  prices: Compared<P>,
  days: number,
): { pharmacy: P; fill: FillOf<P> } | undefined {
  const pharmacy = lowestPharmacy(prices, days);
  const fill = pharmacy && fillFor(pharmacy, days);
  return pharmacy && fill?.isOffered && fill.youPay !== null ? { pharmacy, fill } : undefined;
}

/** Whether the price without the plan is below an amount; no where either is not known. */
export const isCashLower = (cashPrice: number | null, amount: number | null): boolean =>
  cashPrice !== null && amount !== null && cashPrice < amount;

/** The lowest price without the plan for so many days, where it is below an amount. */
export function cashBelow<P extends Place>(
  { pharmacies }: Pick<Compared<P>, 'pharmacies'>,
  days: number,
  amount: number,
): { pharmacy: P; cashPrice: number } | undefined {
  const pharmacy = lowestPharmacy({ pharmacies, isCovered: false }, days);
  const cashPrice = pharmacy ? priceAt(pharmacy, days, false) : null;
  return pharmacy && cashPrice !== null && isCashLower(cashPrice, amount)
    ? { pharmacy, cashPrice }
    : undefined;
}

/** A pharmacy that says what ninety days of each supply cost. */
interface PlaceOfNinety extends Place {
  fills: readonly (PlaceFill & { ninetyDaysYouPay: number | null })[];
}

/** Where ninety days of a supply cost least, one fill after the other, and how much; undefined when unknown. */
function lowestNinetyDays<P extends PlaceOfNinety>(
  pharmacies: readonly P[],
  days: number,
): { pharmacy: P; amount: number } | undefined {
  const amountAt = (each: PlaceOfNinety) => fillFor(each, days)?.ninetyDaysYouPay ?? null;
  const pharmacy = lowestPlace(pharmacies, amountAt);
  const amount = pharmacy ? amountAt(pharmacy) : null;
  return pharmacy && amount !== null ? { pharmacy, amount } : undefined;
}

/**
 * Ninety days as three fills and as one, each where it costs least, and how much less one costs, in dollars; undefined
 * unless both are sold.
 */
export function ninetyDaysCompared<P extends PlaceOfNinety>({
  pharmacies,
}: {
  pharmacies: readonly P[];
}) {
  const [three, one] = [lowestNinetyDays(pharmacies, 30), lowestNinetyDays(pharmacies, 90)];
  return three && one && { three, one, difference: sumAmounts([three.amount, -one.amount]) };
}
