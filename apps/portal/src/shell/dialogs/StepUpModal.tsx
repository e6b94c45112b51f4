import { useEffect } from 'react';
import { useLanguage, useText } from '../../language';
import { usePlatform } from '../../platform';
import { selectStepUp, selectStepUpPurpose, stepUpDeclined, stepUpRetried } from '../../session';
import { useAppDispatch, useAppSelector } from '../../store';
import { Button, NewTabLink } from '../../ui';
import { Dialog } from '../../ui/Dialog';
import stepUpText from './step-up.text';

/** Asks a member to confirm who they are on another tab (AC-1); the page keeps what was typed, and goes on by itself. */
export function StepUpModal() {
  const phase = useAppSelector(selectStepUp);
  if (phase === 'none' || phase === 'declined') return null;
  return <Asking isAgain={phase === 'requestedAgain'} isBusy={phase === 'retried'} />;
}

/** It stays while the calls are on their way again, so that a screen reader hears what came of it. */
function Asking({ isAgain, isBusy }: { isAgain: boolean; isBusy: boolean }) {
  const t = useText(stepUpText);
  const purpose = useAppSelector(selectStepUpPurpose);
  const dispatch = useAppDispatch();
  const platform = usePlatform();
  const language = useLanguage();
  useEffect(() => {
    const retry = () => void dispatch(stepUpRetried());
    // The member is back from the other tab, or it says that they confirmed.
    const stopShown = platform.on('shown', retry);
    const stopMessages = platform.onTabMessage(({ kind }) => {
      if (kind === 'steppedUp') retry();
    });
    return () => {
      stopShown();
      stopMessages();
    };
  }, [dispatch, platform]);
  const decline = () => dispatch(stepUpDeclined());
  return (
    <Dialog title={t('stepUp.title')} describedBy="step-up" onCancel={decline}>
      <div className="stack s2" id="step-up">
        <p>{t(`stepUp.${purpose}.lead`)}</p>
        <p className="mute">{t(`stepUp.${purpose}.saved`)}</p>
      </div>
      <div role="status">{isAgain && <p className="err">{t(`stepUp.${purpose}.again`)}</p>}</div>
      <div className="row">
        <NewTabLink className="btn" href={`/member/auth/login?stepUp=1&lang=${language}`}>
          {t('stepUp.go')}
        </NewTabLink>
        <Button kind="secondary" busy={isBusy} onClick={() => dispatch(stepUpRetried())}>
          {t('stepUp.done')}
        </Button>
        <Button kind="quiet" onClick={decline}>
          {t('stepUp.decline')}
        </Button>
      </div>
    </Dialog>
  );
}
