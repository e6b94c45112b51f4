import { Facts } from './facts';
import { claimsOf } from '../world/claims';
import { type Product, agreedPrice, cashPrice, kinOf, productOf } from './drugs';
import { differenceCounts, extraHelpOf, leftNow, limitYear } from './limits';
import { isPerson, peopleOf } from '../world/people';
import { type Terms, listed, termsOf } from './plan';
import { planOf } from '../world/plans';
import { allPharmacies, pharmacies, placeOf } from '../world/pharmacies';
import { prescriptionFacts } from './prescriptions';
import { refillsOf } from '../world/prescriptions';
import { type World, part, text } from '../world/world';

/** What is left of the limits before a fill; null where the plan has no such limit. */
export type Left = { deductible: number; limit: number };

/** A fill to price, in cents. */
export interface Fill {
  price: number;
  terms: Terms;
  left: Left;
  /** What a brand costs more than the generic that would do; owed on top, and `price` is then the generic's. */
  brandExtra?: number;
  /** The difference counts toward the limit, and so is not owed past it. */
  differenceCounts?: boolean;
  /** The most a year's rules let the member pay, without a deductible: insulin's cap, 0 for a vaccine. */
  cap?: number;
  /** Extra Help's copay. */
  helpCopay?: number;
}

/** The member's part of a price after the deductible. */
function shareOf(price: number, { copay, percent, atLeast, atMost }: Terms): number {
  if (price <= 0) return 0;
  const wanted = copay ?? Math.min(atMost, Math.max(atLeast, Math.round((price * percent) / 100)));
  return Math.min(price, wanted);
}

/**
 * A fill by the plan's rules: the deductible first, then copay or share; never more than the limit has left. A brand
 * difference that does not count is owed in full, before, at and past every limit. `counted` is what counts toward the
 * limit, of which Extra Help pays `help`.
 */
export function payFill(fill: Fill) {
  const { price, terms, left, cap, helpCopay, brandExtra: difference = 0 } = fill;
  const isCapped = cap !== undefined || helpCopay !== undefined;
  const toDeductible = terms.deductibleApplies && !isCapped ? Math.min(price, left.deductible) : 0;
  const owed = toDeductible + shareOf(price - toDeductible, terms);
  const share = Math.min(owed, cap ?? Infinity, left.limit);
  const own = Math.min(share, helpCopay ?? Infinity);
  const brandExtra = fill.differenceCounts ? Math.min(difference, left.limit - share) : difference;
  return {
    pays: own + brandExtra,
    plan: price - share + difference - brandExtra,
    deductible: Math.min(toDeductible, share),
    counted: share + (fill.differenceCounts ? brandExtra : 0),
    help: share - own,
    brandExtra,
  };
}

/** How a fill is paid. */
export type Paid = ReturnType<typeof payFill>;

/** What is left after a fill. */
export const after = (left: Left, { deductible, counted }: Paid): Left => ({
  deductible: left.deductible - deductible,
  limit: left.limit - counted,
});

/** A supply of a product at a pharmacy. */
export type Supply = { product: Product; quantity: number; days: number; npi: string };

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

/** The supplies that a price is asked for, by name: what is filled, the usual amount, and 30, 60 and 90 days of them. */
const suppliesOf = (product: Product, filled: Product['usual']) =>
  [filled, product.usual].flatMap((amount) =>
    [amount.days, ...(amount.days >= 28 ? [30, 60, 90] : [])].map((days) => {
      const quantity = Math.round((amount.quantity * days) / amount.days);
      return [`${product.ndc} ${quantity}/${days}`, { product, quantity, days }] as const;
    }),
  );

/** What the next fills cost each person: every drug of the plan's people, at every pharmacy. */
export function priceFacts(world: World): Facts {
  const facts = new Facts();
  const people = peopleOf(world).map((each) => ({ ...each, left: leftNow(world, each.who) }));
  const had = [...claimsOf(world), ...refillsOf(world)].filter(({ days }) => days > 0);
  const supplies = had.flatMap((each) =>
    kinOf(each.ndc).flatMap((product) => suppliesOf(product, each)),
  );
  for (const [name, { product, quantity, days }] of new Map(supplies)) {
    for (const npi of allPharmacies) {
      facts.money(`fullPrice ${name} ${npi}`, cashPrice(product, quantity, days, npi));
      if (!pharmacies.has(npi)) continue;
      facts.money(`agreedPrice ${name} ${npi}`, agreedPrice(product, quantity, npi));
      for (const { who, left } of people) {
        const of = (at: Left | null) => at && quote(world, { product, quantity, days, npi }, at);
        const paid = of(left);
        facts.money(`nextFill ${who} ${name} ${npi}`, paid?.pays);
        facts.money(`planPays ${who} ${name} ${npi}`, paid?.plan);
        const then = of(left && { ...left, deductible: 0 });
        facts.money(`costOnceMet ${who} ${name} ${placeOf(npi)}`, then?.pays);
      }
    }
  }
  const shipped = prescriptionFacts(world);
  for (const { rx, memberId, ndc, quantity, days, sent } of refillsOf(world)) {
    const of = people.find(({ memberNumber }) => isPerson(memberNumber, memberId));
    for (const wanted of [30, 60, 90]) {
      const name = `${ndc} ${Math.round((quantity * wanted) / days)}/${wanted} 1999000114`;
      facts.word(`refillCost ${rx} ${wanted}`, of && facts.get(`nextFill ${of.who} ${name}`));
    }
    const isCold = productOf(ndc)?.isInsulin !== false;
    const cost = facts.get(`refillCost ${rx} ${text(part(sent['autoRefill'])['days'])}`);
    for (const [key] of isCold ? [] : shipped) {
      const of = key.replace('autoRefillShips ', '');
      if (key.startsWith(`autoRefillShips ${rx} `)) facts.word(`autoRefillCost ${of}`, cost);
    }
  }
  return facts;
}
