import type { OutputOf } from '@portal/contracts';
import type { benefits } from '@portal/contracts/benefits';
import { entryForPlan, parseAmount, sumAmounts } from '@portal/domain';

type Answer = OutputOf<typeof benefits.getSummary>;

/** Where a fill may come from, in the order of the columns. */
export const pharmacyKinds = ['preferredRetail', 'retail', 'mail'] as const;
export type PharmacyKind = (typeof pharmacyKinds)[number];

/** What a fill costs: a copay in dollars, or a share in percent with its bounds in dollars. */
export interface FillCost {
  pharmacy: PharmacyKind;
  days: number;
  copay: number | null;
  percent: number | null;
  atLeast: number | null;
  atMost: number | null;
}

export interface Tier {
  tier: number;
  deductibleApplies: boolean;
  costs: readonly FillCost[];
}

export interface Benefits {
  planName: string;
  planYear: number | null;
  networkName: string;
  coversOutOfNetwork: boolean;
  tiers: readonly Tier[];
}

const textOf = (value: unknown) => (typeof value === 'string' && value !== 'null' ? value : '');

function amountOf(value: unknown): number | null {
  const amount = parseAmount(value);
  return amount === null || amount < 0 ? null : amount;
}

const listOf = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? value.filter((each) => each !== null && typeof each === 'object') : [];

/**
 * A plan's benefits from an answer, with the costs of its display group (Spec §3). Read with care,
 * because in production an answer that breaks its schema is passed on: what makes no sense is left out.
 */
export function benefitsIn(answer: Answer): Benefits {
  return {
    planName: textOf(answer.planName),
    planYear: Number.isInteger(answer.planYear) ? answer.planYear : null,
    networkName: textOf(answer.networkName),
    coversOutOfNetwork: String(answer.coversOutOfNetwork) === 'true',
    tiers: sentTiers(answer)
      .flatMap(tierOf)
      .sort((a, b) => a.tier - b.tier),
  };
}

/** Whether something of a plan's costs makes no sense, so that it is not shown. */
export const leavesOut = (answer: Answer): boolean =>
  sentTiers(answer).some((sent) => tierOf(sent)[0]?.costs.length !== listOf(sent['costs']).length);

/** The tiers of the plan's display group, as they were sent. */
function sentTiers(answer: Answer): Record<string, unknown>[] {
  const displays = listOf(answer.displays).map((entry) => ({
    displayGroup: textOf(entry['displayGroup']),
    tiers: listOf(entry['tiers']),
  }));
  return entryForPlan(displays, textOf(answer.planCode))?.tiers ?? [];
}

function tierOf(fields: Record<string, unknown>): Tier[] {
  const tier = amountOf(fields['tier']);
  const costs = listOf(fields['costs']).flatMap(costOf);
  if (tier === null || costs.length === 0) return [];
  return [{ tier, deductibleApplies: String(fields['deductibleApplies']) === 'true', costs }];
}

function costOf(fields: Record<string, unknown>): FillCost[] {
  const pharmacy = pharmacyKinds.find((kind) => kind === fields['pharmacy']);
  const days = amountOf(fields['days']);
  const copay = amountOf(fields['copay']);
  const percent = amountOf(fields['coinsurancePercent']);
  if (!pharmacy || days === null || (copay === null && percent === null)) return [];
  const [atLeast, atMost] = [amountOf(fields['atLeast']), amountOf(fields['atMost'])];
  return [{ pharmacy, days, copay, percent, atLeast, atMost }];
}

/** The days of supply that any tier has a cost for, ascending. */
export const daysIn = (tiers: readonly Tier[]): number[] =>
  [...new Set(tiers.flatMap(({ costs }) => costs.map(({ days }) => days)))].sort((a, b) => a - b);

/** The kinds of pharmacy that any tier has a cost for. */
export const kindsIn = (tiers: readonly Tier[]): PharmacyKind[] =>
  pharmacyKinds.filter((kind) => tiers.some(({ costs }) => costs.some((c) => c.pharmacy === kind)));

/** The cost of a fill; undefined when the plan has none for this pharmacy and these days. */
export const costIn = ({ costs }: Tier, pharmacy: PharmacyKind, days: number) =>
  costs.find((cost) => cost.pharmacy === pharmacy && cost.days === days);

/** The first tier whose 90 days cost less by mail than at a pharmacy, and how much less, in dollars. */
export function mailSaving(tiers: readonly Tier[]): { tier: number; saved: number } | null {
  for (const each of tiers) {
    const [retail, mail] = [costIn(each, 'retail', 90)?.copay, costIn(each, 'mail', 90)?.copay];
    if (retail == null || mail == null) continue;
    const saved = sumAmounts([retail, -mail]);
    if (saved > 0) return { tier: each.tier, saved };
  }
  return null;
}
