import * as z from 'zod/mini';
import { defineEndpoints, endpoint } from '../endpoint';
import {
  code,
  count,
  essential,
  flag,
  key,
  label,
  list,
  nonNegativeMoney,
  percent,
  planId,
  planYear,
} from '../fields';

/** The kinds of pharmacy, in the order in which they are shown. */
export const pharmacyKinds = ['preferredRetail', 'retail', 'mail'] as const;

/**
 * What a fill costs at one kind of pharmacy (`retail`, `preferredRetail` or `mail`) for so many days:
 * a copay in dollars, or a share in percent with what it is at least and at most.
 */
const FillCost = z.object({
  pharmacy: code(pharmacyKinds),
  days: count,
  copay: nonNegativeMoney,
  coinsurancePercent: percent,
  atLeast: nonNegativeMoney,
  atMost: nonNegativeMoney,
});

const Tier = z.object({
  /** 1 preferred generic, 2 generic, 3 preferred brand, 4 non-preferred, 5 specialty, 6 select care. */
  tier: count,
  deductibleApplies: flag,
  costs: list(FillCost),
});

/**
 * A plan's benefits. The specification names the call of the dashboard and the screen without their
 * fields: these are ours. A plan shows the entry of its display group (§3), else the one that names none.
 * Deductible and out-of-pocket maximum are in the user info.
 */
export const BenefitSummary = z.object({
  planCode: planId,
  planName: label,
  planYear,
  networkName: label,
  coversOutOfNetwork: flag,
  /** Help of Medicare with drug costs, by the member's income. */
  extraHelp: code(['none', 'lowestIncome', 'full']),
  displays: essential(z.array(z.object({ displayGroup: key, tiers: list(Tier) }))),
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
