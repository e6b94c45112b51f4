import { dayNumber } from '@portal/domain';

/** What the account says about a balance; null while it is not known. */
type Account = { pastDueAmount: number | null; dueOn: string | null } | null | undefined;

/** What is owed for home delivery, by how urgent it is. */
export type Owed =
  /** Part of it or all of it is past due. */
  | { kind: 'late'; late: number; isPart: boolean }
  | { kind: 'due'; dueOn: string }
  /** How much of it is late is not known, or the two services disagree. */
  | { kind: 'open' };

/** Reads a balance above 0 together with the account. */
export function owedNow(balance: number, account: Account): Owed {
  const late = account?.pastDueAmount ?? null;
  if (!account || late === null || late > balance) return { kind: 'open' };
  if (late > 0) return { kind: 'late', late, isPart: late < balance };
  return account.dueOn && dayNumber(account.dueOn) !== null
    ? { kind: 'due', dueOn: account.dueOn }
    : { kind: 'open' };
}
