import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../workspace';

const isRead = (file: string) => !/\.test\.ts$|^testing-world\.ts$/.test(file);
const isCode = (line: string) => !/^\s*(\/\/|\/\*|\*|$)/.test(line);

test.each([
  ['the oracle', 'oracle', 900],
  ['what reads its documents', 'world', 260],
])('%s is short enough to be read at once', (_what, name, most) => {
  const folder = join(root, 'tools/checks/src/truth', name);
  const lines = readdirSync(folder)
    .filter(isRead)
    .flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n'));
  expect(lines.filter(isCode).length).toBeLessThanOrEqual(most);
});
