import { forms } from '@portal/contracts/forms';
import { form as leaving } from '@portal/domain/forms/payment-plan-leave';
import { useSearchParams } from 'react-router-dom';
import { FormScreen } from '../../../../forms/FormScreen';
import { Page } from '../../../../brand';
import { useText } from '../../../../language';
import namesText from '../../../../language/names.text';
import { useCall } from '../../../../store';
import { ButtonLink } from '../../../../ui';
import planElectionText from './plan-election.text';
import { StatusCard } from './StatusCard';

/** /member/payment-plan/leave: the way out of the payment plan, for who is in it. */
export function LeavePlanScreen() {
  const t = useText(planElectionText, namesText);
  const status = useCall(forms.getPaymentPlan);
  const known = status.data.data?.paymentPlan.status;
  const isIn = known === 'active' || known === 'requested';
  const [params] = useSearchParams();
  // Who has left is in it no more, and still has the receipt.
  const isReceipt = params.get('step') === 'sent' && params.has('number');
  // While the service can't say it, it decides when it receives the form.
  if (isIn || isReceipt || status.data.status === 'failure')
    return <FormScreen definition={leaving} />;
  return (
    <Page title={t('screens.paymentPlanLeave')}>
      <StatusCard {...status} />
      {known && (
        <div className="row">
          <ButtonLink to="/member/payment-plan">{t('planElection.see')}</ButtonLink>
        </div>
      )}
    </Page>
  );
}
