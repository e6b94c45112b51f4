import type { OutputOf } from '@portal/contracts';
import { planYearAt } from '@portal/domain';
import { useText } from '../../../language';
import { useClock } from '../../../platform';
import { requestOf, useAnswer, useCall } from '../../../store';
import { Card, Part } from '../../../ui';
import '../balances.css';
import { balances } from '@portal/contracts/balances';
import { PlanTotals } from './PlanTotals';
import balanceLabelsText from '../balance-labels.text';

/**
 * The plan balance: the year's drug costs and who paid them. Loads, fails and is empty by itself (BL-3).
 * Shows the family's amounts when the limits, requested by the same screen, are those of several persons.
 */
export function PlanBalanceCard({ className = '' }: { className?: string }) {
  const t = useText(balanceLabelsText);
  const clock = useClock();
  const { data, retry } = useCall(balances.getPlanBalance);
  const persons = useAnswer(requestOf(balances.getBenefitBalance)).data?.balance ?? [];
  const year = data.data?.planYear ?? planYearAt(clock.now());
  return (
    <Card
      className={`${className} ${data.status === 'success' || data.failure ? '' : 'totals-waiting'}`.trim()}
      title={t('balanceLabels.totals.title', { year: String(year) })}
    >
      <Part
        data={data}
        what="planBalance"
        retry={retry}
        keepWhileLoading
        lines={4}
        isEmpty={({ grossDrugCost }) => grossDrugCost === 0}
        empty={<p>{t('balanceLabels.totals.none')}</p>}
      >
        {(totals) =>
          hasNoAmount(totals) ? (
            <p>{t('balanceLabels.totals.unclear')}</p>
          ) : (
            <PlanTotals totals={totals} family={persons.length > 1} />
          )
        }
      </Part>
    </Card>
  );
}

const hasNoAmount = ({
  grossDrugCost,
  memberPaid,
  planPaid,
}: OutputOf<typeof balances.getPlanBalance>): boolean =>
  grossDrugCost === null && memberPaid === null && planPaid === null;
