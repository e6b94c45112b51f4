import { createLogger } from '@portal/logger';
import { systemClock } from '../clock';
import { readConfig } from '../config';
import { openRedis } from '../redis/open-redis';
import { RedisSessionStore } from '../session/store/redis-session-store';
import { Sessions } from '../session/sessions';
import { sessionsCommand } from '../session/sessions-command';
import { CommandError, UsageError } from './command-failure';

const verbs = new Set(['list', 'end']);

/** `sessions list|end <user>`, on the Redis of the settings. Its audit line goes to the log of this process and to the audit folder. */
export async function openSessionsCommand(args: readonly string[]): Promise<string[]> {
  if (args.length !== 2 || !verbs.has(args[0] ?? '')) throw new UsageError();
  const { settings, sites } = readConfig();
  if (settings.REDIS_URL === undefined) {
    throw new CommandError(
      'Without REDIS_URL sessions are in the memory of each process, and end when it stops.',
    );
  }
  const redis = openRedis(settings, settings.REDIS_DEADLINE_MS * 10);
  try {
    await redis.whenUp();
    const store = new RedisSessionStore(redis, settings.REDIS_PREFIX);
    const limits = {
      idleMs: settings.SESSION_IDLE_SECONDS * 1000,
      absoluteMs: settings.SESSION_ABSOLUTE_SECONDS * 1000,
    };
    const keys = { now: settings.PSEUDONYM_KEY, before: settings.PSEUDONYM_KEY_BEFORE };
    const sessions = new Sessions(store, limits, keys, systemClock);
    const log = createLogger({
      service: 'bff',
      level: settings.LOG_LEVEL,
      auditFolder: settings.AUDIT_FOLDER,
    });
    const issuers = [...new Set(sites.map(({ issuer }) => issuer))];
    return await sessionsCommand(args, { sessions, store, issuers, log, now: systemClock() });
  } finally {
    redis.close();
  }
}
