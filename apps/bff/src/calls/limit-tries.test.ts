import { areas } from '@portal/contracts/all';
import {
  answerJson,
  type ScriptedUpstream,
  startOwnRedis,
  startScriptedUpstream,
} from '@portal/resilience';
import { startBff, type StartedBff } from '../../testing/start-bff';
import { eachStore } from '../../testing/each-store';
import { useTwoReplicas } from '../../testing/use-two-replicas';

const { path } = areas.quickRefill.find;
const found = { refill: { rxNumber: '4402101', confirmation: 'c-1', total: 7.5 } };
const settings = {
  QUICK_REFILL_TRIES: 3,
  QUICK_REFILL_TRIES_PER_IP: 5,
  QUICK_REFILL_ANSWER_MS: 1,
  TRUSTED_PROXIES: ['loopback'],
};

let upstream: ScriptedUpstream;
beforeEach(async () => {
  upstream = await startScriptedUpstream();
  upstream.play(answerJson({ message: 'REFILL_NOT_MATCHED: No.' }, 404));
});
afterEach(() => upstream.stop());

const find = (bff: StartedBff, ip: string, rxNumber: string, birthDate = '1978-03-02') =>
  bff.agent().post(path).set('x-forwarded-for', ip).send({ rxNumber, birthDate });

describe.each(eachStore)('with counts in %s', (_name, openStore) => {
  const replicas = useTwoReplicas({ openStore, upstream: () => upstream, settings });

  test('one Rx number is tried as often as the setting says, from any IP and at any replica', async () => {
    expect((await find(replicas.one, '192.0.2.1', '4400001')).body).toMatchObject({ triesLeft: 2 });
    expect((await find(replicas.other, '192.0.2.2', '4400001')).body).toMatchObject({
      triesLeft: 1,
    });
    expect((await find(replicas.one, '192.0.2.3', '4400001')).body).toMatchObject({ triesLeft: 0 });
    const refused = await find(replicas.other, '192.0.2.4', '4400001');
    expect(refused.body).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' });
    const seconds = Number(refused.headers['retry-after']);
    expect(seconds).toBeGreaterThan(14 * 60);
    expect(refused.body).toMatchObject({ retryAfterSeconds: seconds });
    expect(upstream.requests).toHaveLength(3);
    expect((await find(replicas.one, '192.0.2.4', '4400002')).body).toMatchObject({ triesLeft: 2 });
  });

  test('one IP tries as often as the setting says, whatever it sends', async () => {
    for (let i = 0; i < 5; i += 1) {
      expect(
        (await find(i % 2 ? replicas.one : replicas.other, '192.0.2.1', `440000${i}`)).status,
      ).toBe(404);
    }
    expect((await find(replicas.one, '192.0.2.1', '4400009')).status).toBe(429);
    expect((await find(replicas.other, '192.0.2.2', '4400009')).status).toBe(404);
  });

  test('calls at the same time do not exceed the limit', async () => {
    const all = await Promise.all(
      Array.from({ length: 8 }, (_, i) =>
        find(i % 2 ? replicas.one : replicas.other, `192.0.2.${i}`, '4400001'),
      ),
    );
    expect(all.filter(({ status }) => status === 404)).toHaveLength(3);
    expect(all.filter(({ status }) => status === 429)).toHaveLength(5);
  });

  test('details that match, and calls that the service did not judge, are not counted', async () => {
    upstream.play(answerJson(found));
    for (let i = 0; i < 4; i += 1)
      expect((await find(replicas.one, '192.0.2.1', '4402101')).status).toBe(200);
    upstream.play(answerJson({}, 503));
    for (let i = 0; i < 4; i += 1)
      expect((await find(replicas.other, '192.0.2.1', '4402101')).status).toBe(503);
    upstream.play(answerJson({}, 404));
    expect((await find(replicas.one, '192.0.2.1', '4402101')).body).toMatchObject({ triesLeft: 2 });
  });

  test('neither an IP nor an Rx number nor a birth date is in a key, a log line or a metric', async () => {
    for (let i = 0; i < 4; i += 1) await find(replicas.one, '192.0.2.77', '4400001', '1978-03-02');
    const metrics = await replicas.one.dependencies.metrics.registry.metrics();
    const texts = [await replicas.store.dump(), replicas.one.logText(), metrics].join('\n');
    // As whole numbers: the decimals of a measured time can hold the seven digits by chance.
    expect(texts).not.toMatch(/(?<!\d)(192\.0\.2\.77|4400001|1978-03-02)(?!\d)/);
    expect(replicas.one.logText()).toContain('TOO_MANY_REQUESTS');
  });
});

test('while the counts cannot be reached, no details are accepted', async () => {
  const redis = await startOwnRedis();
  const bff = await startBff({
    upstream: upstream.origin,
    settings: { ...settings, REDIS_URL: redis.url, REDIS_DEADLINE_MS: 300 },
  });
  await bff.dependencies.redis?.whenUp();
  expect((await find(bff, '192.0.2.1', '4400001')).status).toBe(404);
  await redis.kill();
  const refused = await find(bff, '192.0.2.1', '4400001');
  expect(refused.body).toMatchObject({ status: 503, code: 'LIMITS_UNAVAILABLE' });
  expect(upstream.requests).toHaveLength(1);
  await bff.stop();
  await redis.stop();
});
