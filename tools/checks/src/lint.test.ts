import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { clientIds, clientOf } from '@portal/client-config';
import { clientCodes } from '../lint/banned-syntax.mjs';
import { planted } from './rule-violations';
import { root } from './workspace';

/** Code that the rules allow: it shows that they do not refuse everything. */
const allowed = {
  'apps/bff/src/allowed.test.ts': `import '@portal/testing'; import '@portal/scenarios';`,
  'apps/bff/src/auth/allowed.ts': `import '../session/session'; import type { Clock } from '../clock'; export type Time = Clock;`,
  'apps/bff/pact/allowed.ts': `import '@portal/testing';`,
  'apps/stand-ins/src/allowed.ts': `import '@portal/scenarios';`,
  'apps/portal/src/features/dashboard/allowed.ts': `export * from '../claims';`,
  'apps/portal/src/features/landing/allowed.ts': `export * from '../drugs';`,
  'apps/portal/src/features/claims/inner/allowed.ts': `export * from '../claims.slice';`,
  'libs/env/src/allowed.ts': `export const path = process.env['PATH'];`,
  'libs/domain/src/allowed.test.ts': `test('a client', () => { expect('PRXFRD').toBe('PRXFRD'); });`,
};

/** oxlint obeys a comment that switches a rule off; the check of words forbids it. */
const caughtBy = {
  'lint-planted.mjs': planted,
  'oxlint-planted.mjs': planted.filter(({ text }) => !text.includes('-dis' + 'able-')),
};

describe.each(Object.entries(caughtBy))('%s', (linter, each) => {
  let found: Record<string, string[]>;

  beforeAll(() => {
    const texts = {
      ...Object.fromEntries(each.map(({ file, text }) => [file, text])),
      ...allowed,
    };
    found = JSON.parse(
      execFileSync(process.execPath, [join(root, 'tools/checks/lint', linter)], {
        input: JSON.stringify(texts),
        cwd: root,
        encoding: 'utf8',
      }),
    );
  }, 120_000);

  test.each(each)('catches $what', ({ file, caught }) => {
    expect(found[file]?.join('\n')).toContain(caught);
  });

  test.each(Object.keys(allowed))('has nothing against %s', (file) => {
    expect(found[file]).toEqual([]);
  });
});

test('looks for every client that libs/client-config knows, apart from the default', () => {
  const known = clientIds.flatMap((id) => [id, ...clientOf(id).aliases]);
  expect([...clientCodes].sort()).toEqual(known.filter((code) => code !== 'common').sort());
});
