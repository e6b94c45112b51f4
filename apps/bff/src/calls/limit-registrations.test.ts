import { areas } from '@portal/contracts/all';
import { answerJson, type ScriptedUpstream, startScriptedUpstream } from '@portal/resilience';
import { eachStore } from '../../testing/each-store';
import { startBff, type StartedBff } from '../../testing/start-bff';
import { useTwoReplicas } from '../../testing/use-two-replicas';

const settings = {
  REGISTRATION_TRIES: 5,
  REGISTRATION_TRIES_PER_IP: 8,
  QUICK_REFILL_ANSWER_MS: 1,
  TRUSTED_PROXIES: ['loopback'],
};
const details = {
  memberId: 'EVF00421787',
  birthDate: '1978-03-02',
  lastName: 'Sampleton',
  zip: '55000',
};
const asked = { birthDate: '1978-03-02', zip: '55000', sendBy: 'email', language: 'en' };

let upstream: ScriptedUpstream;
beforeEach(async () => {
  upstream = await startScriptedUpstream();
  upstream.play(answerJson({ message: 'MEMBER_NOT_MATCHED: No.' }, 404));
});
afterEach(() => upstream.stop());

const send = (bff: StartedBff, path: string, ip: string, body: object) =>
  bff.agent().post(path).set('x-forwarded-for', ip).send(body);
const identify = (bff: StartedBff, ip: string, memberId = details.memberId) =>
  send(bff, areas.registration.identify.path, ip, { ...details, memberId });
const reset = (bff: StartedBff, ip: string, login: string) =>
  send(bff, areas.password.requestReset.path, ip, { ...asked, login });

describe.each(eachStore)('with counts in %s', (_name, openStore) => {
  const replicas = useTwoReplicas({ openStore, upstream: () => upstream, settings });

  test('a member ID is tried five times, at any replica, then locked for 15 minutes', async () => {
    for (let left = 4; left >= 0; left -= 1) {
      const at = left % 2 ? replicas.one : replicas.other;
      const refused = await identify(at, `192.0.2.${left}`, left % 2 ? 'evf-0042-1787' : undefined);
      expect(refused.body).toMatchObject({ code: 'MEMBER_NOT_MATCHED', triesLeft: left });
    }
    const locked = await identify(replicas.one, '192.0.2.9');
    expect(locked.body).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' });
    expect(Number(locked.headers['retry-after'])).toBeGreaterThan(14 * 60);
    expect(upstream.requests).toHaveLength(5);
  });

  test('more information counts for the member, whatever the token, together with the details', async () => {
    const addInfo = (at: StartedBff, registration: string, memberId = 'EVF00588021') =>
      send(at, areas.registration.addInfo.path, '192.0.2.1', {
        registration,
        memberId,
        kind: 'personCode',
        value: '99',
      });
    for (let left = 4; left >= 1; left -= 1) {
      const at = left % 2 ? replicas.one : replicas.other;
      expect((await addInfo(at, `token-${left}`)).body).toMatchObject({ triesLeft: left });
    }
    expect(
      (await identify(replicas.one, '192.0.2.2', 'EVF 00588021'.replace(' ', '-'))).status,
    ).toBe(404);
    expect((await addInfo(replicas.one, 'token-new')).status).toBe(429);
    expect((await identify(replicas.other, '192.0.2.3', 'EVF00588021')).status).toBe(429);
    expect((await addInfo(replicas.one, 'token-new', 'EVF00421787')).status).toBe(404);
  });

  test('details that match are not counted, and one IP is, whatever it sends', async () => {
    upstream.play(answerJson({ outcome: 'found', registration: 'token' }));
    for (let i = 0; i < 9; i += 1) {
      expect((await identify(replicas.one, '192.0.2.1')).status).toBe(200);
    }
    upstream.play(answerJson({ message: 'MEMBER_NOT_MATCHED: No.' }, 404));
    for (let i = 0; i < 8; i += 1) {
      expect((await identify(replicas.other, '192.0.2.1', `EVF0000000${i}`)).status).toBe(404);
    }
    expect((await identify(replicas.one, '192.0.2.1', 'EVF00000009')).status).toBe(429);
  });

  test('a forgotten password counts every request of a login, because all are answered alike', async () => {
    upstream.play(answerJson({ reset: 'token', expiresAt: '2026-11-05T14:30:00Z' }));
    for (let i = 0; i < 5; i += 1) {
      const at = i % 2 ? replicas.one : replicas.other;
      expect((await reset(at, `192.0.2.${i}`, i % 2 ? 'Marisol' : 'marisol')).status).toBe(200);
    }
    expect((await reset(replicas.one, '192.0.2.9', 'marisol')).status).toBe(429);
    expect((await reset(replicas.one, '192.0.2.9', 'mailto:marisol?subject=1')).status).toBe(429);
    expect((await reset(replicas.one, '192.0.2.9', 'unknown')).status).toBe(200);
    const stored = [await replicas.store.dump(), replicas.one.logText()].join('\n');
    expect(stored).not.toMatch(/marisol/i);
  });
});

test('every refusal of a registration has the same body', async () => {
  const bff = await startBff({ upstream: upstream.origin, settings });
  const bodies: unknown[] = [];
  for (const [status, body] of [
    [404, { message: 'MEMBER_NOT_MATCHED: No.' }],
    [403, { message: 'NOT_ALLOWED: Another birth date.' }],
    [409, { message: 'REGISTRATION_ENDED: Known.' }],
  ] as const) {
    upstream.play(answerJson(body, status));
    const answer = await identify(bff, '192.0.2.1', `EVF0000000${status}`);
    const { requestId: _one, ...received } = answer.body as Record<string, unknown>;
    bodies.push({ ...received, triesLeft: null });
  }
  expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1);
  await bff.stop();
});
