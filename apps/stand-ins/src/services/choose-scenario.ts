import { emulatedUserHeader, scenarioHeader } from '@portal/contracts';
import type { Fixtures, Identity, Scenario } from '@portal/scenarios';
import type { IncomingHttpHeaders } from 'node:http';
import type { Bearer } from './check-tokens';
import { Refusal } from './problem';

/** A scenario, and the run whose memory the call belongs to. */
export interface Choice {
  scenario: Scenario;
  run: string;
  /** Runs with the same name share what the services store. */
  store: string;
}

/**
 * Which scenario answers a call: the header (`name` or `name#run`), else the member whom support staff
 * act for, else who the token names, else the default. Never a setting of the whole server, so that tests run
 * side by side. The run is the header's, else the sign-in that the token comes from; what services store is
 * shared by all sign-ins.
 */
export function chooseScenario(
  fixtures: Fixtures,
  headers: IncomingHttpHeaders,
  bearer: Bearer,
  fallback: string,
): Choice {
  const header = headers[scenarioHeader];
  const [named, run] = typeof header === 'string' ? header.split('#', 2) : [];
  const emulated = headers[emulatedUserHeader];
  const member = typeof emulated === 'string' && fixtures.scenarios.has(emulated) ? emulated : '';
  return {
    scenario: scenarioNamed(fixtures, named || member || bearer.sub || fallback),
    run: run || bearer.grant || 'shared',
    store: run || 'shared',
  };
}

/** Who makes a call: the user of the token, who may act for the member of the chosen scenario; else that member. */
export const callerOf = (
  fixtures: Fixtures,
  bearer: Bearer,
  { scenario }: Pick<Choice, 'scenario'>,
): Identity | undefined => fixtures.scenarios.get(bearer.sub ?? '')?.person ?? scenario.person;

/** The scenario of a name; refuses with the known names when there is none. */
export function scenarioNamed(fixtures: Fixtures, name: string): Scenario {
  const scenario = fixtures.scenarios.get(name);
  if (scenario) return scenario;
  const known = [...fixtures.scenarios.keys()].join(', ');
  throw new Refusal(400, 'UNKNOWN_SCENARIO', `There is no scenario "${name}". Known: ${known}.`);
}
