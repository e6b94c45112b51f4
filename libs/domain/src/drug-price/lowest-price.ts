/** A pharmacy whose price is compared; `miles` null for home delivery, or where the distance is not known. */
interface ComparedPlace {
  kind: string;
  miles: number | null;
}

/** Farther than this, in miles, a default pharmacy is compared but is not the answer. */
export const farthestMiles = 50;

/** Home delivery is near everywhere; a pharmacy whose distance is unknown is not. */
const isNear = ({ kind, miles }: ComparedPlace): boolean =>
  kind === 'mail' || (miles !== null && miles <= farthestMiles);

const compare = (a: number, b: number) => (a === b ? 0 : a < b ? -1 : 1);

/** What a fill costs: the member's price where it is offered, or the cash price when the plan does not pay. */
export function priceOfFill(
  fill: { isOffered: boolean; youPay: number | null; cashPrice: number | null } | undefined,
  isCovered: boolean,
): number | null {
  if (!isCovered) return fill?.cashPrice ?? null;
  return fill?.isOffered ? fill.youPay : null;
}

/** Pharmacies in order of price, then of distance; those without a price last. Prices in dollars. */
export function byPriceThenMiles<Place extends ComparedPlace>(
  places: readonly Place[],
  priceOf: (place: Place) => number | null,
): Place[] {
  return places
    .map((place) => ({ place, price: priceOf(place) ?? Infinity, miles: place.miles ?? Infinity }))
    .sort((a, b) => compare(a.price, b.price) || compare(a.miles, b.miles))
    .map(({ place }) => place);
}

/** Where a fill costs least, of equal ones the nearest; undefined when none near has a price. */
export function lowestPlace<Place extends ComparedPlace>(
  places: readonly Place[],
  priceOf: (place: Place) => number | null,
): Place | undefined {
  const [first] = byPriceThenMiles(places.filter(isNear), priceOf);
  return first && priceOf(first) !== null ? first : undefined;
}
