import { form as election } from '@portal/domain/forms/payment-plan-election';
import { Link } from 'react-router-dom';
import { FormScreen } from '../../forms/FormScreen';
import { dateText, useFormat, useText } from '../../language';
import { usePhone } from '../../session';
import { useRequested } from '../../store';
import { Card, DataState, PhoneLink } from '../../ui';
import formsText from '../../forms/forms.text';
import planElectionText from './plan-election.text';
import { paymentPlanStatus } from './plan-election.requests';

/** /member/payment-plan/sign-up: the election, next to what the service knows already. */
export function PlanElectionScreen() {
  const t = useText(formsText);
  const phone = usePhone();
  return (
    <FormScreen
      definition={election}
      rail={
        <>
          <StatusCard />
          <p>{t.parts('formHelp.call', { phone: <PhoneLink number={phone} /> })}</p>
        </>
      }
    />
  );
}

function StatusCard() {
  const t = useText(planElectionText);
  const format = useFormat();
  const { data, retry } = useRequested(paymentPlanStatus);
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
                <Link to="/member/payment-plan/leave">{t('planElection.leave')}</Link>
              )}
            </>
          );
        }}
      </DataState>
    </Card>
  );
}
