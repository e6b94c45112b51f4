import { emailCode } from '@portal/domain/account';
import type { Context } from '../memory/behaviour';

/** A code that was sent, and what became of it. Times are milliseconds since 1970. */
export interface SentCode {
  code: string;
  sentAt: number;
  tries: number;
  /** It has done what it was sent for. */
  isUsed: boolean;
}

export type Confirmation = 'confirmed' | 'wrong' | 'expired' | 'used' | 'locked' | 'none';

/** What a code that was entered is, before it counts. */
export function confirmationOf(
  sent: SentCode | null | undefined,
  code: string,
  { now }: Context,
  lifeMs: number = emailCode.lifeMs,
): Confirmation {
  if (!sent) return 'none';
  if (sent.isUsed) return sent.code === code ? 'used' : 'none';
  if (sent.tries >= emailCode.tries) return 'locked';
  if (now.getTime() >= sent.sentAt + lifeMs) return 'expired';
  return sent.code === code ? 'confirmed' : 'wrong';
}

/** Six digits that differ by what they are for. A stand-in needs no better chance: its outbox shows them anyway. */
export function codeFor(text: string): string {
  let hash = 2166136261;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619);
  return String((hash >>> 0) % 10 ** emailCode.digits).padStart(emailCode.digits, '0');
}

const hourMs = 3_600_000;

/** Those of the times that are within the last hour. */
export const withinHour = (times: readonly number[], { now }: Context): number[] =>
  times.filter((at) => now.getTime() - at < hourMs);
