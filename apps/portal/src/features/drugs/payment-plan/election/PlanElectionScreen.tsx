import { form as election } from '@portal/domain/forms/payment-plan-election';
import { FormScreen } from '../../../../forms/FormScreen';
import formsText from '../../../../forms/forms.text';
import { useText } from '../../../../language';
import { usePhone } from '../../../../session';
import { useRequested } from '../../../../store';
import { PhoneLink } from '../../../../ui';
import { paymentPlanStatus } from './plan-election.requests';
import { StatusCard } from './StatusCard';

/** /member/payment-plan/sign-up: the election, next to what the service knows already. */
export function PlanElectionScreen() {
  const t = useText(formsText);
  const phone = usePhone();
  const status = useRequested(paymentPlanStatus);
  return (
    <FormScreen
      definition={election}
      rail={
        <>
          <StatusCard {...status} />
          <p>{t.parts('formHelp.call', { phone: <PhoneLink number={phone} /> })}</p>
        </>
      }
    />
  );
}
