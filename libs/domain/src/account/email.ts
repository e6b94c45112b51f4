import { textKinds } from '../forms/text-kinds';

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

export type EmailProblem = 'missing' | 'email' | 'emailLength' | 'same';

/** An address as it is sent: no spaces around it. Its letters stay as they were typed. */
export const emailToSend = (typed: string): string => typed.trim();

/** Whether both name one mailbox: no provider of mail tells capital letters apart. */
export const isSameEmail = (one: string, other: string): boolean =>
  emailToSend(one).toLowerCase() === emailToSend(other).toLowerCase();

/** Why an address can't be the new one; undefined when it can. `confirmed`: the one that is in use now. */
export function emailProblem(
  typed: string,
  confirmed: string | undefined,
): EmailProblem | undefined {
  const email = emailToSend(typed);
  if (email === '') return 'missing';
  const { problem } = textKinds.email.read(email);
  if (problem !== undefined) return problem === 'emailLength' ? problem : 'email';
  return confirmed !== undefined && isSameEmail(email, confirmed) ? 'same' : undefined;
}

/** The digits of a code as it was typed, with or without spaces; undefined when it is not one. */
export function codeToSend(typed: string): string | undefined {
  const digits = typed.replace(/[\s-]/g, '');
  return /^\d{6}$/.test(digits) ? digits : undefined;
}
