import { payments } from '@portal/contracts/payments';
import { isMoreLateThanOwed } from '@portal/domain';
import { useDisagreements } from '../../client-errors';
import {
  isFirstLoad,
  requestOf,
  type RootState,
  useAnswer,
  useAppSelector,
  useRequested,
} from '../../store';
import { useMailOrderVendor } from '../../plan';
import { useMayCall } from '../../session';
import { mailOrderEligibility } from '../mail-order';
import { paymentAccount } from '../payments';
import { useForMember } from './use-for-member';
import { useMinor } from './use-minor';

type Account = ReturnType<typeof paymentAccount.select>['data'];

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
 * What is owed for home delivery, null while the account lacks it; 0 for a minor, who pays nothing (SS-10), and where a
 * vendor delivers. Eligibility says that something is owed (§2.7): only then the account and the planned payments are
 * requested, and the account says how much. Eligibility's amount stands where the account does not answer.
 */
export function useBalanceOwed() {
  const eligibility = useForMember(mailOrderEligibility, !useMailOrderVendor(), { fresh: true });
  const minor = useMinor();
  const known = useAppSelector(balanceIn);
  const isOwed = !minor && known > 0;
  const mayPay = useMayCall(payments.getHistory);
  const input = isOwed && mayPay ? undefined : null;
  const newAccount = useRequested(paymentAccount, input, { fresh: true }).data;
  const rows = useRequested(paymentHistory, input).data.data?.payments ?? [];
  // The answer from before shows until the new one is here.
  const { data, failure } = useAnswer(paymentAccount);
  const planned = rows.filter(({ status }) => status.kind === 'planned');
  const account = failure ? undefined : data;
  const balance = account ? account.currentBalance : known;
  // After a payment one of both may still be the answer from before it.
  const areBothNew = eligibility.data.status === 'success' && newAccount.status === 'success';
  useDisagreements(
    'payments.getAccount',
    'mailOrder.getUserEligibility',
    areBothNew && isOwed ? disagreeing(account, known) : [],
  );
  return { balance: isOwed ? balance : 0, account, planned };
}

/** The account's fields that do not go with the balance that eligibility states. */
const disagreeing = (account: Account, known: number): string[] => [
  ...(account && account.currentBalance !== null && account.currentBalance !== known
    ? ['currentBalance']
    : []),
  ...(isMoreLateThanOwed(known, account) ? ['pastDueAmount'] : []),
];
