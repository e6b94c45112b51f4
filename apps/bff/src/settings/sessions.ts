import { onOff, secret, wholeNumber } from '@portal/env';
import * as z from 'zod';
import { developmentDefaults } from './development-defaults';
import { keyRing } from '../drafts/key-ring';
import { inDevelopment } from './fields';

/** Sessions and drafts: how long, how many, under which keys. */
export const keepingSettings = (production: boolean) => ({
  PSEUDONYM_KEY: secret(
    inDevelopment(production, z.string().min(32), developmentDefaults.PSEUDONYM_KEY).describe(
      'at least 32 characters; stands between a person and the hash that logs and stores hold.',
    ),
  ),
  PSEUDONYM_KEY_BEFORE: secret(
    z
      .string()
      .min(32)
      .optional()
      .describe(
        'the one before, while there are sessions and drafts of its time: they are found under both.',
      ),
  ),
  SESSION_IDLE_SECONDS: wholeNumber(1)
    .default(960)
    .describe(
      'seconds without a call after which a session ends: the 15 minutes of the warning in the browser and one of grace.',
    ),
  SESSION_ABSOLUTE_SECONDS: wholeNumber(1)
    .default(8 * 3600)
    .describe('seconds after which a session ends however busy it is.'),
  SESSION_CACHE_MS: wholeNumber(0)
    .refine((ms) => ms <= 1000, 'The most is 1000')
    .default(1000)
    .describe(
      'milliseconds for which a session that was read is cached; 0 for off. Off with a Redis Cluster.',
    ),
  SESSION_CACHE_ENTRIES: wholeNumber(1)
    .default(10_000)
    .describe('the maximum of sessions in that cache.'),
  ALLOW_MEMORY_STORE: onOff()
    .default(false)
    .describe(
      'on to run production without REDIS_URL: with one replica only, and everybody is signed out when it stops.',
    ),
  DRAFT_KEYS: secret(
    inDevelopment(production, keyRing(), developmentDefaults.DRAFT_KEYS).describe(
      'the keys that encrypt drafts of forms, the newest first: name:32 bytes in base64, with commas between. A key may go once no draft is left of its time.',
    ),
  ),
  DRAFT_DAYS: wholeNumber(1)
    .default(60)
    .describe('days that a draft is kept after it was last saved.'),
  DRAFTS_PER_MEMBER: wholeNumber(1).default(20).describe('how many drafts a member may have.'),
  DRAFT_BYTES_PER_MEMBER: wholeNumber(1)
    .default(512 * 1024)
    .describe("bytes that a member's drafts may take together, encrypted."),
});
