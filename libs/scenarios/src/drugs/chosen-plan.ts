import { isDayWithin, planWindows } from '@portal/domain';
import * as z from 'zod/mini';
import { type Context, type Memory, store } from '../memory/behaviour';
import type { PlanOfClient } from '../drug-catalogue/drug-catalogue';
import { type PlanOfMember, planAtStart } from './plan-of-member';
import { readOn } from '../memory/dates';

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

/** Whether the amounts and drug lists of the next year are known on that day (Spec §9). */
export const showsNextYear = (context: Context): boolean =>
  isDayWithin(planWindows.nextYearLookup, readOn(context));

/** The plan year of that day. */
export const planYearRead = (context: Context): number => Number(readOn(context).slice(0, 4));

/** The memory with the plan that the member chose for a year. */
export const withSelectedPlan = (memory: Memory, planCode: string, planYear: number): Memory =>
  store(memory, selectedKey, { planCode, planYear });

/** The plan that the member chose for a year; undefined when nothing was chosen for it. */
export function selectedPlan({ stored }: Memory, planYear: number): string | undefined {
  const chosen = stored[selectedKey] as { planCode: string; planYear: number } | undefined;
  return chosen?.planYear === planYear ? chosen.planCode : undefined;
}

/** The plan of the next year: the chosen one, as at its start; undefined when nothing was chosen. */
export function chosenPlan(memory: Memory, context: Context): PlanOfMember | undefined {
  const code = selectedPlan(memory, planYearRead(context) + 1);
  const plan = offeredPlans(context).find(({ planCode }) => planCode === code);
  return plan && planAtStart(context, plan, 'next');
}
