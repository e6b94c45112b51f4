import { partDLimits } from '@portal/domain';
import '../../../styles/lists.css';
import '../../../styles/table.css';
import '../../../styles/year.css';
import '../drugs.css';
import '../my-drugs/my-drugs.css';
import { PrintedFor, usePhone } from '../../../brand';
import { useText } from '../../../language';
import { usePlanYear } from '../../../plan';
import { isFirstLoad } from '../../../store';
import { Alert, Button, PhoneLink, Skeleton } from '../../../ui';
import type { MyDrugsAnswer } from '../my-drugs/my-drugs.requests';
import { useMyDrugs } from '../my-drugs/use-my-drugs';
import paymentPlanText from './payment-plan.text';
import { Simulator } from './Simulator';

/** /member/payment-plan, Medicare only: what monthly bills would be; also without the member's drugs. */
export function PaymentPlanScreen() {
  const t = useText(paymentPlanText);
  const { data } = useMyDrugs();
  return (
    <div className="stack s5">
      <PrintedFor />
      <div className="between">
        <div className="stack s1">
          <h1>{t('paymentPlan.title')}</h1>
          <p className="lead measure">{t('paymentPlan.lead')}</p>
        </div>
        <Button className="no-print" kind="secondary" icon="printer" onClick={() => window.print()}>
          {t('paymentPlan.print')}
        </Button>
      </div>
      {data.status === 'failure' && (
        <Alert tone="warn" role="alert" title={t('paymentPlan.drugsFailed')}>
          <p>{t('paymentPlan.drugsFailedText')}</p>
        </Alert>
      )}
      {isFirstLoad(data) ? (
        <Skeleton label={t('paymentPlan.loading')} lines={10} />
      ) : (
        // What is preset from the drugs goes with them.
        <WithLimit key={data.data ? 'own' : 'other'} answer={data.data} />
      )}
    </div>
  );
}

/** The plan's own limit, else the standard one of the year; without either nothing is worked out. */
function WithLimit({ answer }: { answer: MyDrugsAnswer | undefined }) {
  const t = useText(paymentPlanText);
  const phone = usePhone();
  const limits = partDLimits(usePlanYear().planYear, {
    deductible: answer?.limits.deductible.limit ?? null,
    outOfPocketMaximum: answer?.limits.outOfPocket.limit ?? null,
  });
  if (!limits) {
    return (
      <Alert tone="warn" title={t('paymentPlan.noLimit')}>
        <p>
          <PhoneLink number={phone} />
        </p>
      </Alert>
    );
  }
  return <Simulator answer={answer} threshold={limits.threshold} />;
}
