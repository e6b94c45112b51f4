import { healthLines, healthProblem } from '../mail-order/health';
import { commonOf, type HealthChoice } from './health-names';

/** A choice as it is saved: names, each once. */
export function namesOf<Common extends string>(
  table: Readonly<Record<Common, string>>,
  { none, common, other }: HealthChoice<Common>,
): string[] {
  if (none) return [];
  const typed = healthLines(other).map((line) => {
    const known = commonOf(table, line);
    return known === undefined ? line : table[known];
  });
  return [...new Set([...common.map((key) => table[key]), ...typed])];
}

/** Why a choice cannot be saved; null when it can. */
export function choiceProblem<Common extends string>(
  table: Readonly<Record<Common, string>>,
  choice: HealthChoice<Common>,
): 'nothing' | ReturnType<typeof healthProblem> {
  const names = namesOf(table, choice);
  return names.length === 0 && !choice.none ? 'nothing' : healthProblem(names);
}
