import { dayNumber } from '../calendar/calendar';
import { leftToPay } from './planned-payment';

/** What the account says about a balance; null while it is not known. */
type Account = { pastDueAmount: number | null; dueOn: string | null } | null | undefined;

/** A payment that is planned for a later day, YYYY-MM-DD. */
interface Planned {
  amount: number | null;
  takenOn: string;
}

/**
 * What is owed for home delivery, by how urgent it is. `plannedBy`: the day by which all of it is planned to be paid;
 * `latePlannedBy`: the same of what is late.
 */
export type Owed =
  /** Something is past due: `whole` where that is all, `unknown` where all that is owed is not known. */
  | {
      kind: 'late';
      late: number;
      of: 'whole' | 'part' | 'unknown';
      plannedBy: string | null;
      latePlannedBy: string | null;
    }
  | { kind: 'planned'; plannedBy: string }
  | { kind: 'due'; dueOn: string }
  /** How much of it is late is not known, or more is late than is owed. */
  | { kind: 'open' }
  /** Something is owed, and the account says neither how much nor that it is late. */
  | { kind: 'unknown' };

/** Whether the account says that more is late than is owed at all. */
export const isMoreLateThanOwed = (balance: number, account: Account): boolean =>
  (account?.pastDueAmount ?? 0) > balance;

/** Reads a balance above 0, null where it is not known, together with the account and the payments that are planned. */
export function owedNow(
  balance: number | null,
  account: Account,
  planned: readonly Planned[],
): Owed {
  const inOrder = [...planned].sort((a, b) => (a.takenOn < b.takenOn ? -1 : 1));
  const amounts = inOrder.map(({ amount }) => amount);
  const dayOfAll = (owed: number) =>
    inOrder.find((_payment, index) => leftToPay(owed, amounts.slice(0, index + 1)) === 0)
      ?.takenOn ?? null;
  const plannedBy = balance === null ? null : dayOfAll(balance);
  const late = account?.pastDueAmount ?? null;
  if (late !== null && late > 0 && late <= (balance ?? late)) {
    const of = balance === null ? 'unknown' : late < balance ? 'part' : 'whole';
    return { kind: 'late', late, of, plannedBy, latePlannedBy: dayOfAll(late) };
  }
  if (balance === null) return { kind: 'unknown' };
  if (plannedBy) return { kind: 'planned', plannedBy };
  if (!account || late === null || isMoreLateThanOwed(balance, account)) return { kind: 'open' };
  return account.dueOn && dayNumber(account.dueOn) !== null
    ? { kind: 'due', dueOn: account.dueOn }
    : { kind: 'open' };
}
