import { commaList, secret, wholeNumber } from '@portal/env';
import * as z from 'zod';
import { isPlace, textOfFile } from './fields';

/** The Redis that all replicas share. */
export const redisSettings = () => ({
  REDIS_URL: secret(
    z
      .string()
      .regex(/^(rediss?|unix):\/\//, 'Write a URL that begins with redis:// or rediss://')
      .optional()
      .describe(
        'the Redis for sessions and drafts; without it they are in the memory of this process.',
      ),
  ),
  REDIS_SENTINELS: commaList()
    .refine((list) => list.every(isPlace), 'Write host:port')
    .default([])
    .describe(
      'the Sentinels that name the primary, as host:port with commas between; REDIS_URL then gives user, password and TLS, and its host is ignored.',
    ),
  REDIS_SENTINEL_NAME: z
    .string()
    .min(1)
    .default('mymaster')
    .describe('the name of the primary in the configuration of the Sentinels.'),
  REDIS_SENTINEL_PASSWORD: secret(
    z.string().min(1).optional().describe('the password of the Sentinels themselves.'),
  ),
  REDIS_CLUSTER_NODES: commaList()
    .refine((list) => list.every(isPlace), 'Write host:port')
    .default([])
    .describe(
      'some servers of a Redis Cluster, as host:port with commas between; they name the others. REDIS_URL then gives user, password and TLS, and its host is ignored.',
    ),
  REDIS_CA_FILE: textOfFile()
    .optional()
    .describe(
      'a PEM file of the certificate authority of Redis, for rediss:// where it is not a public one.',
    ),
  REDIS_PREFIX: z.string().default('portal:').describe('the prefix of every key in Redis.'),
  REDIS_DEADLINE_MS: wholeNumber(1)
    .default(300)
    .describe('milliseconds after which a call to Redis fails.'),
});
