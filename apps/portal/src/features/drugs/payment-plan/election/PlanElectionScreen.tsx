import { forms } from '@portal/contracts/forms';
import { form as election } from '@portal/domain/forms/payment-plan-election';
import { FormHelp } from '../../../../forms/FormHelp';
import { FormScreen } from '../../../../forms/FormScreen';
import { useCall } from '../../../../store';
import { StatusCard } from './StatusCard';

/** /member/payment-plan/sign-up: the election, next to what the service knows already. */
export function PlanElectionScreen() {
  const status = useCall(forms.getPaymentPlan);
  return (
    <FormScreen
      definition={election}
      rail={
        <>
          <StatusCard {...status} />
          <FormHelp />
        </>
      }
    />
  );
}
