import { Link } from 'react-router-dom';
import { dateText, useFormat, useText } from '../../../../language';
import type { useRequested } from '../../../../store';
import { Card, DataState } from '../../../../ui';
import planElectionText from './plan-election.text';
import type { PaymentPlan } from './plan-election.requests';

/** Whether the member is in the payment plan, since when, and the way out. */
export function StatusCard({ data, retry }: ReturnType<typeof useRequested<PaymentPlan>>) {
  const t = useText(planElectionText);
  const format = useFormat();
  return (
    <Card title={t('planElection.title')}>
      <DataState
        data={data}
        loading={t('planElection.loading')}
        failed={t('planElection.failed')}
        onRetry={retry}
      >
        {({ paymentPlan: { status, startsOn, endsOn } }) => {
          const kind = status === 'unknown' ? 'none' : status;
          const day = kind === 'leaving' ? endsOn : startsOn;
          return (
            <>
              <p>{t(`planElection.${kind}`, { date: dateText(day, format.longDate) })}</p>
              {(kind === 'active' || kind === 'requested') && (
                <Link className="no-print" to="/member/payment-plan/leave">
                  {t('planElection.leave')}
                </Link>
              )}
            </>
          );
        }}
      </DataState>
    </Card>
  );
}
