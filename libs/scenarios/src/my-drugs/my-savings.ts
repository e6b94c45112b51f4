import { deductibleMet, isShortCourse, monthsOf, toCents } from '@portal/domain';
import type { Json } from '../files/scenario-file';
import { cheaperDrugs, yearCost } from '../drugs/cheaper-drugs';
import type { ComparedPharmacy } from '../drugs/compared-pharmacies';
import type { DrugProduct } from '../drug-catalogue/drug-products';
import type { Formulary } from '../drug-catalogue/formulary';
import type { PlanOfMember } from '../drugs/plan-of-member';
import { type RequestedFill, longFill, memberPrice, type Pricing } from '../drugs/quotes';

/** The best of each kind of saving for a fill, once the deductible is met, the largest first. */
export function savingsOf(
  pricing: Pricing,
  own: ComparedPharmacy,
  pharmacies: readonly ComparedPharmacy[],
  fill: RequestedFill,
): Json[] {
  const { plan } = pricing;
  const settled = plan && deductibleMet(plan.year);
  const payAt = (pharmacy: ComparedPharmacy, requested: RequestedFill) =>
    memberPrice(pricing, pharmacy, requested, settled)?.youPay;
  const now = payAt(own, fill);
  const ownYear = yearCost(pricing, own, fill);
  // A fill that costs nothing now leaves nothing to save this year.
  if (!plan || !now || ownYear === null) return [];
  const saving = (
    kind: string,
    pharmacy: ComparedPharmacy,
    requested: RequestedFill,
    inPlaceOf: number,
  ) => {
    const youPay = payAt(pharmacy, requested);
    const cost = yearCost(pricing, pharmacy, requested);
    if (youPay === undefined || cost === null) return [];
    const { product, strength, quantity, days } = requested;
    const tier = plan.formulary.rowOf(product)?.tier ?? null;
    const savedPerYear = (toCents(ownYear) - toCents(cost)) / 100;
    return [
      wireSaving(pharmacy, {
        kind,
        product,
        tier,
        days,
        youPay,
        inPlaceOf,
        savedPerYear,
        strength: strength.strength,
        ndc: strength.ndc,
        quantity,
      }),
    ];
  };
  const places = [own, ...pharmacies];
  const longer =
    monthsOf(fill.days) === 1 && !isShortCourse(fill.days) ? longFill(pricing, fill) : undefined;
  const supplies = longer
    ? places.flatMap((each) => saving('supply', each, longer, Math.round(now * 300) / 100))
    : [];
  const elsewhere = pharmacies.flatMap((each) => saving('pharmacy', each, fill, now));
  const others = cheaperDrugs(pricing, own, fill, 1).map((each) =>
    wireSaving(own, {
      ...each,
      kind: 'drug',
      days: fill.days,
      savedPerYear: each.savedPerYear ?? 0,
    }),
  );
  return [others, supplies, elsewhere]
    .flatMap((each) => [...each].sort(bySaving).slice(0, 1))
    .filter(({ savedPerYear }) => savedPerYear > 0)
    .sort(bySaving);
}

interface Saving {
  kind: string;
  product: DrugProduct;
  strength: string;
  ndc: string;
  quantity: number;
  tier: number | null;
  days: number;
  youPay: number;
  inPlaceOf: number;
  savedPerYear: number;
}

const wireSaving = (
  { name, miles, kind: pharmacyKind }: ComparedPharmacy,
  { kind, product, strength, ndc, quantity, tier, days, youPay, inPlaceOf, savedPerYear }: Saving,
) => ({
  kind,
  hsn: product.hsn,
  ndc,
  quantity,
  ...namesOf(product),
  strength,
  tier,
  pharmacyName: name,
  pharmacyKind,
  miles,
  days,
  youPay,
  inPlaceOf,
  savedPerYear,
});

/** An alternative in a list when none costs less. */
export const noAlternative: Json = {
  hsn: null,
  drugName: null,
  spanishName: null,
  isBrand: false,
  tier: null,
  yearCost: null,
};

/**
 * The cheapest drug for the same condition on the next year's list, when it costs less than this one then, or
 * than now if this one leaves the list. `costIn`: what that year costs with a drug in the place of this one.
 */
export function nextAlternative(
  pricing: Pricing & { plan: PlanOfMember },
  next: PlanOfMember,
  own: ComparedPharmacy,
  fill: RequestedFill,
  costIn: (plan: PlanOfMember, requested: RequestedFill) => number | null,
): Json {
  const now = pricing.plan.formulary;
  const rowOf: Formulary['rowOf'] = (product) =>
    next.formulary.rowOf(product) ?? (product === fill.product ? now.rowOf(product) : undefined);
  const plan = { ...next, formulary: { ...next.formulary, rowOf } };
  const [best] = cheaperDrugs({ ...pricing, plan }, own, fill, 1);
  if (!best) return noAlternative;
  const { product, tier, requested } = best;
  return { hsn: product.hsn, ...namesOf(product), tier, yearCost: costIn(next, requested) };
}

/** A product's names, as they are on the wire. */
const namesOf = ({ drugName, spanishName, isBrand }: DrugProduct) => ({
  drugName,
  spanishName,
  isBrand,
});

const bySaving = (a: { savedPerYear: number }, b: { savedPerYear: number }) =>
  b.savedPerYear - a.savedPerYear;
