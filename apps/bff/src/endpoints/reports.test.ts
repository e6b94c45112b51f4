import { areas } from '@portal/contracts/all';
import type { Settings } from '../config';
import { startBff, type StartedBff } from '../../testing/start-bff';

const { reportContentSecurity } = areas.reports;
const { reportClientError } = areas.session;

let bff: StartedBff;
beforeEach(async () => {
  bff = await startBff();
});
afterEach(() => bff.stop());

const legacy = 'application/csp-report';
const modern = 'application/reports+json';

/** As a browser sends a report: no custom header. */
const report = (type: string, body: unknown, headers: Record<string, string> = {}, to = bff) =>
  to
    .agent()
    .withoutCsrf()
    .post(reportContentSecurity.path)
    .set({ 'content-type': type, ...headers })
    .send(JSON.stringify(body));

const violation = (more: object = {}) => ({
  'csp-report': {
    'document-uri': 'https://portal.example/member/claims?canary=1',
    referrer: 'https://portal.example/canary',
    'violated-directive': 'script-src-elem',
    'effective-directive': 'script-src-elem',
    'original-policy': "default-src 'none'",
    'blocked-uri': 'https://evil.example/canary.js?canary=1',
    'script-sample': 'canary()',
    disposition: 'enforce',
    ...more,
  },
});
const reports = () => bff.log().filter(({ event }) => event === 'content-security-report');

test('security 31: the directive and the host of a violation are logged and counted, and nothing else', async () => {
  const got = await report(legacy, violation(), {
    origin: 'null',
    'sec-fetch-site': 'same-origin',
  });
  expect(got.body).toEqual({ accepted: true });
  expect(reports()).toEqual([
    {
      level: 'warn',
      time: expect.any(String),
      service: 'bff',
      event: 'content-security-report',
      requestId: got.headers['x-request-id'],
      directive: 'script-src-elem',
      blocked: 'other-host',
      disposition: 'enforce',
    },
  ]);
  expect(bff.logText()).not.toContain('canary');
  const text = await bff.dependencies.metrics.registry.metrics();
  expect(text).toContain('bff_csp_reports_total{directive="script-src-elem"} 1');
});

test('both forms of a report are understood, and other kinds of report left out', async () => {
  const body = {
    effectiveDirective: 'img-src',
    blockedURL: 'https://evil.example/canary',
    disposition: 'report',
  };
  await report(modern, [
    { type: 'csp-violation', age: 1, url: 'https://portal.example/canary', body },
    { type: 'deprecation', body: { id: 'canary', message: 'canary' } },
    { type: 'csp-violation', body: null },
  ]);
  expect(reports()).toEqual([
    expect.objectContaining({
      directive: 'img-src',
      blocked: 'other-host',
      disposition: 'report',
    }),
    expect.objectContaining({ directive: 'other', blocked: 'other' }),
  ]);
  expect(bff.logText()).not.toContain('canary');
});

test.each([
  ['inline', 'inline'],
  ['eval', 'eval'],
  ['data', 'data'],
  ['data:text/html,canary', 'data'],
  ['blob:https://portal.example/canary', 'blob'],
  ['chrome-extension://canary/x.js', 'chrome-extension'],
  ['wss://evil.example:8443/canary', 'other-host'],
  ['https://user:canary@evil.example/', 'other-host'],
  ['canary', 'other'],
  ['mailto:canary@evil.example', 'other'],
  ['', 'other'],
])('of a blocked source %s, %s is logged', async (source, logged) => {
  await report(legacy, violation({ 'blocked-uri': source }));
  expect(reports()).toEqual([expect.objectContaining({ blocked: logged })]);
  expect(bff.logText()).not.toContain('canary');
});

test('a directive that is none of the policy’s becomes no label', async () => {
  await report(legacy, violation({ 'effective-directive': 'canary' }));
  const { 'csp-report': older } = violation({ 'violated-directive': 'style-src https://x' });
  await report(legacy, { 'csp-report': { ...older, 'effective-directive': undefined } });
  expect(reports().map(({ directive }) => directive)).toEqual(['other', 'style-src']);
});

test('a long report is cut short in the log', async () => {
  const one = { type: 'csp-violation', body: { effectiveDirective: 'img-src' } };
  await report(
    modern,
    Array.from({ length: 100 }, () => one),
  );
  expect(reports()).toHaveLength(20);
});

test('security 22, 29: what is no report, of another type or too large is refused', async () => {
  expect((await report(legacy, { other: 1 })).body).toMatchObject({
    status: 400,
    code: 'BAD_INPUT',
  });
  expect((await report(modern, 'text')).status).toBe(400);
  expect((await report('application/json', violation())).status).toBe(415);
  expect((await report('text/plain', violation())).status).toBe(415);
  const long = violation({ 'script-sample': 'x'.repeat(17_000) });
  expect((await report(legacy, long)).status).toBe(413);
});

test('security 21: a report that comes from elsewhere is refused', async () => {
  for (const headers of [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example' },
  ] as Record<string, string>[]) {
    expect((await report(legacy, violation(), headers)).body).toMatchObject({ status: 403 });
  }
  expect(reports()).toEqual([]);
});

describe('limits for each IP address', () => {
  const limited = async (settings: Partial<Settings>, work: (one: StartedBff) => Promise<void>) => {
    const one = await startBff({ settings: { REPORTS_PER_MINUTE: 2, ...settings } });
    await work(one).finally(() => one.stop());
  };
  const statuses = async (one: StartedBff, from: string[]) => {
    const got: number[] = [];
    for (const address of from) {
      const headers = { 'x-forwarded-for': address };
      got.push((await report(legacy, violation(), headers, one)).status);
    }
    return got;
  };

  test('hold for each kind of report by itself', async () => {
    await limited({}, async (one) => {
      const visitor = one.agent();
      for (const expected of [200, 200, 429]) {
        const got = await visitor.post(reportClientError.path).send({ kind: 'unexpected' });
        expect(got.status).toBe(expected);
      }
      expect((await report(legacy, violation(), {}, one)).status).toBe(200);
    });
  });

  test('security 25: are not avoided by sending another IP address', async () => {
    await limited({}, async (one) => {
      expect(await statuses(one, ['192.0.2.1', '192.0.2.2', '192.0.2.3'])).toEqual([200, 200, 429]);
    });
  });

  test('use the IP address that a trusted proxy names, and of several the last', async () => {
    await limited({ TRUSTED_PROXIES: ['loopback'] }, async (one) => {
      const from = ['192.0.2.1', '192.0.2.1', '192.0.2.1', '192.0.2.2', '192.0.2.9, 192.0.2.1'];
      expect(await statuses(one, from)).toEqual([200, 200, 429, 200, 429]);
    });
  });

  test('security 25: host and scheme are taken from no header even of a trusted proxy', async () => {
    await limited({ TRUSTED_PROXIES: ['loopback'] }, async (one) => {
      const headers = { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' };
      const got = await one.agent().get('/member/auth/login').set(headers);
      expect(JSON.stringify(got.headers)).not.toContain('evil.example');
      expect(JSON.stringify(got.headers)).not.toContain('__Host-');
    });
  });
});
