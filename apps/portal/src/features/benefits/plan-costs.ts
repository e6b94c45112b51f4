import type { OutputOf } from '@portal/contracts';
import { type benefits, pharmacyKinds } from '@portal/contracts/benefits';
import { tiersOfPlan } from '@portal/domain';

export type BenefitSummary = OutputOf<typeof benefits.getSummary>;

type PharmacyKind = (typeof pharmacyKinds)[number];
type SentTier = BenefitSummary['displays'][number]['tiers'][number];
type SentCost = SentTier['costs'][number];

/** What a fill costs: a copay in dollars, or a share in percent with its bounds in dollars. */
export type FillCost = SentCost & { pharmacy: PharmacyKind; days: number };
export type Tier = Omit<SentTier, 'costs' | 'tier'> & { tier: number; costs: FillCost[] };

/** The tiers of a plan that have costs that can be shown, with those. */
export const tiersOf = (sent: BenefitSummary): Tier[] =>
  tiersOfPlan(sent)
    .map((tier) => ({ ...tier, costs: tier.costs.filter(isComplete) }))
    .filter(({ costs }) => costs.length > 0);

const isComplete = (cost: SentCost): cost is FillCost =>
  cost.pharmacy !== 'unknown' &&
  cost.days !== null &&
  (cost.copay !== null || cost.coinsurancePercent !== null);

/** The days of supply that any tier has a cost for, ascending. */
export const daysIn = (tiers: readonly Tier[]): number[] =>
  [...new Set(tiers.flatMap(({ costs }) => costs.map(({ days }) => days)))].sort((a, b) => a - b);

/** The kinds of pharmacy that any tier has a cost for. */
export const kindsIn = (tiers: readonly Tier[]): PharmacyKind[] =>
  pharmacyKinds.filter((kind) => tiers.some(({ costs }) => costs.some((c) => c.pharmacy === kind)));

/** The cost of a fill; undefined when the plan has none for this pharmacy and these days. */
export const costIn = ({ costs }: Tier, pharmacy: PharmacyKind, days: number) =>
  costs.find((cost) => cost.pharmacy === pharmacy && cost.days === days);
