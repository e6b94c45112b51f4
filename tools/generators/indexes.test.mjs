import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { recordOf, recordOfModules } from './folder-index.mjs';
import { staleIndexes, writeIndexes } from './generate.mjs';
import { indexes } from './indexes.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

test('every generated index is current: run `npm run generate` when this fails', () => {
  expect(staleIndexes(root, indexes).map(({ output }) => output)).toEqual([]);
});

describe('the index of a folder', () => {
  let copy;

  beforeEach(() => {
    copy = mkdtempSync(join(tmpdir(), 'folder-index-'));
    mkdirSync(join(copy, 'areas'));
    for (const name of ['mail-order.ts', 'claims.ts', 'claims.test.ts', 'notes.md']) {
      writeFileSync(join(copy, 'areas', name), '');
    }
  });

  const written = (index) => {
    writeIndexes(copy, [index]);
    return readFileSync(join(copy, index.output), 'utf8').split('\n').slice(1).join('\n');
  };

  test('has one entry for each module, and none for tests or other files', () => {
    const index = { folder: 'areas', output: 'all.ts', render: recordOf('areas') };
    expect(written(index)).toContain("import { mailOrder } from './areas/mail-order';");
    expect(written(index)).toMatch(/ {2}claims,\n {2}'mail-order': mailOrder,/);
    expect(written(index)).not.toMatch(/test|notes/);
  });

  test('may be in the folder itself and may rename what the modules export', () => {
    const render = recordOf('clients', { exported: () => 'client' });
    const index = { folder: 'areas', output: 'areas/index.ts', render };
    written(index);
    expect(written(index)).toContain("import { client as claims } from './claims';");
    expect(written(index)).not.toContain("'./index'");
  });

  test('may list whole modules', () => {
    const index = { folder: 'areas', output: 'all.ts', render: recordOfModules('modules') };
    expect(written(index)).toContain("import * as claims from './areas/claims';");
    expect(written(index)).toMatch(/modules = \{\n {2}claims,\n {2}mailOrder,\n\}/);
  });

  test('is stale after a file was added, and current after it was written', () => {
    const index = { folder: 'areas', output: 'all.ts', render: recordOf('areas') };
    expect(staleIndexes(copy, [index])).toEqual([index]);
    expect(writeIndexes(copy, [index])).toEqual(['all.ts']);
    expect(staleIndexes(copy, [index])).toEqual([]);
    writeFileSync(join(copy, 'areas', 'drafts.ts'), '');
    expect(staleIndexes(copy, [index])).toEqual([index]);
  });
});
