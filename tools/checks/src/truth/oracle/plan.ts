import { cents } from './amounts';
import type { Product } from './drugs';
import { type Json, type World, fixture, once, part, rows, text } from './world';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../workspace';

/** What the member pays of a fill, before limits: a copay, or a share of the price. */
export interface Terms {
  deductibleApplies: boolean;
  copay: number | null;
  percent: number;
  atLeast: number;
  atMost: number;
}

/** A drug on a drug list. */
interface Listed {
  tier: number;
  brandDifference: boolean;
}

const lists = readdirSync(join(root, 'fixtures/drugs/formularies')).map((file) => ({
  name: file.replace('.json', ''),
  list: fixture(`drugs/formularies/${file}`),
}));

/** The rows of a list by the drug's name. */
const rowsByDrug = once((list: Json) => {
  const byDrug = new Map<unknown, Json[]>();
  for (const row of rows(list['rows'])) {
    byDrug.set(row['drug'], [...(byDrug.get(row['drug']) ?? []), row]);
  }
  return byDrug;
});

function rowIn(list: Json | undefined, product: Product): Json | undefined {
  if (!list) return undefined;
  const named = rowsByDrug(list).get(product.name) ?? [];
  const row =
    named.find((each) => each['form'] === product.form) ?? named.find((each) => !each['form']);
  return row ?? rowIn(lists.find(({ name }) => name === list['follows'])?.list, product);
}

/** A drug on a plan's list of a year; null where it is not covered. */
export function listed(planCode: string, year: number, product: Product): Listed | null {
  const list = lists
    .map((each) => each.list)
    .find((each) => each['planYear'] === year && (each['plans'] as string[]).includes(planCode));
  const row = rowIn(list, product);
  if (!row || typeof row['tier'] !== 'number') return null;
  const most = Number(list?.['mostTier'] ?? 9);
  return { tier: Math.min(row['tier'], most), brandDifference: row['brandDifference'] === true };
}

const displayGroups: Readonly<Record<string, string>> = {
  GHH0003: 'PRX6',
  GHH2002: 'PRX13',
  GHH2001: 'PRX13',
  GHH0005: 'PRX5',
  GHH0004: 'PRX5',
};

/** What a supply costs in a tier at a kind of pharmacy; null where the plan does not offer it. */
export function termsOf(
  benefits: Json,
  planCode: string,
  tier: number,
  kind: string,
  days: number,
): Terms | null {
  const displays = rows(benefits['displays']);
  const display =
    displays.find((each) => each['displayGroup'] === (displayGroups[planCode] ?? '-')) ??
    displays.find((each) => text(each['displayGroup']) === '');
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

/** A pharmacy of the directory that others name, in the plan's network. */
export interface Pharmacy {
  npi: string;
  kind: string;
}

let directory: Pharmacy[] | undefined;

/** The pharmacies in the network where prices are asked for. */
export function pharmacies(): Pharmacy[] {
  directory ??= readFileSync(join(root, 'fixtures/pharmacies/written.tsv'), 'utf8')
    .split('\n')
    .filter((line) => /^\d/.test(line))
    .map((line) => line.split('\t'))
    .filter(([, , , , , , , , , network, kind]) => network !== 'O' && kind !== 'specialty')
    .map(([npi = '', , , , , , , , , network, kind = '']) => ({
      npi,
      kind: kind === 'retail' && network === 'P' ? 'preferredRetail' : kind,
    }));
  return directory;
}

/** The plan of the member, and its row of the plans. */
export function planOf(world: World): { code: string; row: Json } {
  const code = text((world.body('user.getMemberInfo') ?? {})['planId']);
  return {
    code,
    row:
      rows(fixture('drugs/plans.json')['plans']).find((p) => p['planCode'] === code) ?? part(null),
  };
}
