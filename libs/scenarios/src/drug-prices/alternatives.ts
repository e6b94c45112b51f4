import { lowestPlace } from '@portal/domain';
import type { Json } from '../files/scenario-file';
import { cheaperDrugs } from '../drugs/cheaper-drugs';
import type { ComparedPharmacy } from '../drugs/compared-pharmacies';
import {
  cashPrice,
  daysInYear,
  memberPrice,
  type Pricing,
  type RequestedFill,
} from '../drugs/quotes';
import type { TakenFill } from '../drugs/taken-fill';

/**
 * The cheaper drugs of a price. Of a drug that the person takes they take the place of the last fill at its pharmacy,
 * so that a swap saves the same at every question about it. Where that pharmacy has no price, nothing is said of a year.
 */
export function alternativesIn(
  pricing: Pricing,
  pharmacies: readonly ComparedPharmacy[],
  fill: RequestedFill,
  taken: TakenFill | undefined,
): Json[] {
  const { fill: last, place: usual } = taken ?? {};
  const isUsual =
    usual !== undefined && last !== undefined && priceAt(pricing, usual, last) !== null;
  const swapped = isUsual ? last : fill;
  const place = isUsual ? usual : lowestPharmacy(pricing, pharmacies, fill);
  if (!place) return [];
  const isYearKnown = isUsual || last === undefined;
  return cheaperDrugs(pricing, place, swapped).map(({ product, savedPerYear, ...each }) => {
    const saved = isYearKnown ? savedPerYear : null;
    return {
      hsn: product.hsn,
      ndc: each.ndc,
      quantity: each.quantity,
      drugName: product.drugName,
      spanishName: product.spanishName,
      isBrand: product.isBrand,
      strength: each.strength,
      tier: each.tier,
      pharmacyName: place.name,
      days: swapped.days,
      youPay: each.youPay,
      inPlaceOf: each.inPlaceOf,
      savedPerYear: saved,
      yearDays: saved === null ? null : daysInYear(swapped),
      isOwnPace: isUsual && taken?.isOwnPace === true,
    };
  });
}

/**
 * Where a fill costs least in the network, of equal ones the nearest: by the plan's price, or without the plan when
 * it does not cover the drug; undefined when none near has a price.
 */
function lowestPharmacy(
  pricing: Pricing,
  pharmacies: readonly ComparedPharmacy[],
  fill: RequestedFill,
): ComparedPharmacy | undefined {
  const inNetwork = pharmacies.filter((pharmacy) => pharmacy.inNetwork);
  return lowestPlace(inNetwork, (pharmacy) => priceAt(pricing, pharmacy, fill));
}

/** What a fill costs at a pharmacy, without the plan where that does not cover the drug; null without a price. */
function priceAt(pricing: Pricing, pharmacy: ComparedPharmacy, fill: RequestedFill): number | null {
  const isCovered = pricing.plan?.formulary.rowOf(fill.product) !== undefined;
  const youPay = isCovered
    ? memberPrice(pricing, pharmacy, fill)?.youPay
    : cashPrice(pricing, pharmacy, fill);
  return youPay ?? null;
}
