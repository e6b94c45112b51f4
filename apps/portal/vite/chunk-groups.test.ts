import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chunkGroups } from './chunk-groups.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'chunks-'));
  for (const [name, code] of Object.entries({
    'login.ts': `import './Field'; import './login.text';`,
    'dashboard.ts': `import './Field'; import './Card'; import './Greeting'; import './card.text'; import './Own'; void import('./Map');`,
    'claims.ts': `import './Card'; import './card.text';`,
    'benefits.ts': `import './Card'; import './card.text'; import './Greeting';`,
    'Field.ts': '',
    'Card.ts': `import './card.css';`,
    'card.css': '.card { color: red; }',
    'Greeting.ts': '',
    'Own.ts': '',
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
  const at = (name: string) => [join(root, name)];
  const usedBy = [...at('claims.ts'), ...at('benefits.ts')];
  const rows = {
    login: { modules: at('login.ts') },
    dashboard: { modules: at('dashboard.ts'), usedBy },
  };
  return chunkGroups(rows, ['en', 'es']).find(({ test: holds }) => holds(join(root, module)))?.name;
}

test.each([
  ['login.ts', 'login'],
  ['Field.ts', 'login'],
  ['Card.ts', 'dashboard'],
  ['card.css', 'dashboard'],
  ['dashboard.ts', undefined],
  ['Greeting.ts', 'dashboard'],
  ['Own.ts', undefined],
  ['Map.ts', undefined],
  ['login.text.ts?language=es', 'login-es'],
  ['card.text.ts?language=en', 'dashboard-en'],
  ['card.text.ts?language=fr', undefined],
])('%s is in the file of %s', (module, name) => {
  expect(groupOf(module)).toBe(name);
});
