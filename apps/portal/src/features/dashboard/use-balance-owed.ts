import { payments } from '@portal/contracts/payments';
import { useEffect } from 'react';
import { useDisagreements } from '../../client-errors';
import {
  isFirstLoad,
  requestOf,
  type RootState,
  useAnswer,
  useAppDispatch,
  useAppSelector,
} from '../../store';
import { useMailOrderVendor } from '../../plan';
import { useMayCall } from '../../session';
import { mailOrderEligibility } from '../mail-order';
import { paymentAccount } from '../payments';
import { isMoreLateThanOwed } from './owed';
import { useForMember } from './use-for-member';
import { useMinor } from './use-minor';

const paymentHistory = requestOf(payments.getHistory);

const balanceIn = (state: RootState): number =>
  mailOrderEligibility.select(state).data?.mailOrderUserEligibility.eligibility.currentBalance ?? 0;

/** A balance is owed, and what says how much of it is late or planned is not here yet. */
export function selectAwaitsAccount(state: RootState): boolean {
  const isAwaited =
    isFirstLoad(paymentAccount.select(state)) || isFirstLoad(paymentHistory.select(state));
  return balanceIn(state) > 0 && isAwaited;
}

/**
 * The mail-order balance, 0 for a minor, who pays nothing (SS-10), and where a vendor delivers; the account and
 * the planned payments are requested only when one is owed.
 */
export function useBalanceOwed() {
  const dispatch = useAppDispatch();
  useForMember(mailOrderEligibility, !useMailOrderVendor());
  const minor = useMinor();
  const known = useAppSelector(balanceIn);
  const balance = minor ? 0 : known;
  const mayPay = useMayCall(payments.getHistory);
  useEffect(() => {
    if (balance <= 0 || !mayPay) return;
    dispatch(paymentAccount.requested());
    dispatch(paymentHistory.requested());
  }, [balance, mayPay, dispatch]);
  const { data, failure, status } = useAnswer(paymentAccount);
  // After a payment one of both may still be the answer before.
  const areBothNew = useAnswer(mailOrderEligibility).status === 'success' && status === 'success';
  useDisagreements(
    'payments.getAccount',
    'mailOrder.getUserEligibility',
    areBothNew && balance > 0 && isMoreLateThanOwed(balance, data) ? ['pastDueAmount'] : [],
  );
  const rows = useAnswer(paymentHistory).data?.payments ?? [];
  const planned = rows.filter(({ status }) => status.kind === 'planned');
  return { balance, account: failure ? undefined : data, planned };
}
