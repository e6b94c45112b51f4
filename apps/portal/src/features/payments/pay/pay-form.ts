import { leftToPay, readAmount } from '@portal/domain';
import type { Account, PaymentRow } from '../payments.requests';

export type Portion = 'pastDue' | 'all' | 'other';

/** What may be paid of an account: the late part only where it is not the whole. */
export function portionsOf({ currentBalance, pastDueAmount }: Account): Portion[] {
  const late = pastDueAmount ?? 0;
  const isPart = late > 0 && late < (currentBalance ?? 0);
  return isPart ? ['pastDue', 'all', 'other'] : ['all', 'other'];
}

/** The amount of a choice, in dollars, or what is wrong with it. */
export function amountOf(portion: Portion, typed: string, account: Account) {
  if (portion === 'other') return readAmount(typed, account.currentBalance);
  const amount = portion === 'all' ? account.currentBalance : account.pastDueAmount;
  return { amount: amount ?? 0 };
}

/** What can still be paid of an account: the rest is planned. */
export function lessPlanned(
  account: Account,
  planned: readonly Pick<PaymentRow, 'amount'>[],
): Account {
  const { currentBalance, pastDueAmount } = account;
  const amounts = planned.map(({ amount }) => amount);
  const left = leftToPay(currentBalance, amounts);
  return { ...account, currentBalance: left, pastDueAmount: Math.min(left, pastDueAmount ?? 0) };
}
