import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleBff, startRedis } from '@portal/resilience';
import { settingsSchema } from '../config';
import { developmentDefaults } from '../settings/development-defaults';
import { sectionsOf } from '../../testing/markdown-sections';
import { startBff } from '../../testing/start-bff';
import { configurationPage } from './configuration-page';
import { runCommand } from './run-command';

const program = bundleBff('run-command-test');
const workspace = join(import.meta.dirname, '../../../..');

/** Types a command as an operator does, with nothing of this environment but the path. */
async function type(words: string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [program, ...words], {
    cwd: workspace,
    env: { PATH: process.env['PATH'], ...env },
  });
  let said = '';
  let complained = '';
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (complained += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number];
  return { code, said, complained };
}

const inProcess = async (...words: string[]) => {
  const said: string[] = [];
  const complained: string[] = [];
  const code = await runCommand(words, {
    print: (line) => said.push(line),
    printError: (line) => complained.push(line),
  });
  return { code, said, complained };
};

describe('the command config', () => {
  test('prints every setting, secrets hidden, with where it comes from', async () => {
    const { code, said, complained } = await type(['config'], {
      PORT: '4570',
      OIDC_CLIENT_SECRET: 'canary-secret',
      REDIS_URL: 'redis://:canary-password@localhost:6379',
      TRUSTED_PROXIES: 'loopback,10.0.0.0/8',
    });
    expect([code, complained]).toEqual([0, '']);
    const lines = said.trimEnd().split('\n');
    expect(lines).toHaveLength(Object.keys(settingsSchema(false).shape).length);
    expect(lines).toContainEqual(expect.stringMatching(/^PORT=4570 +# environment$/));
    expect(lines).toContainEqual(expect.stringMatching(/^BIND_HOST=localhost +# default$/));
    expect(lines).toContainEqual(expect.stringMatching(/^METRICS_PORT= +# not set$/));
    expect(lines).toContainEqual(expect.stringMatching(/^OIDC_CLIENT_SECRET=\*+ +# environment$/));
    expect(lines).toContainEqual(expect.stringMatching(/^TRUSTED_PROXIES=loopback,10.0.0.0\/8 +#/));
    expect(said).not.toContain('canary');
    for (const name of ['PSEUDONYM_KEY', 'DRAFT_KEYS', 'OIDC_CLIENT_SECRET'] as const) {
      expect(said).not.toContain(developmentDefaults[name]);
    }
  });

  test('names every invalid setting at once, repeats no value, and fails', async () => {
    const { code, said, complained } = await type(['config'], {
      NODE_ENV: 'production',
      SCENARIOS: 'on',
      PORT: 'canary',
    });
    expect([code, said]).toEqual([1, '']);
    for (const name of ['SCENARIOS', 'PORT', 'OIDC_ISSUER', 'DRAFT_KEYS', 'REDIS_URL']) {
      expect(complained).toMatch(new RegExp(`^ {2}${name}: `, 'm'));
    }
    expect(complained).not.toContain('canary');
  });
});

describe('the page of settings', () => {
  test('in docs/configuration.md is the one that the schema gives', () => {
    // When this fails: npm run -s bff -- config --markdown > docs/configuration.md
    const committed = readFileSync(join(workspace, 'docs/configuration.md'), 'utf8');
    expect(committed).toBe(configurationPage());
  });

  test('describes every setting, each once', () => {
    const described = sectionsOf(configurationPage());
    expect([...described.keys()].sort()).toEqual(Object.keys(settingsSchema(true).shape).sort());
    for (const text of described.values()) expect(text).toMatch(/^[A-Z`].{15,}\.\n/);
  });

  test('shows no value of a secret, not even one that everybody knows', () => {
    const page = configurationPage();
    for (const name of ['PSEUDONYM_KEY', 'DRAFT_KEYS', 'OIDC_CLIENT_SECRET'] as const) {
      expect(page).not.toContain(developmentDefaults[name]);
    }
  });
});

describe('the command sessions', () => {
  test('without a Redis says where sessions are, and fails', async () => {
    const { code, complained } = await inProcess('sessions', 'end', 'commercial-member');
    expect([code, complained]).toEqual([1, [expect.stringContaining('Without REDIS_URL')]]);
  });

  test('security 11: ends all sessions of a user, for every replica', async () => {
    const redis = await startRedis();
    const settings = { REDIS_URL: redis.url, REDIS_PREFIX: redis.prefix, REDIS_DEADLINE_MS: 3000 };
    const bff = await startBff({ settings });
    await bff.dependencies.redis?.whenUp();
    const agent = await bff.signedIn();
    const env = {
      REDIS_URL: redis.url,
      REDIS_PREFIX: redis.prefix,
      OIDC_ISSUER: bff.dependencies.config.settings.OIDC_ISSUER,
    };
    expect((await type(['sessions', 'list', 'commercial-member'], env)).said).toMatch(
      /^1 session\.$/m,
    );
    const ended = await type(['sessions', 'end', 'commercial-member'], env);
    expect(ended.said).toMatch(/^1 session ended\.$/m);
    expect(ended.said).toContain('"event":"sessions-ended-by-operator"');
    expect((await agent.get('/member/api/session')).body).toEqual({ signedIn: false });
    await bff.stop();
    await redis.stop();
    // Two processes have to start.
  });

  test('says in a sentence that Redis is away', async () => {
    const { code, complained } = await type(['sessions', 'list', 'x'], {
      REDIS_URL: 'redis://localhost:9',
    });
    expect(code).toBe(1);
    expect(complained).toBe('Redis does not answer. Check REDIS_URL, and that it runs.\n');
  });
});

describe('other words', () => {
  test('that are no command are answered by those that are, with exit code 2', async () => {
    expect(await inProcess('sesions')).toEqual({
      code: 2,
      said: [],
      complained: [
        'There is no command "sesions". Known: config, check-provider, sessions, --help.',
      ],
    });
    expect((await inProcess('toString')).code).toBe(2);
  });

  test.each(['config --json', 'sessions', 'sessions kill x', 'sessions end'])(
    'behind a command that it does not take (%s) show its use, with exit code 2',
    async (line) => {
      const words = line.split(' ');
      const { code, complained } = await inProcess(...words);
      expect(code).toBe(2);
      expect(complained[0]).toMatch(new RegExp(`^Usage: ${words[0]} `));
    },
  );

  test('--help lists the commands', async () => {
    const { code, said } = await inProcess('--help');
    expect(code).toBe(0);
    expect(said.join('\n')).toMatch(/config \[--markdown\][\s\S]*sessions list\|end/);
  });
});
