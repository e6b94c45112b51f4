import { dayNumber, sumAmounts, toCents } from '@portal/domain';

/** What the account says about a balance; null while it is not known. */
type Account = { pastDueAmount: number | null; dueOn: string | null } | null | undefined;

/** A payment that is planned for a later day, YYYY-MM-DD. */
export interface Planned {
  amount: number | null;
  takenOn: string;
}

/** What is owed for home delivery, by how urgent it is. */
export type Owed =
  /** All of it is planned to be paid by a day. */
  | { kind: 'planned'; by: string }
  /** Part of it or all of it is past due. */
  | { kind: 'late'; late: number; isPart: boolean }
  | { kind: 'due'; dueOn: string }
  /** How much of it is late is not known, or the two services disagree. */
  | { kind: 'open' };

/** Reads a balance above 0 together with the account and the payments that are planned. */
export function owedNow(balance: number, account: Account, planned: readonly Planned[]): Owed {
  const amounts = planned.map(({ amount }) => amount);
  const by = planned
    .map(({ takenOn }) => takenOn)
    .sort()
    .at(-1);
  if (by && toCents(sumAmounts(amounts)) >= toCents(balance)) return { kind: 'planned', by };
  const late = account?.pastDueAmount ?? null;
  if (!account || late === null || late > balance) return { kind: 'open' };
  if (late > 0) return { kind: 'late', late, isPart: late < balance };
  return account.dueOn && dayNumber(account.dueOn) !== null
    ? { kind: 'due', dueOn: account.dueOn }
    : { kind: 'open' };
}
