import * as z from 'zod/mini';
import { type Context, type Memory, store } from '../behaviour';
import type { PlanOfClient } from '../drugs/drug-catalogue';
import { type PlanOfMember, planAtStart } from '../drugs/plan-of-member';

/** A response file of plans.getOptions: the codes of the plans that the member may choose. */
export const OfferedPlans = z.object({ offered: z.array(z.string()) });

const selectedKey = 'selectedPlan';

/** The plans that a member may choose; none when the scenario offers no choice. */
export function offeredPlans({ fixtureOf, drugs }: Context): PlanOfClient[] {
  const { offered = [] } = (fixtureOf('plans.getOptions') ?? {}) as Partial<
    z.output<typeof OfferedPlans>
  >;
  return offered.flatMap((code) => drugs.plans.find(({ planCode }) => planCode === code) ?? []);
}

/** The memory with the plan that the member chose for the next year. */
export const withSelectedPlan = (memory: Memory, planCode: string): Memory =>
  store(memory, selectedKey, planCode);

/** The plan that the member chose for the next year; undefined when nothing was chosen. */
export const selectedPlan = ({ stored }: Memory): string | undefined =>
  stored[selectedKey] as string | undefined;

/** The plan of the next year: the chosen one, as at its start; undefined when nothing was chosen. */
export function chosenPlan(memory: Memory, context: Context): PlanOfMember | undefined {
  const code = selectedPlan(memory);
  const plan = offeredPlans(context).find(({ planCode }) => planCode === code);
  return plan && planAtStart(context, plan, 'next');
}
