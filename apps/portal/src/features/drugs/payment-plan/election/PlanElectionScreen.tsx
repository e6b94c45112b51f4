import { forms } from '@portal/contracts/forms';
import { form as election } from '@portal/domain/forms/payment-plan-election';
import { FormHelp } from '../../../../forms/FormHelp';
import { FormScreen } from '../../../../forms/FormScreen';
import { useText } from '../../../../language';
import { FillCostSentence } from '../../../../plan/fill-cost/FillCostSentence';
import { useRequestedFillCost } from '../../../../plan/fill-cost/use-fill-cost';
import { useCall } from '../../../../store';
import { Alert } from '../../../../ui';
import planElectionText from './plan-election.text';
import { StatusCard } from './StatusCard';

/** /member/payment-plan/sign-up: the election, next to what the service knows already. */
export function PlanElectionScreen() {
  const status = useCall(forms.getPaymentPlan);
  return (
    <FormScreen
      definition={election}
      rail={
        <>
          <NothingToSpread />
          <StatusCard {...status} />
          <FormHelp />
        </>
      }
    />
  );
}

/** Who reached the yearly limit pays nothing for covered drugs until the year ends. */
function NothingToSpread() {
  const t = useText(planElectionText);
  const { now } = useRequestedFillCost({});
  if (now.cost !== 'nothing') return null;
  return (
    <Alert tone="info" title={t('planElection.nothing')}>
      <FillCostSentence now={now} />
    </Alert>
  );
}
