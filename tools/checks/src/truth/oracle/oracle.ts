import type { Facts } from './amounts';
import { claimFacts } from './claims';
import { billFacts, orderFacts, planFacts, prescriptionFacts } from './documents';
import { costFacts, limitFacts } from './limit-facts';
import { priceFacts } from './price-facts';
import { type World, worldOf } from './world';
import { yearFacts } from './year-facts';

const all: readonly ((world: World) => Facts)[] = [
  claimFacts,
  limitFacts,
  costFacts,
  priceFacts,
  yearFacts,
  billFacts,
  orderFacts,
  prescriptionFacts,
  planFacts,
];

/**
 * Every figure of a scenario on a day (its own unless stated), from its documents alone: `fact subject` to value.
 * It shares no rule with the portal or the stand-ins.
 */
export function oracleFor(scenario: string, day?: string): Map<string, string> {
  const world = worldOf(scenario, day);
  return new Map(all.flatMap((facts) => [...facts(world)]));
}
