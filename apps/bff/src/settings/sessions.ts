import { onOff, secret, wholeNumber } from '@portal/env';
import * as z from 'zod';
import { developmentDefaults } from './development-defaults';
import { inDevelopment } from './fields';
import { keyRing } from './key-ring';

/** Sessions and drafts: lifetimes, limits and keys. */
export const sessionSettings = (production: boolean) => ({
  PSEUDONYM_KEY: secret(
    inDevelopment(production, z.string().min(32), developmentDefaults.PSEUDONYM_KEY).describe(
      'at least 32 characters; the key of the hash by which logs and stores name a user.',
    ),
  ),
  PSEUDONYM_KEY_BEFORE: secret(
    z
      .string()
      .min(32)
      .optional()
      .describe(
        'the former key, while there are sessions and drafts from its time: they are found under both.',
      ),
  ),
  // The use of a session is written once a minute: a shorter time would end busy sessions.
  SESSION_IDLE_SECONDS: wholeNumber(120)
    .default(960)
    .describe(
      'seconds without a call after which a session ends, at least 120: the 15 minutes of the warning in the browser and one of grace.',
    ),
  SESSION_ABSOLUTE_SECONDS: wholeNumber(1)
    .default(8 * 3600)
    .describe('seconds after which a session ends, used or not.'),
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
      'on to run production without REDIS_URL: with one replica only, which signs all users out when it stops.',
    ),
  DRAFT_KEYS: secret(
    inDevelopment(production, keyRing(), developmentDefaults.DRAFT_KEYS).describe(
      'the keys that encrypt drafts of forms, the newest first: name:32 bytes in base64, with commas between. Remove a key when no draft is left from its time.',
    ),
  ),
  DRAFT_DAYS: wholeNumber(1)
    .default(60)
    .describe('days until a draft is deleted, after it was last saved.'),
  DRAFTS_PER_MEMBER: wholeNumber(1).default(20).describe('the most drafts of one member.'),
  DRAFT_BYTES_PER_MEMBER: wholeNumber(1)
    .default(512 * 1024)
    .describe("the most bytes of one member's drafts together, encrypted."),
});
