import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { providerStatesText } from './provider-states-text';

interface Pact {
  interactions: { providerStates: { name: string; params: Record<string, unknown> }[] }[];
}

const fileOf = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const pacts = readdirSync(fileOf('pacts')).map(
  (name) => JSON.parse(readFileSync(fileOf(`pacts/${name}`), 'utf8')) as Pact,
);
const states = pacts.flatMap(({ interactions }) =>
  interactions.flatMap(({ providerStates }) => providerStates),
);
const page = fileOf('docs/provider-states.md');
writeFileSync(page, providerStatesText(states));
execFileSync('npx', ['oxfmt', page]);
