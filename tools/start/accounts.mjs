import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const readFolder = (folder) =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((file) => file.endsWith('.json'))
        .map((file) => file.slice(0, -'.json'.length))
        .sort()
        .map((name) => ({
          name,
          ...JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')),
        }))
    : [];

/** Whose eyes a scenario is seen with: its own identity, or the one it inherits; null for a visitor. */
function identityOf(name, scenarios) {
  const scenario = scenarios.get(name);
  if (!scenario) return null;
  if (scenario.identity !== undefined) return scenario.identity;
  return identityOf(scenario.extends, scenarios);
}

/** Who can sign in, and what a visitor can look at, as the fixtures say: { members, visitors }. */
export function readAccounts(root) {
  const scenarios = new Map(
    readFolder(join(root, 'fixtures/scenarios')).map((scenario) => [scenario.name, scenario]),
  );
  const identities = new Map(
    readFolder(join(root, 'fixtures/identities')).map((identity) => [identity.name, identity]),
  );
  // Who inherits an identity signs in as the same person, by the name of the scenario.
  const members = [...scenarios.values()].flatMap(({ name, title }) => {
    const identity = identities.get(identityOf(name, scenarios));
    return identity ? [{ username: name, password: identity.password, title }] : [];
  });
  const visitors = [...scenarios.values()]
    .filter(({ name }) => identityOf(name, scenarios) === null)
    .map(({ name, title }) => ({ name, title }));
  return { members, visitors };
}

/** Rows of words as lines with aligned columns. */
function table(rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  return rows.map((row) =>
    `  ${row.map((cell, column) => cell.padEnd(widths[column])).join('   ')}`.trimEnd(),
  );
}

/** The lines that a person reads once everything runs. */
export function welcome(address, { members, visitors }, outbox) {
  return [
    '',
    `The portal runs at ${address}/member`,
    '',
    'Who can sign in:',
    ...table([
      ['Username', 'Password', 'What it shows'],
      ...members.map(({ username, password, title }) => [username, password, title]),
    ]),
    '',
    'What a visitor can look at:',
    ...table([
      ['URL', 'What it shows'],
      ...visitors.map(({ name, title }) => [`${address}/member?scenario=${name}`, title]),
    ]),
    '',
    `Emails and text messages, which go nowhere else: ${outbox}`,
    '',
    'Ctrl-C stops everything.',
  ];
}
