import { useId, useState } from 'react';
import { useText } from '../../../language';
import { useSession } from '../../../session';
import { useSaving } from '../../../store';
import { Alert, Button, Part } from '../../../ui';
import { Dialog } from '../../../ui/Dialog';
import automaticText from './automatic.text';
import { stopAutomatic } from '../payments.requests';
import { AutomaticCard } from './AutomaticCard';
import { AutomaticForm } from './AutomaticForm';
import { WhatHolds } from './WhatHolds';
import { BalanceCard } from '../account/BalanceCard';
import { useFormParts, useFormWords, WithFormParts } from '../form/FormParts';
import { PaymentsPage } from '../PaymentsPage';
import { ForMemberAlone } from '../parts/ForMemberAlone';
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
    <Part data={automatic.data} {...words} retry={automatic.retry} keepWhileLoading>
      {({ automatic: set }) => (
        <>
          <WithFormParts parts={parts}>
            {(form) => <AutomaticForm set={set} {...form} onChanged={automatic.retry} />}
          </WithFormParts>
          {set && <StopAutomatic onStopped={automatic.retry} />}
        </>
      )}
    </Part>
  );
}

/** The end of the automatic payment, after a question. */
function StopAutomatic({ onStopped }: { onStopped: () => void }) {
  const t = useText(automaticText);
  const id = useId();
  const [isAsking, setAsking] = useState(false);
  const { save: stop, isRunning, failure } = useSaving(stopAutomatic, onStopped);
  const close = () => setAsking(false);
  return (
    <div>
      <Button kind="secondary" onClick={() => setAsking(true)}>
        {t('payments.stop.open')}
      </Button>
      {isAsking && (
        <Dialog title={t('payments.stop.title')} describedBy={id} onCancel={close}>
          <p id={id}>{t('payments.stop.what')}</p>
          {failure && (
            <WhatHolds isAsSent={(set) => set === null} onAsSent={onStopped}>
              {(isKnown) => (
                <Alert
                  tone="bad"
                  role="alert"
                  title={t(isKnown ? 'payments.stop.failed' : 'payments.stop.notKnown')}
                />
              )}
            </WhatHolds>
          )}
          <div className="row">
            <Button kind="stop" busy={isRunning} onClick={() => stop()}>
              {t('payments.stop.confirm')}
            </Button>
            <Button kind="secondary" onClick={close}>
              {t('payments.stop.keep')}
            </Button>
          </div>
        </Dialog>
      )}
    </div>
  );
}
