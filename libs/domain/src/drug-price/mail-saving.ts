import { sumAmounts } from '../money/money';
import type { BenefitTier } from './benefit-charge';

/** The first tier whose 90 days cost less by mail than at a pharmacy, and how much less, in dollars. */
export function mailSaving<Tier extends BenefitTier>(
  tiers: readonly Tier[],
): { tier: Tier['tier']; saved: number } | null {
  for (const each of tiers) {
    const copayAt = (pharmacy: 'retail' | 'mail') =>
      each.costs.find((row) => row.pharmacy === pharmacy && row.days === 90)?.copay;
    const [retail, mail] = [copayAt('retail'), copayAt('mail')];
    if (retail == null || mail == null) continue;
    const saved = sumAmounts([retail, -mail]);
    if (saved > 0) return { tier: each.tier, saved };
  }
  return null;
}
