import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from '../../config';
import { portalRights, type SecuredRedis, startSecuredRedis } from '@portal/resilience';
import { openTestRedis } from '../../../testing/open-redis-store';
import type { Redis } from '../../redis/redis';
import { RedisSessionStore } from './redis-session-store';

let server: SecuredRedis;
beforeAll(async () => (server = await startSecuredRedis()), 30_000);
afterAll(() => server.stop());

let redis: Redis;
afterEach(() => redis.close());

const open = (settings: Record<string, string>) => (redis = openTestRedis(settings));

const hour = 3_600_000;
const whole = { identity: 'i', tokens: 't', activity: '{"seenAt":1}' };

test('a managed Redis: over TLS, with a private authority, as a user with the rights that are needed and no more', async () => {
  open({ REDIS_URL: server.url, REDIS_CA_FILE: server.authority });
  await redis.whenUp();
  const received: string[] = [];
  const store = new RedisSessionStore(redis);
  store.changes.subscribe({ changed: (id) => received.push(id), missed: () => undefined });
  expect(await store.create('s1', 'u1', whole, hour)).toBe(true);
  const release = await store.lock('s1', hour);
  expect(await store.replace('s1', 'tokens', 't2')).toBe(true);
  await release?.();
  expect(await store.read('s1')).toEqual({ ...whole, tokens: 't2' });
  expect(await store.list('u1')).toHaveLength(1);
  expect(await store.endAllOf('u1')).toBe(1);
  expect(received).toEqual(['s1', 's1']);
  await store.create('s2', 'u1', whole, hour);
  expect(await store.endAll()).toBe(1);
  for (const words of [['FLUSHALL'], ['CONFIG', 'GET', '*'], ['KEYS', '*'], ['GET', 'another']]) {
    const [name = '', ...args] = words;
    await expect(redis.run((client) => client.call(name, ...args))).rejects.toMatchObject({
      cause: { message: /NOPERM/ },
    });
  }
});

test('a Redis with an unknown authority or another password is not up', async () => {
  open({ REDIS_URL: server.url });
  const causes: Error[] = [];
  redis.watch({ down: (cause) => causes.push(cause) });
  await expect(redis.whenUp(1000)).rejects.toThrow('Redis does not answer');
  expect(causes[0]).toMatchObject({ code: /^(UNABLE_TO_VERIFY|SELF_SIGNED)/ });
  redis.close();
  open({ REDIS_URL: server.wrongUrl, REDIS_CA_FILE: server.authority });
  await expect(redis.whenUp(1000)).rejects.toThrow('Redis does not answer');
});

test('docs/operations.md names the rights of that user', () => {
  const manual = readFileSync(
    join(import.meta.dirname, '../../../../../docs/operations.md'),
    'utf8',
  );
  expect(manual).toContain(`'>password' ${portalRights}\n`);
});

test('REDIS_CA_FILE is read from a file', () => {
  const { settings } = readConfig({ REDIS_CA_FILE: server.authority });
  expect(settings.REDIS_CA_FILE).toBe(readFileSync(server.authority, 'utf8'));
  expect(() => readConfig({ REDIS_CA_FILE: '/nowhere' })).toThrow('The file cannot be read');
});
