import type { Scenario } from '@portal/scenarios';
import { type World, worldOfScenario } from '../world/world';
import { balanceFindings } from './balances';
import { claimFindings } from './claims';
import { documentFindings } from './documents';
import { planFindings } from './plan';

/** Where the documents of a scenario contradict each other or the plan's rules, a sentence each. */
export const tiesOf = (world: World): string[] =>
  [planFindings, balanceFindings, documentFindings, claimFindings].flatMap((of) => of(world));

/**
 * What contradicts itself in a scenario, a sentence each: that which it names under `contradicts` is left out, and a
 * name there that contradicts nothing is told.
 */
export function contradictionsOf(scenario: Scenario): string[] {
  const found = tiesOf(worldOfScenario(scenario));
  const { contradicts } = scenario;
  // The whole id: HS-1 does not excuse HS-12.
  const names = (line: string) => new Set(line.match(/[\w-]+/g));
  const isNamed = (line: string) => contradicts.some((name) => names(line).has(name));
  const unused = contradicts.filter((name) => !found.some((line) => names(line).has(name)));
  return [
    ...found.filter((line) => !isNamed(line)),
    ...unused.map((name) => `contradicts: ${name} contradicts nothing`),
  ];
}
