import { execFile } from 'node:child_process';
import { chmodSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { folder, served, useShell } from '../testing/at-a-shell';

useShell();

const root = join(import.meta.dirname, '../../../..');

interface Received {
  method: string;
  path: string;
  token: string | undefined;
  body: unknown;
}

interface Contract {
  providerName: string;
  content: string;
}

const received: Received[] = [];
afterEach(() => received.splice(0));

/** What a Pact Broker answers, as far as the commands read it. It records every request. */
const broker = ({ isDeployable }: { isDeployable: boolean }) =>
  served((req, res) => {
    let text = '';
    req.on('data', (chunk: Buffer) => (text += chunk.toString()));
    req.on('end', () => {
      const { method = '', url = '/', headers } = req;
      const body: unknown = text === '' ? undefined : JSON.parse(text);
      received.push({ method, path: url, token: headers.authorization, body });
      const base = `http://${headers.host}`;
      const [path = ''] = url.split('?');
      res.writeHead(200, { 'content-type': 'application/hal+json' });
      res.end(JSON.stringify(answerTo(path, base, isDeployable)));
    });
  });

function answerTo(path: string, base: string, isDeployable: boolean): object {
  if (path === '/') {
    return {
      _links: {
        'pb:publish-contracts': { href: `${base}/contracts/publish` },
        'pb:environments': { href: `${base}/environments` },
        'pb:pacticipant-version': {
          href: `${base}/pacticipants/{pacticipant}/versions/{version}`,
          templated: true,
        },
      },
    };
  }
  if (path === '/contracts/publish') return { notices: [{ type: 'success', text: 'Published' }] };
  if (path === '/matrix') {
    const text = isDeployable ? 'All verified.' : 'There is no verified pact.';
    return {
      summary: { deployable: isDeployable, reason: text, success: 1, failed: 0, unknown: 0 },
      notices: [{ type: isDeployable ? 'success' : 'error', text }],
      matrix: [],
    };
  }
  const records = { name: 'production', href: `${base}${path}/deployed-versions/environment/1` };
  return { number: 'the-commit', _links: { 'pb:record-deployment': [records] } };
}

/** Runs a command of package.json as a build machine does, at a commit and branch that do not change. */
async function run(url: string, ...words: string[]): Promise<number> {
  const tools = folder();
  const git = join(tools, 'git');
  writeFileSync(
    git,
    '#!/bin/sh\ncase "$*" in *abbrev*|*branch*) echo main;; *) echo the-commit;; esac\n',
  );
  chmodSync(git, 0o755);
  const env = {
    PATH: `${tools}:${process.env['PATH']}`,
    HOME: tools,
    PACT_BROKER_BASE_URL: url,
    PACT_BROKER_TOKEN: 'a-token',
    PACT_BROKER_HTTP_RETRIES: '0',
  };
  const ran = promisify(execFile)('npm', ['run', '--silent', ...words], { cwd: root, env });
  return ran.then(
    () => 0,
    ({ code }: { code: number }) => code,
  );
}

describe('the commands that share the contracts through a Pact Broker', () => {
  test('contracts:publish sends each contract with the commit and its branch', async () => {
    expect(await run(await broker({ isDeployable: true }), 'contracts:publish')).toBe(0);
    const sent = received.filter(({ method }) => method === 'POST');
    for (const each of sent) {
      expect(each).toMatchObject({
        path: '/contracts/publish',
        token: 'Bearer a-token',
        body: {
          pacticipantName: 'member-portal-bff',
          pacticipantVersionNumber: 'the-commit',
          branch: 'main',
        },
      });
    }
    const contracts = sent.flatMap(({ body }) => (body as { contracts: Contract[] }).contracts);
    const published = contracts.map(({ providerName }) => `member-portal-bff-${providerName}.json`);
    expect(published.sort()).toEqual(readdirSync(join(root, 'pacts')).sort());
    for (const { providerName, content } of contracts) {
      const text = Buffer.from(content, 'base64').toString('utf8');
      expect(JSON.parse(text)).toMatchObject({ provider: { name: providerName } });
    }
  });

  test.each([
    [true, 0],
    [false, 1],
  ])(
    'contracts:can-i-deploy, where the answer is %s, ends with %i',
    async (isDeployable, code) => {
      const url = await broker({ isDeployable });
      const words = ['contracts:can-i-deploy', '--', '--to-environment', 'production'];
      expect(await run(url, ...words)).toBe(code);
      const { searchParams } = new URL(received.at(-1)?.path ?? '', url);
      expect(Object.fromEntries(searchParams)).toMatchObject({
        'q[][pacticipant]': 'member-portal-bff',
        'q[][version]': 'the-commit',
        environment: 'production',
      });
    },
    60_000,
  );

  test('contracts:record-deployment says that the commit is deployed there', async () => {
    const url = await broker({ isDeployable: true });
    const words = ['contracts:record-deployment', '--', '--environment', 'production'];
    expect(await run(url, ...words)).toBe(0);
    expect(received.at(-1)).toMatchObject({
      method: 'POST',
      path: '/pacticipants/member-portal-bff/versions/the-commit/deployed-versions/environment/1',
    });
  });
});
