import { loadFixtures, type Scenario, memberIdOf } from '@portal/scenarios';
import { type ProviderState, providerStates } from './provider-states';

const head = `# Provider states

<!-- Written by \`npm run pacts\`; a test fails when it is stale. -->

The states in which the contracts in \`pacts\` need a provider before a call. Pact's verifiers announce each state to the URL that you give them (\`POST\`, \`{"state": "…", "params": {…}, "action": "setup"}\`) or to the handlers that you bind to its name. The list is frozen: new situations come as new values of the parameters, never as new names. [For backend teams](for-backend-teams.md) shows the handlers in each language.
`;

/** The state of an interaction. */
interface NeededState {
  name: string;
  params: Readonly<Record<string, unknown>>;
}

/** The page docs/provider-states.md before it is formatted, from the states and the scenarios that the contracts name. */
export function providerStatesText(needed: readonly NeededState[]): string {
  const { scenarios } = loadFixtures();
  const named = new Set(
    needed.map(({ params }) => params['name']).filter((name) => name !== undefined),
  );
  const failures = new Set(
    needed
      .filter(({ name }) => name === providerStates.failure.name)
      .map(({ params }) => `| ${params['status']} | \`${params['code']}\` |`),
  );
  return [
    head,
    ...Object.values(providerStates).map(stateSection),
    '## The scenarios\n',
    'Each is a world of invented people: `npm run replay -- show NAME` prints all of it, and where each part comes from. Dates count from its clock.\n',
    '| Scenario | What it is | Line | Member id | Clock |\n| --- | --- | --- | --- | --- |',
    ...[...scenarios.values()].filter(({ name }) => named.has(name)).map(scenarioRow),
    '\n## The refusals\n',
    'The `message` of the answer begins with the code and a colon.\n',
    '| Status | Code |\n| --- | --- |',
    ...[...failures].sort(),
  ].join('\n');
}

const stateSection = ({ name, params, means }: ProviderState) =>
  [
    `## \`${name}\`\n`,
    `${means}\n`,
    '| Parameter | What it is |\n| --- | --- |',
    ...Object.entries(params).map(([key, meaning]) => `| \`${key}\` | ${meaning} |`),
    '',
  ].join('\n');

function scenarioRow(scenario: Scenario): string {
  const member = scenario.identity === undefined ? 'a visitor' : `\`${memberIdOf(scenario)}\``;
  const line = scenario.businessLine === 'MEDD' ? 'Medicare' : 'commercial';
  return `| \`${scenario.name}\` | ${scenario.title} | ${line} | ${member} | ${scenario.clock} |`;
}
