import { readAmount } from '@portal/domain';
import type { Account } from '../payments.requests';

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
