import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { folder, replay, served, servers, useShell } from './testing/at-a-shell';

useShell();

/** The key and certificate of an unknown authority, made for this run. */
const selfSigned = () =>
  execFileSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=localhost'],
      ...['-keyout', '-', '-out', '-'],
    ],
    { stdio: 'pipe' },
  );

const page: RequestListener = (_req, res) =>
  void res.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Welcome</h1>');

/** A fixtures folder with one scenario and one journey, written as given. */
function fixturesWith(journey: string): string {
  const root = folder();
  for (const name of ['scenarios', 'journeys']) mkdirSync(join(root, name));
  const scenario = { title: 'Empty', clock: '2026-11-05T09:00:00-05:00' };
  writeFileSync(join(root, 'scenarios/empty.json'), JSON.stringify(scenario));
  writeFileSync(join(root, 'journeys/walk.json'), journey);
  return root;
}

describe('what cannot be done ends with a sentence', () => {
  test.each([
    [
      ['run', 'month-of-clams', '--against', 'http://localhost:1'],
      'There is no journey "month-of-clams". Did you mean month-of-claims?',
    ],
    [['run', 'qqqqqqqqq', '--against', 'http://localhost:1'], 'replay list has them all.'],
    [['record', 'balances', '--against', 'http://localhost:1', '--variant', 'A B'], '"A B" is no'],
    [['run', '--against', 'http://localhost:1'], 'Name a journey, or add --all.'],
    [['run', 'balances', '--against', 'localhost:4200'], '"localhost:4200" is no address.'],
    [['run', 'balances'], 'Missing required argument: against'],
    [['show', 'commercial'], 'Did you mean commercial-member or'],
    [['serve', '--scenario', 'empty'], 'There is no scenario "empty".'],
    [['lst'], 'Did you mean list?'],
    [['list', 'pharmacies'], 'Invalid values'],
    [['run', 'balances', '--against', 'http://localhost:1', '--timeout', '0'], '--timeout takes'],
    [['run', 'balances', '--against', 'http://localhost:1', '--dates', 'soon'], '--dates takes'],
    [[], 'Say what to do'],
    [['check', '--fixtures', 'nowhere'], '"nowhere" has no folder "scenarios"'],
  ])('%j', async (words, sentence) => {
    const { ending, said } = await replay(...words);
    expect(said).toContain(sentence);
    expect(ending).toBe('wrongUse');
  });

  test.each([
    ['{"title": ', 'journeys/walk.json:1: No valid JSON: value expected.'],
    ['{"title":"x","scenario":"empty","steps":[]}', 'journeys/walk.json:1: steps'],
    [
      '{"title":"x","scenario":"ghost","steps":[{"call":"features.get"}]}',
      'There is no scenario "ghost".',
    ],
    [
      '{"title":"x","scenario":"empty","steps":[{"call":"features.grab"}]}',
      'No endpoint has the id "features.grab".',
    ],
    [
      '{"title":"x","scenario":"empty","steps":[{"call":"claims.getEntry","input":{"healthServiceId":"{claim}"}}]}',
      'No step before keeps "claim".',
    ],
    [
      '{"title":"x","scenario":"empty","steps":[{"call":"features.get","expect":{"code":"NONE"}}]}',
      'The portal knows no code "NONE".',
    ],
    [
      '{"title":"x","scenario":"empty","steps":[{"call":"claims.getEntry"}]}',
      'The path parameter "healthServiceId" is missing.',
    ],
  ])('the broken journey %s', async (journey, sentence) => {
    const fixtures = fixturesWith(journey);
    const run = ['run', '--all', '--against', 'http://localhost:1', '--fixtures', fixtures];
    const { ending, said } = await replay(...run);
    expect(said).toContain(sentence);
    expect(ending).toBe('wrongUse');
    const checked = await replay('check', '--fixtures', fixtures);
    expect(checked).toMatchObject({
      ending: 'differs',
      printed: expect.stringContaining(sentence),
    });
    const asJson = await replay('check', '--json', '--fixtures', fixtures);
    const { problems } = JSON.parse(asJson.printed) as { problems: object[] };
    expect(problems).toContainEqual(
      expect.objectContaining({ file: 'journeys/walk.json', line: 1 }),
    );
  });

  test('check reports a broken contract', async () => {
    const root = folder();
    mkdirSync(join(root, 'pacts'));
    mkdirSync(join(root, 'fixtures/scenarios'), { recursive: true });
    writeFileSync(join(root, 'pacts/half.json'), '{"consumer": {"name": "x"}');
    writeFileSync(join(root, 'pacts/other.json'), '{}');
    const { ending, printed } = await replay('check', '--fixtures', join(root, 'fixtures'));
    expect(ending).toBe('differs');
    expect(printed).toMatch(/half\.json:1: No valid JSON[^]*other\.json: It is no contract/);
  });

  test('no server listens', async () => {
    const address = await served(page);
    await new Promise((done) => servers.pop()?.close(done));
    const { ending, said } = await replay('run', 'balances', '--against', address);
    expect(said).toContain(`Nothing listens at ${new URL(address).host}.`);
    expect(ending).toBe('noAnswer');
  });

  test('the address answers a page', async () => {
    const address = await served(page);
    const through = await replay('run', 'balances', '--against', address);
    expect(through.said).toContain('answers 200 with text/html, not as the portal does.');
    const straight = await replay('run', 'balances', '--service', 'all', '--against', address);
    expect(straight.said).toContain('with a page (text/html) instead of JSON');
    expect([through.ending, straight.ending]).toEqual(['noAnswer', 'noAnswer']);
  });

  test('the service refuses the token', async () => {
    const address = await served((_req, res) => void res.writeHead(401).end('{}'));
    const { ending, said } = await replay(
      'run',
      'balances',
      '--service',
      'member',
      '--against',
      address,
    );
    expect(said).toContain('refused the token of balances.getBenefitBalance (401)');
    expect(ending).toBe('noAnswer');
  });

  test('the session of the given cookie has ended', async () => {
    const address = await served(
      (_req, res) =>
        void res.writeHead(200, { 'content-type': 'application/json' }).end('{"signedIn":false}'),
    );
    process.env['REPLAY_COOKIE'] = 'portal=ended';
    const { ending, said } = await replay('run', 'balances', '--against', address);
    delete process.env['REPLAY_COOKIE'];
    expect(said).toContain('does not know the session of REPLAY_COOKIE');
    expect(ending).toBe('noAnswer');
  });

  test('the service answers JSON that is broken', async () => {
    const address = await served(
      (_req, res) => void res.writeHead(200, { 'content-type': 'application/json' }).end('{"half'),
    );
    const words = ['run', 'balances', '--service', 'member', '--against', address];
    const { ending, printed } = await replay(...words);
    expect(printed).toMatch(/at the whole answer\n +- expected "JSON"\n.*"JSON that is broken"/);
    expect(ending).toBe('differs');
  });

  test('a broken scenario is not replayed', async () => {
    const root = fixturesWith('{"title":"x","scenario":"empty","steps":[{"call":"features.get"}]}');
    writeFileSync(join(root, 'scenarios/empty.json'), '{"title": "x", "extends": "ghost"}');
    const run = ['run', '--all', '--against', 'http://localhost:1', '--fixtures', root];
    const { ending, said } = await replay(...run);
    expect(said).toMatch(/not sound; mend these first:\n +scenarios\/empty\.json:1: extends/);
    expect(ending).toBe('wrongUse');
  });

  test('it speaks no TLS, or its certificate is not trusted', async () => {
    const plain = await served(page);
    const wrong = await replay('run', 'balances', '--against', plain.replace('http:', 'https:'));
    expect(wrong).toMatchObject({
      ending: 'noAnswer',
      said: expect.stringContaining('Check http://'),
    });
    const pem = selfSigned();
    const secure = createSecureServer({ key: pem, cert: pem }, page);
    servers.push(secure);
    await new Promise<void>((done) => secure.listen(0, 'localhost', done));
    const { port } = secure.address() as AddressInfo;
    const { ending, said } = await replay(
      'run',
      'balances',
      '--against',
      `https://localhost:${port}`,
    );
    expect(said).toContain('cannot be trusted');
    expect(said).toContain('NODE_EXTRA_CA_CERTS');
    expect(ending).toBe('noAnswer');
  });
});
