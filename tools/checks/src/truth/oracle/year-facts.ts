import { daysBetween } from '@portal/scenarios';
import { Facts } from './amounts';
import { type Claim, claimsOf } from './claims';
import { type Product, insteadOf, productOf } from './drugs';
import { after } from './fill';
import { costFacts } from './limit-facts';
import { limitOf, limitYear } from './limits';
import { type Supply, quote } from './quotes';
import type { World } from './world';

/** How many fills a year has at a person's pace; as prescribed before sixty days, and where days are missing. None of a short course. */
function fillsOfYear(product: Product, fills: readonly Claim[], last: Claim): number {
  if (product.usual.days < 28 || !(last.days > 0)) return 0;
  const span = daysBetween((fills[0] ?? last).day, last.day) + last.days;
  const filled = fills.reduce((days, fill) => days + fill.days, 0);
  const unknown = fills.some((fill) => !(fill.days > 0));
  const pace = span < 60 || filled > span || unknown ? 1 : filled / span;
  return Math.max(1, Math.round(pace * (365 / last.days)));
}

/** A number of fills, one after the other, the deductible met and nothing yet counted toward the limit. */
function costOf(world: World, supply: Supply, fills: number, limit: number, year: number) {
  let left = { deductible: 0, limit };
  let cost = 0;
  for (let fill = 0; fill < fills; fill++) {
    const paid = quote(world, supply, left, year);
    if (!paid) return null;
    cost += paid.pays;
    left = after(left, paid);
  }
  return fills > 0 ? cost : null;
}

/** What a swap saves in a year at the pharmacy of the last fill. */
export function yearFacts(world: World): Facts {
  const facts = new Facts();
  const year = Number(limitYear(world));
  const limit = limitOf(world, 'outOfPocket', 0);
  const costs = costFacts(world);
  const asked = claimsOf(world).filter(({ status, day }) => day && /paid|rejected/.test(status));
  for (const last of asked) {
    const { ndc, quantity, days, person } = last;
    const all = asked.filter((each) => each.ndc === ndc && each.person.who === person.who);
    const paid = all.filter((each) => each.status === 'paid');
    const product = productOf(ndc);
    if ((paid.at(-1) ?? all.at(-1)) !== last || !product) continue;
    const number = fillsOfYear(product, paid, last);
    const at = (of: Pick<Supply, 'product' | 'quantity'>) =>
      typeof limit === 'number'
        ? costOf(world, { ...of, days, npi: last.npi }, number, limit, year)
        : null;
    const cost = at({ product, quantity });
    if (costs.get(`fillCostNow ${person.who}`) === 'nothing' || cost === null) continue;
    for (const other of insteadOf(product, quantity, days)) {
      const instead = at(other);
      if (instead === null || instead >= cost) continue;
      facts.money(`swapSaving ${person.who} ${ndc} ${other.product.ndc}`, cost - instead);
    }
  }
  return facts;
}
