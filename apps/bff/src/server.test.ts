import { areas } from '@portal/contracts/all';
import {
  answerJson,
  type ScriptedUpstream,
  sendRaw,
  startScriptedUpstream,
  until,
} from '@portal/resilience';
import { appSteps } from './app';
import { callStepNames } from './calls/call-steps';
import { catalogueWithProbes, probes } from '../testing/catalogue-with-probes';
import { startBff, type StartedBff } from '../testing/start-bff';

let upstream: ScriptedUpstream;
let bff: StartedBff;
beforeAll(async () => {
  upstream = await startScriptedUpstream();
  bff = await startBff({
    upstream: upstream.origin,
    overrides: { catalogue: catalogueWithProbes },
  });
});
afterAll(async () => {
  await bff.stop();
  await upstream.stop();
});

test('a proxied call goes through these steps, in this order', () => {
  expect(callStepNames).toEqual([
    'match-endpoint',
    'require-csrf',
    'load-session',
    'require-auth',
    'check-form',
    'limit-visitors',
    'refresh-tokens',
    'emulate',
    'read-body',
    'require-step-up',
    'check-member',
    'limit-tries',
    'limit-patient-searches',
    'renew-mail-order-token',
    'open-file',
    'attach-headers',
    'forward',
    'handle-error',
  ]);
});

test('everything else goes through these steps, in this order', () => {
  expect(appSteps(bff.dependencies).map(({ name }) => name)).toEqual([
    'answer-health',
    'set-security-headers',
    'serve-assets',
    'auth',
    'require-csrf',
    'own-endpoints',
    'serve-page',
    'handle-error',
  ]);
});

test('the clock of the stand-ins is not reached through it', async () => {
  const agent = bff.agent();
  const moved = await agent.post('/_clock').set('x-csrf', '1').send({ days: 30 });
  expect(moved.status).toBe(404);
  expect((await agent.get('/_clock')).headers['content-type']).not.toContain('application/json');
  expect(upstream.requests).toEqual([]);
});

test.each([
  ['a call', probes.json.path],
  ['a refused call', '/portalmicroservices/api/unknown'],
  ['a refused address', '/member//x'],
  ['our own call', '/member/api/session'],
  ['a page', '/member/claims'],
  ['a sign-in', '/member/auth/login'],
  ['health', '/health/live'],
])(
  'security 31: %s has the headers that every answer has, and a request id',
  async (_name, path) => {
    const { headers } = await (await bff.signedIn()).get(path);
    expect(headers).toMatchObject({
      'strict-transport-security': expect.stringContaining('max-age=31536000'),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/),
    });
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('server');
  },
);

test('security 31: an answer to what is no request has them too', async () => {
  const answer = await sendRaw(bff.origin, 'nonsense\r\n\r\n');
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer).toContain('strict-transport-security');
});

test('security 33: an unexpected error is reported in general words', async () => {
  const failing = await startBff({
    overrides: {
      sessionStore: {
        read: () => {
          throw new TypeError('canary in line 7 of the store');
        },
      } as never,
    },
  });
  const agent = failing.agent();
  agent.setCookie('portal-session', `${'A'.repeat(32)}.${'B'.repeat(43)}`);
  for (const path of ['/member/api/session', areas.notifications.getCounts.path]) {
    const got = await agent.get(path);
    expect(got.status).toBe(500);
    expect(got.body).toEqual({
      code: 'INTERNAL',
      title: 'Something went wrong on our side.',
      status: 500,
      requestId: got.headers['x-request-id'],
    });
  }
  expect(failing.log().filter(({ level }) => level === 'error')).toHaveLength(2);
  await failing.stop();
});

