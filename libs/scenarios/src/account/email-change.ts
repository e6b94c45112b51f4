import { emailCode, isSameEmail } from '@portal/domain/account';
import { type Context, type Memory, store } from '../memory/behaviour';
import type { Json } from '../files/scenario-file';
import { codeFor, type SentCode, withinHour } from './sent-code';

/** An address that waits for its code, or the last one that was confirmed. */
interface EmailChange extends SentCode {
  email: string;
}

export const emailChangeOf = ({ stored }: Memory): EmailChange | null =>
  (stored['emailChange'] as EmailChange | null | undefined) ?? null;

export const storeEmailChange = (memory: Memory, change: EmailChange | null): Memory =>
  store(memory, 'emailChange', change);

/** When codes were requested for this account within the last hour. */
const recentCodes = ({ stored }: Memory, context: Context): number[] =>
  withinHour((stored['emailCodes'] as number[] | undefined) ?? [], context);

/** Whether the next code has to wait: a minute for the same address, an hour after too many. */
export function sendingProblem(
  memory: Memory,
  email: string,
  context: Context,
): 'tooSoon' | 'tooOften' | undefined {
  if (recentCodes(memory, context).length >= emailCode.mostPerHour) return 'tooOften';
  const before = emailChangeOf(memory);
  const isAgain = before !== null && isSameEmail(before.email, email) && !before.isUsed;
  return isAgain && context.now.getTime() < before.sentAt + emailCode.resendAfterMs
    ? 'tooSoon'
    : undefined;
}

/** The memory with one more request of a code, which counts whether one is sent or not. */
export const countRequest = (memory: Memory, context: Context): Memory =>
  store(memory, 'emailCodes', [...recentCodes(memory, context), context.now.getTime()]);

/** The memory with an address that waits for a new code; the code before no longer works. */
export function withNewCode(
  memory: Memory,
  email: string,
  context: Context,
): { memory: Memory; code: string } {
  const sentAt = context.now.getTime();
  const count = recentCodes(memory, context).length + 1;
  const code = codeFor(`${context.scenario.name} ${email} ${sentAt} ${count}`);
  const waiting = storeEmailChange(memory, { email, code, sentAt, tries: 0, isUsed: false });
  return { memory: countRequest(waiting, context), code };
}

/** What the portal may know of the address that waits: not the code. */
export function pendingOf(memory: Memory, context: Context): Json {
  const change = emailChangeOf(memory);
  if (!change || change.isUsed) return null;
  const { email, sentAt, tries } = change;
  return {
    email,
    expiresAt: new Date(sentAt + emailCode.lifeMs).toISOString(),
    resendFrom: new Date(sentAt + emailCode.resendAfterMs).toISOString(),
    triesLeft: Math.max(0, emailCode.tries - tries),
    codesLeft: emailCode.mostPerHour - recentCodes(memory, context).length,
  };
}
