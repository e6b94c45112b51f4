import type { forms } from '@portal/contracts/forms';
import { dateText, useFormat, useText } from '../../../../language';
import type { useCall } from '../../../../store';
import { Card, Link, Part } from '../../../../ui';
import planElectionText from './plan-election.text';

/** Whether the member is in the payment plan, since when, and the way out. */
export function StatusCard({
  data,
  retry,
}: ReturnType<typeof useCall<typeof forms.getPaymentPlan>>) {
  const t = useText(planElectionText);
  const format = useFormat();
  return (
    <Card title={t('planElection.title')}>
      <Part data={data} what="paymentPlan" failed={t('planElection.failed')} retry={retry}>
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
      </Part>
    </Card>
  );
}
