import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../workspace';

const folder = join(root, 'tools/checks/src/truth/oracle');
const isOracle = (file: string) => !/\.test\.ts$|^testing-world\.ts$/.test(file);
const isCode = (line: string) => !/^\s*(\/\/|\/\*|\*|$)/.test(line);

test('the oracle is short enough to be read at once', () => {
  const lines = readdirSync(folder)
    .filter(isOracle)
    .flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n'));
  expect(lines.filter(isCode).length).toBeLessThanOrEqual(900);
});
