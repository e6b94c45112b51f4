import { useSession } from '../../../session';
import { DataState } from '../../../ui';
import { AutomaticCard } from './AutomaticCard';
import { AutomaticForm } from './AutomaticForm';
import { BalanceCard } from '../account/BalanceCard';
import { useFormParts, useFormWords, WithFormParts } from '../form/FormParts';
import { PaymentsPage } from '../PaymentsPage';
import { ForMemberAlone } from '../parts/ForMemberAlone';
import { StopAutomatic } from './StopAutomatic';
import { automaticAmounts } from '../form/typed-amounts.requests';
import { useStoredAutomatic } from '../use-payments';

/** /payments/automatic: the balance paid by itself each month, up to a ceiling (RT-6). */
export function AutomaticScreen() {
  const { emulation } = useSession();
  return (
    <PaymentsPage place="automatic">
      <div className="grid">
        <div className="c4 stack s5 aside">
          <AutomaticCard link={false} />
          <BalanceCard />
        </div>
        <div className="c8 stack s5">{emulation ? <ForMemberAlone /> : <Setting />}</div>
      </div>
    </PaymentsPage>
  );
}

function Setting() {
  const automatic = useStoredAutomatic();
  const parts = useFormParts(automaticAmounts);
  const words = useFormWords();
  return (
    <DataState data={automatic.data} {...words} onRetry={automatic.retry} keepWhileLoading>
      {({ automatic: set }) => (
        <>
          <WithFormParts parts={parts}>
            {(form) => <AutomaticForm set={set} {...form} onChanged={automatic.retry} />}
          </WithFormParts>
          {set && <StopAutomatic onStopped={automatic.retry} />}
        </>
      )}
    </DataState>
  );
}
