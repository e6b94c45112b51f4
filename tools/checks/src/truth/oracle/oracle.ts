import { claimFacts } from './claims';
import { billFacts, orderFacts, planFacts } from './documents';
import { costFacts, limitFacts } from './limit-facts';
import { prescriptionFacts } from './prescriptions';
import { priceFacts } from './price-facts';
import { worldOf } from './world';
import { yearFacts } from './year-facts';

/**
 * Every figure of a scenario on a day (its own unless stated), from its documents alone: `fact subject` to value.
 * It shares no rule with the portal or the stand-ins.
 */
export function oracleFor(scenario: string, day?: string): Map<string, string> {
  const world = worldOf(scenario, day);
  const ofPerson = [claimFacts, limitFacts, costFacts, priceFacts, yearFacts];
  const ofDocuments = [billFacts, orderFacts, prescriptionFacts, planFacts];
  return new Map([...ofPerson, ...ofDocuments].flatMap((facts) => [...facts(world)]));
}
