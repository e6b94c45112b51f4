import * as z from 'zod/mini';
import { defineEndpoints, endpoint } from '../endpoint';
import * as f from '../fields';

/** The kinds of pharmacy, in the order in which they are shown. */
export const pharmacyKinds = ['preferredRetail', 'retail', 'mail'] as const;

/**
 * What a fill costs at one kind of pharmacy (`retail`, `preferredRetail` or `mail`) for so many days:
 * a copay in dollars, or a share in percent with what it is at least and at most.
 */
const FillCost = z.object({
  pharmacy: f.code(pharmacyKinds),
  days: f.count,
  copay: f.nonNegativeMoney,
  coinsurancePercent: f.percent,
  atLeast: f.nonNegativeMoney,
  atMost: f.nonNegativeMoney,
});

const Tier = z.object({
  /** 1 preferred generic, 2 generic, 3 preferred brand, 4 non-preferred, 5 specialty, 6 select care. */
  tier: f.count,
  deductibleApplies: f.flag,
  costs: f.list(FillCost),
});

/**
 * A plan's benefits. The specification names the call of the dashboard and the screen without their
 * fields: these are ours. A plan shows the entry of its display group (§3), else the one that names none.
 * Deductible and out-of-pocket maximum are in the user info.
 */
export const BenefitSummary = z.object({
  planCode: f.planId,
  planName: f.label,
  planYear: f.planYear,
  networkName: f.label,
  coversOutOfNetwork: f.flag,
  /** Whether the extra cost of a brand over its generic counts toward the yearly limit; left out: it does not. */
  brandDifferenceCounts: f.flag,
  /** Help of Medicare with drug costs, by the member's income. */
  extraHelp: f.code(['none', 'lowestIncome', 'full']),
  displays: f.essential(z.array(z.object({ displayGroup: f.key, tiers: f.list(Tier) }))),
});

export const benefits = defineEndpoints('benefits', 'prices', {
  getSummary: endpoint({
    summary: 'What a fill costs in the plan, by tier, pharmacy and days of supply.',
    method: 'GET',
    path: '/portalmicroservices/api/benefits/summary',
    upstream: 'member',
    auth: 'member',
    response: BenefitSummary,
    spec: '§2.1, dashboard and benefits summary',
    assumed: true,
  }),
});
