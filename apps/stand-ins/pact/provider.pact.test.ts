import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { devNull } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startStandIns } from '../src';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../../..');
const pacts = readdirSync(join(root, 'pacts')).filter((file) => file.endsWith('.json'));

/** Pact's own verifier, called as docs/for-backend-teams.md describes: its failures, and its exit code. */
const verify = (file: string, base: string, more: readonly string[] = []) =>
  run(
    process.execPath,
    [
      join(root, 'node_modules/@pact-foundation/pact-cli/bin/pact.js'),
      'verifier',
      ...['--file', `pacts/${file}`, '--hostname', 'localhost', '--port', new URL(base).port],
      // Keys are made with the first wallet pass, which takes a machine under load its time.
      ...['--request-timeout', '30000', '--no-colour'],
      ...more,
    ],
    {
      cwd: root,
      maxBuffer: 64 * 1024 * 1024,
      // It reads the certificates of the machine again for each call, which costs more than the call.
      env: { ...process.env, SSL_CERT_FILE: devNull },
    },
  ).then(
    ({ stdout }) => ({ code: 0, failures: failuresIn(stdout) }),
    ({ code, stdout }: { code: number; stdout: string }) => ({
      code,
      failures: failuresIn(stdout),
    }),
  );

const failuresIn = (output: string) => output.split('\nFailures:\n')[1] ?? '';

/** The stand-ins satisfy the contracts of the portal; the one state handler serves every state. */
describe.each(pacts)('the stand-ins satisfy %s', (file) => {
  test('for every interaction', async () => {
    const standIns = await startStandIns({ port: 0, now: 'fixed', providerStates: true });
    try {
      const address = ['--state-change-url', `${standIns.url}/_state`];
      expect(await verify(file, standIns.url, address)).toEqual({ code: 0, failures: '' });
    } finally {
      await standIns.stop();
    }
  }, 120_000);
});

test('a service that answers otherwise is caught', async () => {
  const standIns = await startStandIns({ port: 0, now: 'fixed', scenario: 'upstream-down' });
  try {
    const verified = await verify('member-portal-bff-pharmacy-service.json', standIns.url);
    expect(verified).toEqual({ code: 1, failures: expect.stringContaining('has status code 200') });
  } finally {
    await standIns.stop();
  }
}, 60_000);
