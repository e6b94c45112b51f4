import { benefits } from '@portal/contracts/benefits';
import { claims as claimCalls } from '@portal/contracts/claims';
import {
  type AddingClaim,
  type CountedClaim,
  type CountedFill,
  countedClaims,
  isSamePerson,
  type LimitName,
  planDay,
  statementDates,
  toComeIn,
  unpricedIn,
} from '@portal/domain';
import { useMemo } from 'react';
import { useClock } from '../../platform';
import { useMayCall, useSession } from '../../session';
import { useBalances, useListedBalances } from '../../plan/use-balances';
import { answerFor, isFirstLoad, useCall, useRequested } from '../../store';
import { signedInPerson } from '../../plan';
import { useFillCostNow } from '../../plan/fill-cost/use-fill-cost';
import { useOwnDrugList } from '../drugs';
import { type Claim, claimsOfYear, useClaimsOf } from '../claims';
import { type KnownLimit, knownLimits } from './limits';

type LimitedClaim = Claim & { accumulators: LimitAmounts };
type LimitAmounts = Parameters<typeof countedClaims>[0][number]['accumulators'];
export type Counted = CountedClaim<LimitedClaim>;

/** The year's limits, its claims with what each added, and the fills that are expected until its end. */
export function useCounted() {
  const clock = useClock();
  const { businessLine, userInfo } = useSession();
  const memberId = userInfo?.memberId ?? '';
  // Fixed while the page is open: at midnight the days of what is in view must not change.
  const opened = useMemo(() => clock.now(), [clock]);
  const today = planDay(opened);
  const year = Number(today.slice(0, 4));
  const wanted = { ...statementDates(year, opened), memberId };
  const history = useRequested(claimsOfYear, wanted);
  const added = useCall(claimCalls.getAccumulators, wanted);
  const drugs = useOwnDrugList();
  const claimsOf = useClaimsOf();
  const isOfYear = ({ fromDate }: typeof wanted) => fromDate === wanted.fromDate;
  const claims = answerFor(history.data, isOfYear).data;
  const amounts = answerFor(added.data, isOfYear).data;
  const rows = useMemo((): LimitedClaim[] | null => {
    if (!claims || !amounts) return null;
    const byId = new Map(
      amounts.claims.map(({ healthServiceId, accumulators }) => [healthServiceId, accumulators]),
    );
    return claimsOf(claims).map((claim) => ({
      ...claim,
      accumulators: byId.get(claim.healthServiceId) ?? [],
    }));
  }, [claims, amounts, claimsOf]);
  const balance = useBalances(undefined, rows);
  const { leavesOut } = useListedBalances(balance.data.data);
  const limits = useMemo(() => {
    const answer = balance.data.data;
    if (!answer) return null;
    return knownLimits(answer, signedInPerson(userInfo), leavesOut);
  }, [balance.data.data, userInfo, leavesOut]);
  const asksBenefits = useMayCall(benefits.getSummary) && businessLine === 'MEDD';
  useCall(benefits.getSummary, asksBenefits ? undefined : null);
  const now = useFillCostNow(balance.data.data);
  const answer = drugs?.data.data;
  // Null as long as one of them is not known.
  const priced =
    answer?.planName && unpricedIn(answer.drugs, year).length === 0 ? answer.drugs : null;
  const toCome: CountedFill[] | null = priced && toComeIn(priced, year);
  const areRefillsLoading = drugs !== null && isFirstLoad(drugs.data);
  // What another adult paid has no day here: a sum of the family after each claim or month would tell it.
  const isOneHidden = (claims?.claimsHistory?.notShared ?? []).length > 0;
  const hidesDays = ({ scope }: LimitName) => isOneHidden && scope === 'family';
  return {
    year,
    today,
    balance,
    history,
    added,
    limits,
    rows,
    toCome,
    areRefillsLoading,
    now,
    hidesDays,
  };
}

/** What a limit's claims added to it, oldest first: of its person, or of everyone. */
export const claimsOfLimit = <Row extends AddingClaim & { memberId: string }>(
  rows: readonly Row[],
  limit: LimitName & Pick<KnownLimit, 'memberId'>,
): CountedClaim<Row>[] =>
  countedClaims(
    rows.filter(({ memberId }) => limit.memberId === '' || isSamePerson(memberId, limit.memberId)),
    limit,
  );
