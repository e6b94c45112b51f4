import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installation, trial } from './testing/deployment';
import { root, textOf } from './workspace';

const folder = mkdtempSync(join(tmpdir(), 'portal-redis-start-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** What start.sh configures Redis with, for a container of this memory. */
function start(MEMORY: string) {
  writeFileSync(join(folder, 'redis-password'), 'a password of the test');
  const program = join(folder, 'redis-server');
  writeFileSync(program, '#!/bin/sh\ncat\n');
  chmodSync(program, 0o755);
  const script = join(root, 'tools/operations/redis/start.sh');
  const environment = { PATH: `${folder}:/usr/bin:/bin`, SECRETS_FOLDER: folder, MEMORY };
  return spawnSync('env', [
    '-i',
    ...Object.entries(environment).map(([name, value]) => `${name}=${value}`),
    ...['sh', script],
  ]);
}
const limitFor = (memory: string) =>
  Number(/^maxmemory (\d+)$/m.exec(String(start(memory).stdout))?.[1]);

const megabyte = 1024 * 1024;

test('the limit of Redis follows the memory of its container, with room for what it does not count', () => {
  expect(limitFor('1600m')).toBe(1000 * megabyte);
  expect(limitFor('2g')).toBe(1280 * megabyte);
  expect(limitFor('512M')).toBe(320 * megabyte);
});

test('the default holds 200,000 sessions of 4 KB before the alert', () => {
  const alerts = textOf('tools/operations/monitoring/alerts.yml');
  const [, share] = /max\(bff_session_store_memory_share\) > ([\d.]+)/.exec(alerts) ?? [];
  expect(limitFor('1600m') * Number(share)).toBeGreaterThan(200_000 * 4 * 1024);
});

test('a memory that is no number is refused', () => {
  const { status, stderr } = start('plenty');
  expect(status).toBe(1);
  expect(String(stderr)).toContain('REDIS_MEMORY is a whole number of megabytes or gigabytes');
});

test.each([
  ['a trial', trial],
  ['an installation', installation],
])(
  'of %s one setting is the memory of the container and what start.sh knows',
  (_, { services }) => {
    const { environment, deploy } = services['redis'] ?? {};
    const memory = environment?.['MEMORY'] ?? '';
    expect(memory).toBe('${REDIS_MEMORY:-1600m}');
    // REDIS_MAX_MEMORY, the setting before, would leave the limit as it is: Compose refuses the value then.
    expect(deploy?.resources?.limits?.memory).toMatch(
      /^\$\{REDIS_MEMORY:-1600m\}\$\{REDIS_MAX_MEMORY:\+ \(.*set REDIS_MEMORY instead.*\)\}$/,
    );
  },
);
