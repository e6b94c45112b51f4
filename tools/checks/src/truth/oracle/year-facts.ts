import { daysBetween } from '@portal/scenarios';
import { type Facts, say } from './amounts';
import { type Claim, claimsOf, counts } from './claims';
import { type Product, kinOf, productOf } from './drugs';
import { type Left, after } from './fill';
import { costFacts } from './limit-facts';
import { limitOf, limitYear } from './limits';
import { pharmacies } from './plan';
import { type Supply, quote } from './quotes';
import type { World } from './world';

/** How a drug is taken: the supply of its last fill, and the days of supply of a year. */
interface Pace {
  claim: Claim;
  product: Product;
  daysOfYear: number;
}

/** The pace of a drug by its paid fills, the oldest first; before sixty days as prescribed. Null: a short course. */
function paceOf(product: Product, fills: readonly Claim[]): Pace | null {
  const [first, claim] = [fills[0], fills.at(-1)];
  if (!first || !claim || product.usual.days < 28 || claim.days < 1) return null;
  const span = daysBetween(first.day, claim.day) + claim.days;
  const filled = fills.reduce((days, fill) => days + fill.days, 0);
  return { claim, product, daysOfYear: span < 60 ? 365 : (filled / span) * 365 };
}

/** A number of fills, one after the other, the deductible met and nothing yet counted toward the limit. */
function costOfFills(
  world: World,
  supply: Supply,
  fills: number,
  limit: number,
  year?: number,
): number | null {
  let left: Left = { deductible: 0, limit };
  let cost = 0;
  for (let fill = 0; fill < fills; fill++) {
    const paid = quote(world, supply, left, year);
    if (!paid) return null;
    cost += paid.pays;
    left = after(left, paid);
  }
  return cost;
}

const fillsOf = ({ daysOfYear, claim }: Pace) => Math.max(1, Math.round(daysOfYear / claim.days));

function pacesOf(world: World): Pace[] {
  const fills = claimsOf(world).filter(
    (claim) => counts(claim) && (claim.claimPaid ?? -1) >= 0 && claim.day,
  );
  const drugs = new Set(fills.map(({ person, ndc }) => `${person.who} ${ndc}`));
  return [...drugs].flatMap((drug) => {
    const of = fills.filter(({ person, ndc }) => `${person.who} ${ndc}` === drug);
    const product = productOf(of[0]?.ndc ?? '');
    const pace = product && paceOf(product, of);
    return pace ? [pace] : [];
  });
}

/** What a year of each drug costs, and what a swap to its generic saves at the pharmacy of its last fill. */
export function yearFacts(world: World): Facts {
  const facts: Facts = new Map();
  const limit = limitOf(world, 'outOfPocket', 0);
  if (typeof limit !== 'number') return facts;
  const year = Number(limitYear(world));
  const costs = costFacts(world);
  for (const pace of pacesOf(world)) {
    const { claim, product } = pace;
    const { who } = claim.person;
    const { quantity, days } = claim;
    const at = (npi: string, of: Product, inYear: number) =>
      costOfFills(world, { product: of, quantity, days, npi }, fillsOf(pace), limit, inYear);
    for (const inYear of [year, year + 1]) {
      for (const { npi } of pharmacies()) {
        say(facts, `yearCost ${who} ${product.ndc} ${npi} ${inYear}`, at(npi, product, inYear));
      }
    }
    const own = at(claim.npi, product, year);
    for (const ndc of costs.get(`fillCostNow ${who}`) === 'nothing' ? [] : kinOf(product.ndc)) {
      const other = productOf(ndc);
      const instead = other && ndc !== product.ndc ? at(claim.npi, other, year) : null;
      if (own === null || instead === null || instead >= own) continue;
      say(facts, `swapSaving ${who} ${product.ndc} ${ndc}`, own - instead);
    }
  }
  return facts;
}
