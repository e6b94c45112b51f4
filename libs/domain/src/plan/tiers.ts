import { entryForPlan } from './display-groups';

interface SentTier {
  tier: number | null;
  /** Whether the plan's deductible counts for the drugs of the tier; null where that is not known. */
  deductibleApplies: boolean | null;
}

interface Sent<Tier> {
  displays: readonly { displayGroup: string; tiers: readonly Tier[] }[];
  planCode: string | null | undefined;
}

/** The tiers of a plan's display group (Spec §3) that have a number, ascending. */
export const tiersOfPlan = <Tier extends SentTier>({ displays, planCode }: Sent<Tier>) =>
  (entryForPlan(displays, planCode)?.tiers ?? [])
    .flatMap((each) => (each.tier === null ? [] : [{ ...each, tier: each.tier }]))
    .sort((a, b) => a.tier - b.tier);

/** The tiers with a deductible and those without, by number; null unless the plan has both. */
export function deductibleTiers(
  sent: Sent<SentTier>,
): { tiers: number[]; others: number[] } | null {
  const all = tiersOfPlan(sent);
  const numbers = (applies: boolean) =>
    all.filter(({ deductibleApplies }) => deductibleApplies === applies).map(({ tier }) => tier);
  const [tiers, others] = [numbers(true), numbers(false)];
  return tiers.length > 0 && others.length > 0 ? { tiers, others } : null;
}
