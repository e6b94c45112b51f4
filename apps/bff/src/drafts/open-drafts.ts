import type { Logger } from '@portal/logger';
import type { Clock } from '../clock';
import type { Settings } from '../config';
import type { Redis } from '../redis/redis';
import type { DraftStore } from './draft-store';
import { Drafts } from './drafts';
import { KeyRing } from './key-ring';
import { MemoryDraftStore } from './memory-draft-store';
import { RedisDraftStore } from './redis-draft-store';

const dayMs = 86_400_000;

interface Parts {
  clock: Clock;
  log: Logger;
  redis: Redis | undefined;
  /** Replaces the store that the settings name. */
  store: DraftStore | undefined;
}

/** The drafts of members, where the sessions are: in Redis, or in this process. */
export function openDrafts(settings: Settings, { clock, log, redis, store }: Parts): Drafts {
  const named = redis ? new RedisDraftStore(redis, settings.REDIS_PREFIX) : new MemoryDraftStore();
  const limits = {
    drafts: settings.DRAFTS_PER_MEMBER,
    bytes: settings.DRAFT_BYTES_PER_MEMBER,
    lifeMs: settings.DRAFT_DAYS * dayMs,
  };
  return new Drafts(store ?? named, new KeyRing(settings.DRAFT_KEYS), limits, clock, log);
}