describe('the log', () => {
  test('has one line a request, with the call’s id and template, and not its address', async () => {
    const from = bff.log().length;
    const agent = await bff.signedIn({}, {}, { memberId: 'CANARY-1' });
    const got = await agent.get('/portalmicroservices/api/member/defaultpharmacy/CANARY-1');
    await until(() => bff.log().length > from, 'It logged nothing.');
    expect(bff.log().slice(from)).toEqual([
      {
        level: 'info',
        time: expect.any(String),
        service: 'bff',
        event: 'request',
        requestId: got.headers['x-request-id'],
        traceId: String(got.headers['x-request-id']).replaceAll('-', ''),
        endpointId: 'pharmacies.getDefault',
        route: '/portalmicroservices/api/member/defaultpharmacy/:memberId',
        method: 'GET',
        status: 200,
        durationMs: expect.any(Number),
        upstream: 'member',
        session: expect.stringMatching(/^[\w-]{12}$/),
        role: 'member',
        outcome: 'answered',
      },
    ]);
  });

  test('security 34: no token, cookie, member id, drug name or line break gets into it, or into an error', async () => {
    const canary = 'CANARY';
    upstream.play((_request, response) => {
      answerJson({ message: `${canary} failed`, drugName: canary }, 500)(_request, response);
    });
    const agent = await bff.signedIn(
      { access: `${canary}.access`, id: `${canary}.id`, refresh: `${canary}.refresh` },
      { subject: `${canary}-subject`, memberId: `${canary}-member` },
      { memberId: canary, birthDate: `${canary}-date` },
    );
    const answers = [
      await agent.get(`/portalmicroservices/api/member/defaultpharmacy/${canary}?drug=${canary}`),
      await agent.get(`/portalmicroservices/api/claimhistory/claims/${canary}/x/y`),
      await agent.get(`/portalmicroservices/api/member/defaultpharmacy/${canary}-of-another`),
      await agent.get(`/member/${canary}?token=${canary}`),
      await agent.get(`/portalmicroservices/${canary}`),
      await agent.get(`/member/auth/callback?code=${canary}&state=${canary}&error=${canary}`),
      await agent.post('/member/api/client-errors').send({ kind: canary }),
      await agent.post(probes.change.path).send({ text: canary }),
      await agent.get('/member/api/session').set({
        'user-agent': canary,
        'x-request-id': canary,
        cookie: `portal-session=${canary}`,
      }),
      await agent.post('/member/api/session/sign-out'),
    ];
    upstream.play((_request, response) => void response.socket?.destroy());
    answers.push(await agent.get(`/portalmicroservices/api/member/defaultpharmacy/${canary}`));
    for (const answer of answers.slice(0, 9)) expect(answer.text).not.toContain(canary);
    expect(bff.logText()).not.toContain(canary);
    expect(bff.logText()).not.toContain(agent.cookie('portal-session') ?? 'portal-session=');
    for (const line of bff.logText().trimEnd().split('\n')) {
      expect(() => JSON.parse(line) as unknown).not.toThrow();
    }
  });

  test('says when a response was aborted', async () => {
    upstream.play(() => undefined);
    const before = upstream.requests.length;
    const call = (await bff.signedIn()).get(probes.json.path);
    const left = call.catch(() => undefined);
    await until(() => upstream.requests.length > before, 'The call did not reach the service.');
    call.abort();
    await left;
    await until(
      () =>
        bff
          .log()
          .some((line) => line['endpointId'] === 'probes.json' && line['outcome'] === 'aborted'),
      'It logged nothing.',
    );
    upstream.play(answerJson({}));
  });
});

test('security 25: forwarded headers of host, scheme or IP address from an untrusted hop are ignored', async () => {
  const login = await bff.agent().get('/member/auth/login').set({
    host: 'evil.example',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'https',
    forwarded: 'host=evil.example;proto=https',
    'x-original-url': '/member/api/session',
  });
  expect(JSON.stringify(login.headers)).not.toContain('evil.example');
});

test('a process that is stopping closes the connections of its clients', async () => {
  bff.dependencies.lifecycle.isStopping = true;
  const got = await bff.agent().get('/health/ready');
  bff.dependencies.lifecycle.isStopping = false;
  expect(got.status).toBe(503);
  expect(got.headers.connection).toBe('close');
  expect(got.body).toMatchObject({ checks: { accepting: false } });
});

test('a probe writes a log line only when it fails', async () => {
  const probed = await startBff({ upstream: upstream.origin });
  try {
    const probe = async (path: string) => (await probed.agent().get(path)).status;
    expect(await probe('/health/live')).toBe(200);
    // It has found no identity provider yet.
    expect(await probe('/health/ready')).toBe(503);
    const lines = probed.log().filter(({ event }) => event === 'request');
    expect(lines).toEqual([expect.objectContaining({ route: '/health/ready', status: 503 })]);
  } finally {
    await probed.stop();
  }
});
