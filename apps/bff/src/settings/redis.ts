import { commaList, secret, wholeNumber } from '@portal/env';
import * as z from 'zod';
import { isPlace, textOfFile } from './fields';

/** The Redis that keeps them for all replicas. */
export const redisSettings = () => ({
  REDIS_URL: secret(
    z
      .string()
      .regex(/^(rediss?|unix):\/\//, 'Write an address that begins with redis:// or rediss://')
      .optional()
      .describe('the Redis that keeps the sessions; without it they live in this process alone.'),
  ),
  REDIS_SENTINELS: commaList()
    .refine((list) => list.every(isPlace), 'Write host:port')
    .default([])
    .describe(
      'the Sentinels, as host:port with commas between, that name the primary; REDIS_URL then says how to log in, and its host does not count.',
    ),
  REDIS_SENTINEL_NAME: z
    .string()
    .min(1)
    .default('mymaster')
    .describe('what the Sentinels call the servers.'),
  REDIS_SENTINEL_PASSWORD: secret(
    z.string().min(1).optional().describe('what the Sentinels themselves ask for.'),
  ),
  REDIS_CLUSTER_NODES: commaList()
    .refine((list) => list.every(isPlace), 'Write host:port')
    .default([])
    .describe(
      'some servers of a Redis Cluster, as host:port with commas between; the others are asked of them. REDIS_URL then says how to log in to each, and its host does not count.',
    ),
  REDIS_CA_FILE: textOfFile()
    .optional()
    .describe(
      'a file with the authority, in PEM, that signed the certificate of Redis, for rediss:// where it is none of the public ones.',
    ),
  REDIS_PREFIX: z.string().default('portal:').describe('begins every key in Redis.'),
  REDIS_DEADLINE_MS: wholeNumber(1)
    .default(300)
    .describe('milliseconds until a session command is given up.'),
});
