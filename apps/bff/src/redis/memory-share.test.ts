import { startOwnRedis } from '@portal/resilience';
import { openTestRedis } from '../../testing/open-redis-store';
import { memoryShareOf } from './memory-share';

test('the share of the memory limit is known where there is one, and while Redis answers', async () => {
  const server = await startOwnRedis();
  const redis = openTestRedis({ REDIS_URL: server.url });
  await redis.whenUp();
  expect(await memoryShareOf(redis)).toBeUndefined();
  const limit = (bytes: number) =>
    redis.run((client) => client.call('CONFIG', 'SET', 'maxmemory', String(bytes)));
  await limit(100 * 1024 * 1024);
  const share = (await memoryShareOf(redis)) ?? 0;
  expect(share).toBeGreaterThan(0);
  await limit(200 * 1024 * 1024);
  expect(((await memoryShareOf(redis)) ?? 0) * 2).toBeCloseTo(share, 2);
  await server.kill();
  expect(await memoryShareOf(redis)).toBeUndefined();
  redis.close();
  await server.stop();
});
