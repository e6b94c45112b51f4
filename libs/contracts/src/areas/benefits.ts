import * as z from 'zod/mini';
import { defineEndpoints, endpoint } from '../endpoint';
import { wireAmount, wireText, wireTrueText } from '../fields';

/**
 * What a fill costs at one kind of pharmacy (`retail`, `preferredRetail` or `mail`) for so many days:
 * a copay in dollars, or a share in percent with what it is at least and at most.
 */
const FillCost = z.object({
  pharmacy: wireText,
  days: wireAmount,
  copay: wireAmount,
  coinsurancePercent: wireAmount,
  atLeast: wireAmount,
  atMost: wireAmount,
});

const Tier = z.object({
  /** 1 preferred generic, 2 generic, 3 preferred brand, 4 non-preferred, 5 specialty, 6 select care. */
  tier: wireAmount,
  deductibleApplies: wireTrueText,
  costs: z.array(FillCost),
});

/**
 * A plan's benefits. The specification names the call of the dashboard and the screen without their
 * fields: these are ours. A plan shows the entry of its display group (§3), else the one that names none.
 * Deductible and out-of-pocket maximum stand in the user info.
 */
export const BenefitSummary = z.object({
  planCode: wireText,
  planName: wireText,
  planYear: z.number(),
  networkName: wireText,
  coversOutOfNetwork: wireTrueText,
  displays: z.array(z.object({ displayGroup: wireText, tiers: z.array(Tier) })),
});

export const benefits = defineEndpoints('benefits', {
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
