import { useEffect } from 'react';
import {
  isFirstLoad,
  type RootState,
  useAnswer,
  useAppDispatch,
  useAppSelector,
} from '../../store';
import { useMailOrderVendor } from '../../plan';
import { mailOrderEligibility } from '../mail-order';
import { paymentAccount } from '../payments';
import { useForMember } from './use-for-member';
import { useMinor } from './use-minor';

const balanceIn = (state: RootState): number =>
  mailOrderEligibility.select(state).data?.mailOrderUserEligibility.eligibility.currentBalance ?? 0;

/** A balance is owed, and the account that says how much of it is late is not here yet. */
export function selectAwaitsAccount(state: RootState): boolean {
  return balanceIn(state) > 0 && isFirstLoad(paymentAccount.select(state));
}

/**
 * The mail-order balance, 0 for a minor, who pays nothing (SS-10), and where a vendor delivers; the account is requested
 * only when one is owed.
 */
export function useBalanceOwed() {
  const dispatch = useAppDispatch();
  useForMember(mailOrderEligibility, !useMailOrderVendor());
  const minor = useMinor();
  const known = useAppSelector(balanceIn);
  const balance = minor ? 0 : known;
  useEffect(() => {
    if (balance > 0) dispatch(paymentAccount.requested());
  }, [balance, dispatch]);
  const { data, failure } = useAnswer(paymentAccount);
  return { balance, account: failure ? undefined : data };
}
