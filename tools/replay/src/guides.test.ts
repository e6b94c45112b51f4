import { proxiedUpstreams, upstreams } from '@portal/contracts';
import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { devNull, tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { commandLine } from './command-line';

const root = join(import.meta.dirname, '../../..');
const scratch = mkdtempSync(join(tmpdir(), 'guides-'));
afterAll(() => {
  // A server that a guide starts ends with the test, whatever became of it.
  process.emit('SIGTERM');
  rmSync(scratch, { recursive: true, force: true });
});

/** Generating the contracts takes long, the portal does not end, and a statement is for stand-ins that run: other tests hold them. */
const heldElsewhere = /^npm run pacts$|^PLAN_WINDOWS=\S+ npm start$|^curl .*\/_statements /;

const commandsIn = (guide: string) =>
  [...readFileSync(join(root, 'docs', guide), 'utf8').matchAll(/```sh\n([^]*?)```/g)]
    .flatMap(([, block = '']) => block.trim().split('\n'))
    .filter((command) => !heldElsewhere.test(command));

/** The words of a command as a shell splits them. */
const wordsOf = (command: string) =>
  [...command.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');

const printed: string[] = [];
const output = {
  print: (line: string) => printed.push(line),
  say: (line: string) => printed.push(line),
};

/** Waits until a server that a guide starts says where it is. */
async function untilServing() {
  while (!printed.some((line) => line.startsWith('The services answer at'))) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

const clock = join(root, 'tools/start/clock.mjs');

describe.each(['for-backend-teams.md', 'scenarios.md'])('the commands of %s', (guide) => {
  test('do what the guide says', async () => {
    const port = guide === 'scenarios.md' ? '4651' : '4652';
    let server: Promise<string> | undefined;
    for (const command of commandsIn(guide)) {
      const own = command.replaceAll('4202', port).replace('dist/recorded', scratch);
      const words = wordsOf(own);
      if (own.startsWith('npx pact ')) {
        const pact = join(root, 'node_modules/@pact-foundation/pact-cli/bin/pact.js');
        // Without this the machine's certificates are read for each call, which takes longer than the calls.
        const env = { ...process.env, SSL_CERT_FILE: devNull };
        const run = promisify(execFile)(process.execPath, [pact, ...words.slice(2)], {
          cwd: root,
          env,
        });
        await expect(run).resolves.toMatchObject({ stdout: expect.stringContaining('OK') });
      } else if (own.startsWith('npm run clock -- ')) {
        // Without running stand-ins an understood command ends with 3; what it does: move-clock.test.mjs.
        const options = { cwd: root, env: { ...process.env, STAND_INS_PORT: '1' } };
        const run = promisify(execFile)(process.execPath, [clock, ...words.slice(4)], options);
        await expect(run).rejects.toMatchObject({ code: 3 });
      } else {
        expect(own).toMatch(/^npm run replay -- /);
        const rest = words.slice(4).map((word) => (word === 'fixtures' ? join(root, word) : word));
        if (rest[0] !== 'serve') {
          expect([command, await commandLine(rest, output)]).toEqual([command, 'fine']);
        } else {
          printed.length = 0;
          server = commandLine(rest, output);
          await untilServing();
        }
      }
    }
    process.emit('SIGTERM');
    expect(await server).toBe('fine');
  }, 120_000);
});

test('for-backend-teams.md names the contract of each service, and the services that have none', () => {
  const guide = readFileSync(join(root, 'docs/for-backend-teams.md'), 'utf8');
  for (const service of proxiedUpstreams) {
    const file = `pacts/member-portal-bff-${service}-service.json`;
    const [row = ''] = guide.match(new RegExp(`^\\| ${service} .*$`, 'm')) ?? [];
    expect([service, row.includes(file)]).toEqual([service, existsSync(join(root, file))]);
    expect(guide).toContain(`\`${upstreams[service].prefix}\``);
  }
});
