import type { Clock } from '../clock';
import type { Settings } from '../config';
import { MemoryStore } from '../store/memory-store';
import type { OpenStore } from '../store/open-stores';
import { RateLimit } from './rate-limit';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

interface Parts {
  clock: Clock;
  openStore: OpenStore;
  /** A keyed hash: what is stored says nothing about a person. */
  hide: (text: string) => string;
}

/** The limits of what a visitor or a user may do; those of `shared` are counted over all replicas. */
export function createRateLimits(settings: Settings, { clock, openStore, hide }: Parts) {
  const own = () => new MemoryStore(clock);
  const shared = () => openStore('counts');
  const quickRefill = {
    windowMs: settings.QUICK_REFILL_WAIT_MINUTES * minuteMs,
    // Without counts, Rx numbers and birth dates could be guessed.
    whenAway: 'refuse' as const,
  };
  // Without counts, member IDs and birth dates could be guessed.
  const registration = {
    windowMs: settings.REGISTRATION_WAIT_MINUTES * minuteMs,
    whenAway: 'refuse' as const,
  };
  const ofRegistration = (name: string) => ({
    ofClient: new RateLimit(shared(), hide, {
      ...registration,
      name: `${name}-client`,
      most: settings.REGISTRATION_TRIES_PER_IP,
    }),
    ofSubject: new RateLimit(shared(), hide, {
      ...registration,
      name: `${name}-subject`,
      most: settings.REGISTRATION_TRIES,
    }),
  });
  return {
    registrations: ofRegistration('registration'),
    passwordResets: ofRegistration('password-reset'),
    messages: new RateLimit(shared(), hide, {
      name: 'message',
      most: settings.VISITOR_MESSAGES_PER_HOUR,
      windowMs: hourMs,
      whenAway: own(),
    }),
    uploads: new RateLimit(shared(), hide, {
      name: 'upload',
      most: settings.VISITOR_UPLOADS_PER_HOUR,
      windowMs: hourMs,
      whenAway: own(),
    }),
    quickRefills: {
      ofClient: new RateLimit(shared(), hide, {
        ...quickRefill,
        name: 'quick-refill-client',
        most: settings.QUICK_REFILL_TRIES_PER_IP,
      }),
      ofSubject: new RateLimit(shared(), hide, {
        ...quickRefill,
        name: 'quick-refill-rx',
        most: settings.QUICK_REFILL_TRIES,
      }),
    },
    patientSearches: new RateLimit(shared(), hide, {
      name: 'patient-search',
      most: settings.PATIENT_SEARCHES_PER_HOUR,
      windowMs: hourMs,
      // Without counts, birth dates could be guessed.
      whenAway: 'refuse',
    }),
    // Each replica counts these for itself: they protect the replica, and need not be exact.
    signIns: new RateLimit(own(), hide, {
      name: 'sign-in',
      most: settings.SIGN_INS_PER_MINUTE,
      windowMs: minuteMs,
      whenAway: 'refuse',
    }),
    memberSearches: new RateLimit(own(), hide, {
      name: 'member-search',
      most: settings.MEMBER_SEARCHES_PER_MINUTE,
      windowMs: minuteMs,
      whenAway: 'refuse',
    }),
  };
}

export type RateLimits = ReturnType<typeof createRateLimits>;
