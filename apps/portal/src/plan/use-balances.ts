import type { OutputOf } from '@portal/contracts';
import { balances } from '@portal/contracts/balances';
import {
  agreedAmounts,
  agreedPeople,
  contradictedLimits,
  type FamilyBalances,
  listedBalances,
  type ListedBalances,
  type PlanAmounts,
} from '@portal/domain';
import { useMemo } from 'react';
import { useDisagreements } from '../client-errors';
import { useToday } from '../platform';
import { isActing, useMayCall, useSession } from '../session';
import { type RemoteData, requestOf, useAnswer, useCall, useCallOnce } from '../store';
import { signedInPerson } from './signed-in-person';
import { useAgreedWithClaims, type YearClaim } from './use-agreed-with-claims';

type Answer = OutputOf<typeof balances.getBenefitBalance>;

/**
 * Loads what each person has paid, with the limits of the plan as balances and user info agree on them, and without what the
 * claims contradict (`useAgreedWithClaims`).
 */
export function useBalances(args?: null, claims?: readonly YearClaim[] | null) {
  const { data, retry } = useCall(balances.getBenefitBalance, args);
  return { data: useAgreed(data, claims), retry };
}

/** Whose amounts of an answer the user sees. */
export function useListedBalances(answer: FamilyBalances | undefined): ListedBalances {
  const session = useSession();
  const person = signedInPerson(session.userInfo);
  const today = useToday();
  return listedBalances(answer ?? { balance: [] }, person, today, isActing(session));
}

/**
 * Whether the reader may see what the family paid so far: not while an adult of it is not listed, because it would tell
 * what they paid. A dependent does not, nor who acts for the member; the balances say who is in the plan and who
 * subscribes to it. They are requested where a page has such a sum (`isStated`), and nothing is told without them.
 */
export function useTellsFamily(isStated: boolean): boolean {
  const mayAsk = useMayCall(balances.getBenefitBalance);
  const asked = isStated && mayAsk ? undefined : null;
  const { data } = useCallOnce(balances.getBenefitBalance, asked).data;
  const { leavesOut } = useListedBalances(data);
  return data !== undefined && !leavesOut;
}

/** The answer of `useBalances` where another part of the page requests it. */
export const useBalancesHere = () => useAgreed(useAnswer(requestOf(balances.getBenefitBalance)));

/** An answer of the balances that was requested apart, as `useBalances` gives it. */
export function useAgreed<Input>(
  remote: RemoteData<Answer, Input>,
  claims?: readonly YearClaim[] | null,
): RemoteData<Answer, Input> {
  const { userInfo } = useSession();
  const sent = remote.data?.planInfo;
  useDisagreements(
    'balances.getBenefitBalance',
    'user.getMemberInfo',
    sent ? contradictedLimits(sent, userInfo).map((limit) => `planInfo.${limit}`) : [],
  );
  const rows = remote.data?.balance;
  const contradicted = useMemo(() => agreedPeople(rows ?? []).contradicted, [rows]);
  useDisagreements(
    'balances.getBenefitBalance',
    'balances.getBenefitBalance',
    contradicted.map((amount) => `balance.${amount}`),
  );
  const agreed = useMemo(() => {
    const { data } = remote;
    if (!data) return undefined;
    const balance = agreedPeople(data.balance).people;
    const planInfo = agreedAmounts(data.planInfo, userInfo);
    return { ...data, balance, planInfo };
  }, [remote, userInfo]);
  const data = useAgreedWithClaims(agreed, claims);
  return useMemo(() => (remote.data && data ? { ...remote, data } : remote), [remote, data]);
}

const untold: PlanAmounts = {
  individualDeductible: null,
  individualOOPMax: null,
  familyDeductible: null,
  familyOOPMax: null,
};

/** The limits of the plan, by user info alone while the balances, which another part of the page requests, have no answer. */
export function usePlanAmounts(): PlanAmounts {
  const { userInfo } = useSession();
  const plan = useBalancesHere().data?.planInfo;
  return plan ?? agreedAmounts(untold, userInfo);
}
