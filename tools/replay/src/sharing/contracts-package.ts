import { loadFixtures } from '@portal/scenarios';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { shownOf } from '../commands/look';

/** Where the package's own files are, and those that it is made of. */
const parts: readonly (readonly [from: string, to: string])[] = [
  ['tools/replay/contracts', '.'],
  ['pacts', 'pacts'],
  ['docs/openapi', 'openapi'],
  ['docs/provider-states.md', 'provider-states.md'],
  ['fixtures/responses', 'responses'],
];

/** Builds the folder of the npm package: the contracts and what their provider states name, usable on their own. */
export function buildContractsPackage(root: string, folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'scenarios'), { recursive: true });
  for (const [from, to] of parts) cpSync(join(root, from), join(folder, to), { recursive: true });
  const fixtures = loadFixtures(join(root, 'fixtures'));
  const world = { fixtures, journeys: new Map(), problems: [] };
  for (const name of fixtures.scenarios.keys()) {
    const text = `${JSON.stringify(shownOf(world, name), null, 2)}\n`;
    writeFileSync(join(folder, 'scenarios', `${name}.json`), text);
  }
}
