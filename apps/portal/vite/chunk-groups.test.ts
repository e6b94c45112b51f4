import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chunkGroups } from './chunk-groups.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'chunks-'));
  for (const [name, code] of Object.entries({
    'login.ts': `import './Field'; import './login.text';`,
    'dashboard.ts': `import './Field'; import './Card'; import './card.text'; void import('./Map');`,
    'Field.ts': '',
    'Card.ts': '',
    'Map.ts': '',
    'login.text.ts': '',
    'card.text.ts': '',
  })) {
    writeFileSync(join(root, name), code);
  }
});
afterEach(() => rmSync(root, { recursive: true }));

/** The group that takes a module: the first whose test holds. */
function groupOf(module: string) {
  const rows = { login: [join(root, 'login.ts')], member: [join(root, 'dashboard.ts')] };
  return chunkGroups(rows, ['en', 'es']).find(({ test: holds }) => holds(join(root, module)))?.name;
}

test.each([
  ['login.ts', 'login'],
  ['Field.ts', 'login'],
  ['dashboard.ts', 'member'],
  ['Card.ts', 'member'],
  ['Map.ts', undefined],
  ['login.text.ts?language=es', 'login-es'],
  ['card.text.ts?language=en', 'member-en'],
  ['card.text.ts?language=fr', undefined],
])('%s is in the file of %s', (module, name) => {
  expect(groupOf(module)).toBe(name);
});
