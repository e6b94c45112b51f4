import { benefits } from '@portal/contracts/benefits';
import { extraHelpLevel, isSamePerson } from '@portal/domain';
import { hasOtherPayer } from '@portal/domain/facts';
import { useText } from '../../language';
import { useMayCall, useSession } from '../../session';
import { isFirstLoad, useCallOnce } from '../../store';
import { useClaimsOfYear } from '../use-claims-of-year';
import otherInsuranceText from './other-insurance.text';

interface OtherInsuranceNoteProps {
  /** Whose estimate it is: the signed-in member's unless given. */
  memberId?: string | null | undefined;
  /** The people of a list that has an estimate of each, in place of `memberId`. */
  memberIds?: readonly string[];
}

/**
 * Next to an estimate: that another insurance, which paid for a claim in the last twelve months, is not counted; nothing
 * without such a claim.
 */
export function OtherInsuranceNote({ memberId, memberIds }: OtherInsuranceNoteProps) {
  const t = useText(otherInsuranceText);
  const own = useSession().userInfo?.memberId ?? '';
  const people = [...new Set(memberIds ?? [memberId || own])];
  const rows = useClaimsOfYear();
  const counting = useCounting();
  const [first = ''] = people;
  const theirs = rows.filter((row) => people.some((id) => isSamePerson(id, row.memberId)));
  if (counting === 'unknown' || !hasOtherPayer(theirs)) return null;
  const whose = people.some((id) => !isSamePerson(id, first))
    ? 'listed'
    : isSamePerson(first, own)
      ? 'own'
      : 'theirs';
  return (
    <p className="mute">
      {t(counting === 'not' ? `otherInsurance.${whose}` : `otherInsurance.${whose}.unsure`)}
    </p>
  );
}

/**
 * Whether another payer of a claim is an insurance that estimates leave out. With Extra Help that is unknown: in a claim
 * it is another payer too, and estimates count it. Unsure where the benefits don't say whether there is Extra Help.
 */
function useCounting(): 'not' | 'unsure' | 'unknown' {
  const mayAsk = useMayCall(benefits.getSummary);
  const isMedicare = useSession().businessLine === 'MEDD';
  const asks = isMedicare && mayAsk;
  const { data: summary } = useCallOnce(benefits.getSummary, asks ? undefined : null);
  const help = summary.data?.extraHelp;
  if (!isMedicare || help === 'none') return 'not';
  return (asks && isFirstLoad(summary)) || extraHelpLevel(help) ? 'unknown' : 'unsure';
}
