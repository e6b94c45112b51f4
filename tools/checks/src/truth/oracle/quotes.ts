import { extraHelpOf } from './limit-facts';
import { differenceCounts, limitYear } from './limits';
import { type Product, agreedPrice, kinOf } from './drugs';
import { type Fill, type Left, type Paid, payFill } from './fill';
import { listed, pharmacies, planOf, termsOf } from './plan';
import type { World } from './world';

/** A supply of a product at a pharmacy. */
export interface Supply {
  product: Product;
  quantity: number;
  days: number;
  npi: string;
}

/** Extra Help's copays in cents, generic and brand, by year; a year without a row is not known. */
const helpCopays: Readonly<Record<string, Readonly<Record<string, readonly [number, number]>>>> = {
  lowestIncome: { 2025: [160, 480], 2026: [160, 490] },
  full: { 2025: [490, 1215], 2026: [510, 1265] },
};

/** Insulin's cap of Part D: for each month's supply the least of $35 and a quarter of the prices. */
function insulinCap({ product, quantity, days }: Supply, price: number, year: number): number {
  const months = Math.max(1, Math.ceil(days / 30));
  const { fairPrice, fairFrom } = product;
  const isSelected = fairPrice !== undefined && fairFrom <= year;
  const selected = isSelected ? Math.round(fairPrice * quantity * 25) : Infinity;
  return Math.min(3500 * months, Math.round(price / 4), selected);
}

/**
 * The fill of a supply in the member's plan and in a year's drug list; null where the plan does not cover or offer it,
 * or where a figure of the year is not known.
 */
export function fillOf(world: World, supply: Supply, left: Left, inYear?: number): Fill | null {
  const year = inYear ?? Number(limitYear(world));
  const { product, quantity, days, npi } = supply;
  const benefits = world.body('benefits.getSummary');
  const help = extraHelpOf(world);
  const code = planOf(world);
  const kind = pharmacies.get(npi);
  const own = listed(code, year, product);
  if (!benefits || help === null || kind === undefined || !own) return null;
  const isOwed = own.brandDifference && product.isBrand && !world.isMedicare;
  const generic = isOwed ? kinOf(product.ndc).find(({ isBrand }) => !isBrand) : undefined;
  const tier = (generic && listed(code, year, generic)?.tier) ?? own.tier;
  const terms = termsOf(benefits, code, tier, kind, days);
  if (!terms) return null;
  const full = agreedPrice(product, quantity, npi);
  const price = generic ? Math.min(full, agreedPrice(generic, quantity, npi)) : full;
  const brand = { brandExtra: full - price, differenceCounts: differenceCounts(world) === true };
  const fill: Fill = { price, terms, left, ...brand };
  if (product.isRecommendedVaccine) return { ...fill, cap: 0 };
  if (!world.isMedicare) return fill;
  if (product.isInsulin) fill.cap = insulinCap(supply, price, year);
  if (help === 'none') return fill;
  const copays = helpCopays[help]?.[year];
  return copays ? { ...fill, helpCopay: copays[product.isBrand ? 1 : 0] } : null;
}

/** What a supply costs; null as above. */
export function quote(world: World, supply: Supply, left: Left, year?: number): Paid | null {
  const fill = fillOf(world, supply, left, year);
  return fill && payFill(fill);
}
