import type { Logger } from '@portal/logger';
import type { Clock } from '../clock';
import type { Settings } from '../config';
import type { Store } from '../store/store';
import { Drafts } from './drafts';
import { KeyRing } from './key-ring';

const dayMs = 86_400_000;

/** The drafts of members in a store. */
export function openDrafts(settings: Settings, store: Store, clock: Clock, log: Logger): Drafts {
  const limits = {
    entries: settings.DRAFTS_PER_MEMBER,
    bytes: settings.DRAFT_BYTES_PER_MEMBER,
    lifeMs: settings.DRAFT_DAYS * dayMs,
  };
  return new Drafts(store, new KeyRing(settings.DRAFT_KEYS), limits, clock, log);
}
