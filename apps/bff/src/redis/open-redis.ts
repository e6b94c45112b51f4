import { createClient, type RedisSettings } from './create-client';
import type { Redis } from './redis';
import { RedisConnection } from './redis-connection';

/** Begins to connect to the Redis that the settings name, and returns at once. */
export function openRedis(settings: RedisSettings, deadlineMs: number): Redis {
  return new RedisConnection(createClient(settings, deadlineMs), deadlineMs);
}
