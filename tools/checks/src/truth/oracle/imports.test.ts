import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../workspace';

const folder = join(root, 'tools/checks/src/truth/oracle');

/** What is imported, and from where. */
const importsOf = (text: string) =>
  [...text.matchAll(/^(?:import|export)\s+(?:([^'";]*?)\s+from\s+)?'([^']+)';/gm)].map(
    ([, names = '', from = '']) => `${names.replaceAll(/\s+/g, ' ')} from ${from}`,
  );

/** The files of the oracle and of what it reads, Node’s, the root, how claims are served, and the reader of the fixtures. */
const mayImport = [
  / from (\.\/[\w-]+|\.\.\/world\/[\w-]+|node:\w+|\.\.\/\.\.\/workspace|\.\.\/as-served)$/,
  /^\{ readFixtures, type Scenario \} from @portal\/scenarios$/,
];

test('the oracle shares no code with the portal and its services', () => {
  const imported = ['oracle', 'world']
    .flatMap((name) => readdirSync(join(folder, '..', name)).map((file) => join('..', name, file)))
    .filter((file) => !/\.test\.ts$/.test(file))
    .concat('../as-served.ts')
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .flatMap((text) => importsOf(text));
  expect(imported.length).toBeGreaterThan(40);
  expect(imported.filter((each) => !mayImport.some((allowed) => allowed.test(each)))).toEqual([]);
});

test('an import of a rule of the portal is seen', () => {
  const text =
    "import { addBusinessDays } from '@portal/domain';\nexport * from '@portal/scenarios';";
  const all = importsOf(text);
  expect(all).toEqual(['{ addBusinessDays } from @portal/domain', '* from @portal/scenarios']);
  expect(all.some((each) => mayImport.some((allowed) => allowed.test(each)))).toBe(false);
});
