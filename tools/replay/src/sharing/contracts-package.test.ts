import { startStandIns } from '@portal/stand-ins';
import { createHash } from 'node:crypto';
import { execFile, execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { devNull } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { folder, useShell } from '../testing/at-a-shell';

useShell();

const root = join(import.meta.dirname, '../../../..');
const pact = join(root, 'node_modules/@pact-foundation/pact-cli/bin/pact.js');
const textOf = (...path: string[]) => readFileSync(join(...path), 'utf8');

/** Packs the contracts and unpacks them in a folder that knows nothing of the repository. */
function unpacked(): string {
  const out = folder();
  const tsx = join(root, 'node_modules/tsx/dist/cli.mjs');
  const script = join(root, 'tools/replay/src/sharing/pack-contracts.ts');
  execFileSync(process.execPath, [tsx, script, out], { cwd: root, stdio: 'pipe' });
  const [archive = ''] = readdirSync(out).filter((name) => name.endsWith('.tgz'));
  const elsewhere = folder();
  execFileSync('tar', ['xzf', join(out, archive), '-C', elsewhere]);
  return join(elsewhere, 'package');
}

describe('the package of the contracts', () => {
  test('has the contracts, and a service is verified with it and Pact alone', async () => {
    const made = unpacked();
    const contracts = readdirSync(join(root, 'pacts'));
    expect(readdirSync(join(made, 'pacts')).sort()).toEqual(contracts.sort());
    for (const name of contracts) {
      expect(textOf(made, 'pacts', name)).toBe(textOf(root, 'pacts', name));
    }
    expect(readdirSync(join(made, 'openapi'))).toEqual(readdirSync(join(root, 'docs/openapi')));
    const standIns = await startStandIns({ port: 0, now: 'fixed', providerStates: true });
    const words = [
      ...['verifier', '--file', 'pacts/member-portal-bff-pharmacy-service.json'],
      ...['--hostname', 'localhost', '--port', new URL(standIns.url).port],
      ...['--state-change-url', `${standIns.url}/_state`],
    ];
    const env = { ...process.env, SSL_CERT_FILE: devNull };
    try {
      await promisify(execFile)(process.execPath, [pact, ...words], { cwd: made, env });
    } finally {
      await standIns.stop();
    }
  });

  test('has every scenario that a provider state names, and the answer files that it names', () => {
    const made = unpacked();
    const states = readdirSync(join(made, 'pacts')).flatMap((name) =>
      (JSON.parse(textOf(made, 'pacts', name)) as Pact).interactions.flatMap(
        ({ providerStates = [] }) => providerStates,
      ),
    );
    const named = states.flatMap(({ name, params = {} }) =>
      name === 'the scenario is loaded' ? [params['name'] ?? ''] : [],
    );
    expect(named).not.toHaveLength(0);
    for (const name of new Set(named)) {
      const { responses } = JSON.parse(textOf(made, 'scenarios', `${name}.json`)) as {
        responses: Record<string, unknown>;
      };
      for (const [id, choice] of Object.entries(responses)) {
        if (typeof choice === 'string') textOf(made, 'responses', id, `${choice}.json`);
      }
    }
  });

  test('has one version: of the package, its list of changes and the OpenAPI descriptions', () => {
    const own = join(root, 'tools/replay/contracts');
    const { version } = JSON.parse(textOf(own, 'package.json')) as { version: string };
    expect(/^## (\S+)$/m.exec(textOf(own, 'CHANGELOG.md'))?.[1]).toBe(version);
    for (const name of readdirSync(join(root, 'docs/openapi'))) {
      const { info } = JSON.parse(textOf(root, 'docs/openapi', name)) as {
        info: { version: string };
      };
      expect([name, info.version]).toEqual([name, version]);
    }
  });
});

test('a change of the pacts is a new version: the newest entry of the changes names them', () => {
  const hash = createHash('sha256');
  for (const name of readdirSync(join(root, 'pacts')).sort()) {
    hash.update(readFileSync(join(root, 'pacts', name)));
  }
  const changes = textOf(root, 'tools/replay/contracts/CHANGELOG.md');
  // In another case: raise the version of package.json, add an entry, and write this hash into it.
  expect(/^Pacts: `(\w+)`$/m.exec(changes)?.[1]).toBe(hash.digest('hex').slice(0, 16));
});

test('a version keeps the pacts that it named first: another hash is another version', () => {
  const path = 'tools/replay/contracts/CHANGELOG.md';
  const texts = [textOf(root, path), ...earlierTexts(path)];
  const named = texts.flatMap((text) =>
    text.split(/^## /m).flatMap((entry) => {
      const [version = ''] = /^\S+/.exec(entry) ?? [];
      const [, hash] = /^Pacts: `(\w+)`$/m.exec(entry) ?? [];
      // The versions before were written without this rule.
      return hash && Number.parseInt(version) >= 3 ? [`${version} ${hash}`] : [];
    }),
  );
  const versions = [...new Set(named)].map((each) => each.split(' ')[0]);
  expect(versions).not.toHaveLength(0);
  expect(versions).toEqual([...new Set(versions)]);
});

interface Pact {
  interactions: { providerStates?: { name: string; params?: Record<string, string> }[] }[];
}

/** A file in each revision that changed it; none where the folder is no repository, or git is not there. */
function earlierTexts(path: string): string[] {
  const git = (...words: string[]) => execFileSync('git', words, { cwd: root, encoding: 'utf8' });
  try {
    const revisions = git('log', '--format=%H', '--', path).split('\n').filter(Boolean);
    return revisions.map((revision) => git('show', `${revision}:${path}`));
  } catch {
    return [];
  }
}
