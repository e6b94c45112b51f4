import {
  afterFill,
  chargeFor,
  type ExtraHelp,
  monthsOf,
  type PharmacyKind,
  priceFill,
  type YearToDate,
} from '@portal/domain';
import type { DrugCatalogue } from './drug-catalogue';
import type { DrugProduct, Strength } from './drug-products';
import type { Json } from '../scenario-file';
import type { PlanOfMember } from './plan-of-member';

/** A fill to be priced. */
export interface FillAsked {
  product: DrugProduct;
  strength: Strength;
  quantity: number;
  days: number;
}

export interface Pricing {
  drugs: DrugCatalogue;
  /** Undefined: cash prices only. */
  plan: PlanOfMember | undefined;
  extraHelp: ExtraHelp | undefined;
}

export interface PharmacyAsked {
  npi: string;
  kind: PharmacyKind;
  inNetwork: boolean;
}

/** What the member pays for a fill at a pharmacy; undefined when the plan does not pay for it there. */
export function memberPrice(
  { drugs, plan, extraHelp }: Pricing,
  { npi, kind, inNetwork }: PharmacyAsked,
  { product, strength, quantity, days }: FillAsked,
  year: YearToDate | undefined = plan?.year,
) {
  const row = plan?.formulary.rowOf(product);
  const priced = drugs.priceAt(npi, { product, unitPrice: strength.unitPrice, quantity, days });
  if (!plan || !row || !priced || !year || !inNetwork) return undefined;
  const generic = row.brandDifference ? drugs.genericOf(product) : undefined;
  const genericRow = generic && plan.formulary.rowOf(generic);
  const tier = plan.tiers.find((each) => each.tier === (genericRow ?? row).tier);
  const charge = tier && chargeFor(tier, kind, days);
  if (!tier || !charge) return undefined;
  const genericUnit = generic?.strengths.find((each) => each.strength === strength.strength);
  const genericPrice =
    generic && genericUnit
      ? drugs.priceAt(npi, { product: generic, unitPrice: genericUnit.unitPrice, quantity, days })
      : undefined;
  return priceFill({
    agreedPrice: priced.agreed,
    days,
    charge,
    deductibleApplies: tier.deductibleApplies,
    year,
    isPartD: plan.isPartD,
    isBrand: product.isBrand,
    special: product.special,
    brandDifference: genericPrice && Math.max(0, priced.agreed - genericPrice.agreed),
    extraHelp,
  });
}

/** The amounts of a fill that the plan does not pay for. */
const noAmounts = {
  agreedPrice: null,
  youPay: null,
  planPays: null,
  deductible: null,
  copay: null,
  coinsurance: null,
  coinsurancePercent: null,
  brandDifference: null,
  limitedBy: null,
  nextYouPay: null,
};

/** The quote of one fill at one pharmacy, as it is on the wire. */
export function fillQuote(pricing: Pricing, pharmacy: PharmacyAsked, fill: FillAsked): Json {
  const { product, strength, quantity, days } = fill;
  const price = memberPrice(pricing, pharmacy, fill);
  const next = price && memberPrice(pricing, pharmacy, fill, afterFill(pricing.plan!.year, price));
  const cash = pricing.drugs.priceAt(pharmacy.npi, {
    product,
    unitPrice: strength.unitPrice,
    quantity,
    days,
  })?.cash;
  const known = { days, quantity, cashPrice: cash ?? null };
  if (!price || !next) return { ...known, ...noAmounts, isOffered: false };
  const { stages: _stages, limitedBy, ...amounts } = price;
  return {
    ...known,
    ...amounts,
    isOffered: true,
    limitedBy: limitedBy ?? 'none',
    nextYouPay: next.youPay,
  };
}

/** The supplies that are compared: the one that was asked for, and 30 and 90 days of the same dose. */
export function comparedFills(fill: FillAsked): FillAsked[] {
  const days = [...new Set([fill.days, 30, 90])].sort((a, b) => a - b);
  return days
    .filter((each) => each === fill.days || monthsOf(fill.days) !== monthsOf(each))
    .map((each) => ({
      ...fill,
      days: each,
      quantity: each === fill.days ? fill.quantity : Math.ceil((fill.quantity * each) / fill.days),
    }));
}

/** A type, not an interface: it is JSON. Amounts in dollars, a month and a year. */
export type CheaperDrug = {
  hsn: string;
  drugName: string;
  strength: string;
  tier: number;
  youPay: number;
  savedPerYear: number;
};

/** Cheaper drugs for the same condition, a month, once this year's deductible is met. */
export function cheaperDrugs(
  pricing: Pricing,
  pharmacy: PharmacyAsked,
  fill: FillAsked,
  most = 3,
): CheaperDrug[] {
  const { plan, drugs } = pricing;
  if (!plan) return [];
  const { product } = fill;
  const settled = deductibleMet(plan.year);
  const monthly = (each: FillAsked) => memberPrice(pricing, pharmacy, each, settled)?.youPay;
  const own = monthly({ ...fill, ...usualFill(product, fill.strength) });
  if (own === undefined) return [];
  const generic = drugs.genericOf(product);
  const others = [...(generic ? [generic] : []), ...drugs.alternativesTo(product)];
  return others
    .flatMap((each) => {
      const usual = each.strengths.find(({ strength }) => strength === each.usual.strength);
      const row = plan.formulary.rowOf(each);
      if (!usual || !row) return [];
      const youPay = monthly({ product: each, ...usualFill(each, usual) });
      if (youPay === undefined || youPay >= own) return [];
      const savedPerYear = (Math.round(own * 100) - Math.round(youPay * 100)) * 12;
      return [
        {
          hsn: each.hsn,
          drugName: each.drugName,
          strength: usual.strength,
          tier: row.tier,
          youPay,
          savedPerYear: savedPerYear / 100,
        },
      ];
    })
    .sort((a, b) => a.youPay - b.youPay)
    .slice(0, most);
}

const usualFill = (product: DrugProduct, strength: Strength) => ({
  strength,
  quantity: product.usual.quantity,
  days: 30,
});

/** The year with the deductible met. */
export function deductibleMet(year: YearToDate): YearToDate {
  const met = ({ limit }: { limit: number | null }) => ({ met: limit ?? 0, limit });
  const { individual, family } = year.deductible;
  return { ...year, deductible: { individual: met(individual), family: family && met(family) } };
}
