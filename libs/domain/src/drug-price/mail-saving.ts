import { sumAmounts } from '../money/money';
import { type BenefitTier, chargeFor } from './benefit-charge';

/** The first tier whose 90 days cost less by mail than at a pharmacy, and how much less, in dollars. */
export function mailSaving<Tier extends BenefitTier>(
  tiers: readonly Tier[],
): { tier: Tier['tier']; saved: number } | null {
  for (const each of tiers) {
    const [retail, mail] = [
      chargeFor(each, 'retail', 90)?.copay,
      chargeFor(each, 'mail', 90)?.copay,
    ];
    if (retail == null || mail == null) continue;
    const saved = sumAmounts([retail, -mail]);
    if (saved > 0) return { tier: each.tier, saved };
  }
  return null;
}
