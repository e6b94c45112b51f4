import { monthsOf, toCents } from '@portal/domain';
import type { Json } from '../scenario-file';
import type { ComparedPharmacy } from './compared-pharmacies';
import type { DrugProduct } from './drug-products';
import type { Formulary } from './formulary';
import type { PlanOfMember } from './plan-of-member';
import { cheaperDrugs, deductibleMet, type FillAsked, memberPrice, type Pricing } from './quotes';

/** How often a year has a fill of so many days. */
export const fillsPerYear = (days: number): number => 12 / monthsOf(days);

/** The best of each kind of saving for a fill, once the deductible is met, the largest first. */
export function savingsOf(
  pricing: Pricing,
  own: ComparedPharmacy,
  pharmacies: readonly ComparedPharmacy[],
  fill: FillAsked,
): Json[] {
  const { plan } = pricing;
  const settled = plan && deductibleMet(plan.year);
  const payAt = (pharmacy: ComparedPharmacy, asked: FillAsked) =>
    memberPrice(pricing, pharmacy, asked, settled)?.youPay;
  const now = payAt(own, fill);
  if (!plan || now === undefined) return [];
  const saving = (
    kind: string,
    pharmacy: ComparedPharmacy,
    asked: FillAsked,
    inPlaceOf: number,
  ) => {
    const youPay = payAt(pharmacy, asked);
    if (youPay === undefined) return [];
    const savedPerYear = ((toCents(inPlaceOf) - toCents(youPay)) * fillsPerYear(asked.days)) / 100;
    return [
      {
        kind,
        hsn: asked.product.hsn,
        ...namesOf(asked.product),
        strength: asked.strength.strength,
        tier: plan.formulary.rowOf(asked.product)?.tier ?? null,
        pharmacyName: pharmacy.name,
        miles: pharmacy.miles,
        days: asked.days,
        youPay,
        inPlaceOf,
        savedPerYear,
      },
    ];
  };
  const places = [own, ...pharmacies];
  const longer = { ...fill, days: 90, quantity: Math.ceil((fill.quantity * 90) / fill.days) };
  const supplies =
    monthsOf(fill.days) === 1
      ? places.flatMap((each) => saving('supply', each, longer, Math.round(now * 300) / 100))
      : [];
  const elsewhere = pharmacies.flatMap((each) => saving('pharmacy', each, fill, now));
  const others = cheaperDrugs(pricing, own, fill, 1).map((each) => {
    const { savedPerYear, youPay } = each;
    const inPlaceOf = Math.round(youPay * 100 + (savedPerYear * 100) / 12) / 100;
    return {
      ...each,
      ...namesOf(pricing.drugs.productOf(each.hsn)),
      kind: 'drug',
      pharmacyName: own.name,
      miles: own.miles,
      days: 30,
      inPlaceOf,
    };
  });
  return [others, supplies, elsewhere]
    .flatMap((each) => [...each].sort(bySaving).slice(0, 1))
    .filter(({ savedPerYear }) => savedPerYear > 0)
    .sort(bySaving);
}

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
 * than now if this one leaves the list.
 */
export function nextAlternative(
  pricing: Pricing & { plan: PlanOfMember },
  nextList: Formulary,
  own: ComparedPharmacy,
  fill: FillAsked,
): Json {
  const now = pricing.plan.formulary;
  const rowOf: Formulary['rowOf'] = (product) =>
    nextList.rowOf(product) ?? (product === fill.product ? now.rowOf(product) : undefined);
  const plan = { ...pricing.plan, formulary: { ...nextList, rowOf } };
  const [best] = cheaperDrugs({ ...pricing, plan }, own, fill, 1);
  if (!best) return noAlternative;
  const { hsn, tier, youPay } = best;
  return {
    hsn,
    ...namesOf(pricing.drugs.productOf(hsn)),
    tier,
    yearCost: (toCents(youPay) * 12) / 100,
  };
}

/** A product's names, as they are on the wire. */
const namesOf = (product: DrugProduct | undefined) => ({
  drugName: product?.drugName ?? null,
  spanishName: product?.spanishName ?? null,
  isBrand: product?.isBrand ?? false,
});

const bySaving = (a: { savedPerYear: number }, b: { savedPerYear: number }) =>
  b.savedPerYear - a.savedPerYear;
