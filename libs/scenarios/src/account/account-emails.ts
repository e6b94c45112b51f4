import { isSameEmail } from '@portal/domain/account';
import type { Context, Memory } from '../memory/behaviour';

/** The emails that accounts got in what the services store for a scenario: a confirmed one, or of a registration. */
export function emailsStoredIn(stored: Memory['stored']): string[] {
  const { email } = (stored['account'] ?? {}) as { email?: string };
  const made = (stored['registrations'] ?? []) as { email: string; isUsed: boolean }[];
  return [
    ...(email === undefined ? [] : [email]),
    ...made.filter(({ isUsed }) => isUsed).map((each) => each.email),
  ];
}

/** Whether another account has an email. `own`: those of the person, whom several scenarios may show. */
export const isEmailOfOther = (
  email: string,
  own: readonly (string | undefined)[],
  { accountEmails }: Pick<Context, 'accountEmails'>,
): boolean =>
  !own.some((each) => each !== undefined && isSameEmail(each, email)) &&
  accountEmails().some((each) => isSameEmail(each, email));
