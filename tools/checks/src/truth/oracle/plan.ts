import { cents } from '../world/amounts';
import type { Product } from './drugs';
import { drugLists } from '../world/plans';
import { type Json, rows, text } from '../world/world';

/** A list's row for a drug, its form's before the one for all; of the list that it follows where it has none. */
function rowIn(list: Json | undefined, product: Product): Json | undefined {
  const named = rows(list?.['rows']).filter(({ drug }) => drug === product.name);
  const row = named.find(({ form }) => form === product.form) ?? named.find(({ form }) => !form);
  return row ?? (list && rowIn(drugLists.get(text(list['follows'])), product));
}

/** A drug's tier on a plan's list of a year, and whether its difference to the generic is owed; null: not covered. */
export function listed(plan: string, year: number, product: Product) {
  const list = [...drugLists.values()].find(
    (each) => text(each['planYear']) === String(year) && (each['plans'] as string[]).includes(plan),
  );
  const row = rowIn(list, product);
  if (typeof row?.['tier'] !== 'number') return null;
  const tier = Math.min(row['tier'], Number(list?.['mostTier'] ?? 9));
  return { tier, brandDifference: row['brandDifference'] === true };
}

/** The plans that one display of the benefits is for. */
const displayGroups = { PRX6: 'GHH0003', PRX13: 'GHH2001 GHH2002', PRX5: 'GHH0004 GHH0005' };

/** What a supply costs in a tier of a plan at a kind of pharmacy; null where the plan does not offer it. */
export function termsOf(benefits: Json, plan: string, tier: number, kind: string, days: number) {
  const displays = rows(benefits['displays']);
  const [group = ''] =
    Object.entries(displayGroups).find(([, plans]) => plan && plans.includes(plan)) ?? [];
  const display = [group, ''].flatMap((wanted) =>
    displays.filter((each) => text(each['displayGroup']) === wanted),
  )[0];
  const row = rows(display?.['tiers']).find((each) => each['tier'] === tier);
  const supply = [30, 60, 90].find((each) => days <= each);
  const costs = rows(row?.['costs']).filter((each) => each['days'] === supply);
  const wanted = kind === 'preferredRetail' ? ['preferredRetail', 'retail'] : [kind];
  const cost = wanted.flatMap((each) => costs.filter(({ pharmacy }) => pharmacy === each))[0];
  if (!row || !cost) return null;
  return {
    deductibleApplies: row['deductibleApplies'] === 'true',
    copay: cents(cost['copay']),
    percent: Number(cost['coinsurancePercent'] ?? 0),
    atLeast: cents(cost['atLeast']) ?? 0,
    atMost: cents(cost['atMost']) ?? Infinity,
  };
}

/** What the member pays of a fill, before limits: a copay, or a share of the price. */
export type Terms = NonNullable<ReturnType<typeof termsOf>>;
