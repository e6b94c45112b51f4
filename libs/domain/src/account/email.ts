import { inputKinds } from '../inputs/kinds';

/** Limits of a code that confirms an email address; times in milliseconds. */
export const emailCode = {
  digits: 6,
  lifeMs: 10 * 60_000,
  tries: 5,
  /** Until another one may be sent to the same address. */
  resendAfterMs: 60_000,
  /** Codes within an hour, the first one included. */
  mostPerHour: 6,
} as const;

export type EmailProblem = 'missing' | 'characters' | 'email' | 'emailLength' | 'same';

/** An address as it is sent: its letters stay as they were typed. */
export const emailToSend = inputKinds.email.tidy;

/** Whether both name one mailbox: no provider of mail tells capital letters apart. */
export const isSameEmail = (one: string, other: string): boolean =>
  emailToSend(one).toLowerCase() === emailToSend(other).toLowerCase();

/** Why an address can't be the new one; undefined when it can. `confirmed`: the one that is in use now. */
export function emailProblem(
  typed: string,
  confirmed: string | undefined,
): EmailProblem | undefined {
  const { problem } = inputKinds.email.read(typed);
  if (problem !== undefined) return problem === 'tooLong' ? 'emailLength' : problem;
  return confirmed !== undefined && isSameEmail(typed, confirmed) ? 'same' : undefined;
}
