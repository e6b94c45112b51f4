import { Cluster, Redis } from 'ioredis';
import { readConfig } from '../config';
import { createClient } from './create-client';

/** The options of the client for these settings; it never connects. */
function optionsFor(settings: Record<string, string>): Record<string, unknown> {
  const client = createClient(readConfig(settings).settings, 300);
  client.on('error', () => undefined);
  client.disconnect();
  return client instanceof Cluster ? { ...client.options.redisOptions } : { ...client.options };
}

test.each([
  ['redis://localhost', { host: 'localhost', port: 6379, db: 0, password: null }],
  ['redis://:pass@h:2/3', { host: 'h', port: 2, db: 3, username: null, password: 'pass' }],
  ['redis://[::1]:7000', { host: '::1', port: 7000 }],
  ['rediss://user:p%40ss@h:2', { host: 'h', username: 'user', password: 'p@ss', tls: {} }],
  ['unix:///run/redis.sock', { path: '/run/redis.sock' }],
])('%s gives the place and the login', (url, expected) => {
  expect(optionsFor({ REDIS_URL: url })).toMatchObject(expected);
});

test('Sentinels replace the host of the URL, and TLS is used for the primary', () => {
  const options = optionsFor({
    REDIS_URL: 'rediss://user:pass@ignored/2',
    REDIS_SENTINELS: 'one:26379,[::1]:26380',
    REDIS_SENTINEL_NAME: 'portal',
    REDIS_SENTINEL_PASSWORD: 'other',
  });
  expect(options).toMatchObject({
    name: 'portal',
    username: 'user',
    password: 'pass',
    db: 2,
    sentinelPassword: 'other',
    enableTLSForSentinelMode: true,
    tls: {},
    sentinels: [
      { host: 'one', port: 26379 },
      { host: '::1', port: 26380 },
    ],
  });
});

test('the servers of a cluster have the login of the URL', () => {
  const settings = { REDIS_URL: 'rediss://user:pass@ignored', REDIS_CLUSTER_NODES: 'one:7000' };
  expect(optionsFor(settings)).toMatchObject({ username: 'user', password: 'pass', tls: {} });
});

test('no client queues or repeats commands', () => {
  const options = optionsFor({ REDIS_URL: 'redis://localhost' });
  expect(options).toMatchObject({
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    autoResendUnfulfilledCommands: false,
  });
  const cluster = createClient(
    readConfig({ REDIS_URL: 'redis://localhost', REDIS_CLUSTER_NODES: 'localhost:9' }).settings,
    300,
  );
  cluster.on('error', () => undefined);
  cluster.disconnect();
  expect(cluster).not.toBeInstanceOf(Redis);
  expect(cluster.options).toMatchObject({ enableOfflineQueue: false, retryDelayOnFailover: 0 });
});
