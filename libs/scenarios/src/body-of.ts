import type { Scenario } from './read-fixtures';

/** The scenario's response file for a call that it answers well; a fault states nothing. */
export function bodyOf(scenario: Scenario, id: string): unknown {
  const choice = scenario.responses[id];
  if (choice === undefined) return undefined;
  const { status = 200, variant } = typeof choice === 'string' ? { variant: choice } : choice;
  return status < 400 && variant ? scenario.files.get(`${id}/${variant}`)?.body : undefined;
}
