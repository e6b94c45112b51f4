import { type SaidSum, saidSum } from '../claims/claim-sums';
import { sumAmounts } from '../money/money';
import { type AmountRead, readAmount } from './payments';
import { leftToPay } from './planned-payment';

/** What is owed on an account, and what of it is late, in dollars; null where it is not known. */
interface OwedAmounts {
  currentBalance: number | null;
  pastDueAmount: number | null;
}

export type Portion = 'pastDue' | 'all' | 'other';

/** What may be paid of an account: the late part only where it is not the whole. */
export function portionsOf({ currentBalance, pastDueAmount }: OwedAmounts): Portion[] {
  const late = pastDueAmount ?? 0;
  const isPart = late > 0 && late < (currentBalance ?? 0);
  return isPart ? ['pastDue', 'all', 'other'] : ['all', 'other'];
}

/** The amount of a choice, in dollars, or what is wrong with it. */
export function portionAmount(portion: Portion, typed: string, account: OwedAmounts): AmountRead {
  if (portion === 'other') return readAmount(typed, account.currentBalance);
  const amount = portion === 'all' ? account.currentBalance : account.pastDueAmount;
  return { amount: amount ?? 0 };
}

type Planned = readonly { amount: number | null }[];

/** What may be said of the sum of the planned payments. */
export const plannedTotal = (planned: Planned): SaidSum =>
  saidSum(
    sumAmounts(planned.map(({ amount }) => amount)),
    planned.filter(({ amount }) => amount === null).length,
  );

/** What can still be paid of an account: the rest is planned. */
export function lessPlanned<Account extends OwedAmounts>(
  account: Account,
  planned: Planned,
): Account {
  const { currentBalance, pastDueAmount } = account;
  const amounts = planned.map(({ amount }) => amount);
  const left = leftToPay(currentBalance, amounts);
  return { ...account, currentBalance: left, pastDueAmount: Math.min(left, pastDueAmount ?? 0) };
}
