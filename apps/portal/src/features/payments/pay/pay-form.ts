import { leftToPay, readAmount, sumAmounts } from '@portal/domain';
import { useState } from 'react';
import type { StoredAmounts } from '../form/use-typed-amounts';
import type { Account, PaymentRow } from '../payments.requests';

/** The amount to pay and its day, as chosen and typed; stored while entered, and restored after a reload. */
export function useEntered(portions: readonly Portion[], { before, save, forget }: StoredAmounts) {
  const usual = { portion: portions[0] ?? 'all', typed: '', isLater: false, day: '' };
  const [entered, setEntered] = useState({
    portion: portions.find((each) => each === before?.['portion']) ?? usual.portion,
    typed: before?.['typed'] ?? '',
    isLater: before?.['when'] === 'later',
    day: before?.['day'] ?? '',
  });
  const [isRestored, setRestored] = useState(before !== null);
  const enter = (change: Partial<typeof entered>) => {
    const next = { ...entered, ...change };
    setEntered(next);
    const { portion, typed, isLater, day } = next;
    save({ portion, typed, ...(isLater && { when: 'later', day }) });
  };
  const startOver = () => {
    setEntered(usual);
    setRestored(false);
    forget();
  };
  // The balance may have changed meanwhile.
  const portion = portions.includes(entered.portion) ? entered.portion : 'all';
  return { ...entered, portion, isRestored, enter, startOver };
}

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

/** The part of `owed`, in dollars, that is already planned: the account is without it. */
export const plannedPart = (owed: number, { currentBalance }: Account): number =>
  sumAmounts([owed, -(currentBalance ?? 0)]);

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
