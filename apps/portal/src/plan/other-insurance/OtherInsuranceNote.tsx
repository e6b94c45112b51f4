import { benefits } from '@portal/contracts/benefits';
import { claims } from '@portal/contracts/claims';
import { addDays, planDay } from '@portal/domain';
import { hasOtherPayer } from '@portal/domain/facts';
import { useText } from '../../language';
import { useClock } from '../../platform';
import { useFlag, useMayCall, useSession } from '../../session';
import { useCall } from '../../store';
import otherInsuranceText from './other-insurance.text';

/**
 * Next to an estimate: that another insurance, which paid for a claim in the last twelve months, is not counted; nothing
 * without such a claim. `memberId`: whose estimate it is, the signed-in member's unless given.
 */
export function OtherInsuranceNote({ memberId }: { memberId?: string | null | undefined }) {
  const t = useText(otherInsuranceText);
  const { userInfo } = useSession();
  const isNamed = memberId && memberId !== userInfo?.memberId;
  const claimed = useClaimsOf(isNamed ? memberId : null);
  if (!hasOtherPayer(claimed)) return null;
  // A row may name the member by an id with a suffix.
  const isOwn = !isNamed || claimed.some((row) => isOfMember(row, userInfo));
  return <p className="mute">{t(isOwn ? 'otherInsurance.own' : 'otherInsurance.theirs')}</p>;
}

/** The claims of a person in the last twelve months, of the signed-in member for null; none where they can't be read. */
function useClaimsOf(memberId: string | null) {
  const { businessLine, userInfo } = useSession();
  const hasClaims = useFlag('claimsHistory');
  const mayAskClaims = useMayCall(claims.getHistory);
  const mayAskBenefits = useMayCall(benefits.getSummary);
  const isMedicare = businessLine === 'MEDD';
  const summary = useCall(
    benefits.getSummary,
    isMedicare && mayAskBenefits ? undefined : null,
  ).data;
  const toDate = planDay(useClock().now());
  const wanted =
    userInfo && hasClaims && mayAskClaims
      ? { fromDate: addDays(toDate, -365), toDate, memberId: userInfo.memberId }
      : null;
  const history = useCall(claims.getHistory, wanted, 'twelveMonths').data.data;
  // In a claim Extra Help is another payer too, and estimates count it.
  if (isMedicare && summary.data?.extraHelp !== 'none') return [];
  return (history?.claimsHistory?.claim ?? []).filter((row) =>
    memberId === null ? isOfMember(row, userInfo) : row.memberId === memberId,
  );
}

const isOfMember = (
  row: { memberId: string; memberFirstName: string },
  userInfo: { memberId: string; userFirstName: string } | null,
): boolean =>
  userInfo !== null &&
  (row.memberId === userInfo.memberId ||
    row.memberFirstName.trim().toLowerCase() === userInfo.userFirstName.trim().toLowerCase());
