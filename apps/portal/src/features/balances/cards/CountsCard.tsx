import { benefits } from '@portal/contracts/benefits';
import { Term } from '../../../content';
import { type PlainKeyOf, useText } from '../../../language';
import { IfFeature, useMayCall, useSession } from '../../../session';
import { useCall } from '../../../store';
import { Card, Link } from '../../../ui';
import balanceLabelsText from '../balance-labels.text';
import balancesText from '../balances.text';

/** What counts toward the limits: the combined flags of the plan (BL-2), or Medicare's rule, and where to look on. */
export function CountsCard({ className = '' }: { className?: string }) {
  const t = useText(balanceLabelsText, balancesText);
  const { businessLine, userInfo } = useSession();
  const deductible = userInfo?.deductibleRxMedCombined === true;
  const outOfPocket = userInfo?.oOPRxMedCombined === true;
  const isMedicare = businessLine === 'MEDD';
  const mayAsk = useMayCall(benefits.getSummary);
  const plan = useCall(benefits.getSummary, isMedicare || !mayAsk ? null : undefined).data.data;
  // Without the benefits nothing is said of the brand: they alone tell whether its extra cost counts.
  const notCounted = plan
    ? (`balances.notCounted.${plan.brandDifferenceCounts ? 'but' : 'with'}Brand` as const)
    : 'balances.notCounted';
  const words: PlainKeyOf<typeof balancesText | typeof balanceLabelsText>[] = isMedicare
    ? ['balances.trueCosts', 'balances.notTrueCosts']
    : [
        deductible ? 'balances.deductibleCombined' : 'balances.deductibleRxOnly',
        outOfPocket ? 'balances.outOfPocketCombined' : 'balances.outOfPocketRxOnly',
        ...(deductible || outOfPocket ? (['balanceLabels.combined'] as const) : []),
        notCounted,
      ];
  return (
    <Card
      title={t('balances.countsTitle')}
      action={<Term id="out-of-pocket-limit" />}
      className={className}
    >
      {words.map((key) => (
        <p key={key}>{t(key)}</p>
      ))}
      <ul className="stack s2 no-print">
        <IfFeature flag="claimsHistory">
          <li>
            <Link to="/member/claims">{t('balances.claimsLink')}</Link>
          </li>
        </IfFeature>
        <IfFeature flag="benefits">
          <li>
            <Link to="/member/benefits">{t('balances.benefitsLink')}</Link>
          </li>
        </IfFeature>
      </ul>
    </Card>
  );
}
