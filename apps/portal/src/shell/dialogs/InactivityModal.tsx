import { announcedSeconds, idleBarPercent } from '@portal/domain';
import { useText } from '../../language';
import { selectSecondsLeft, signOutRequested, stayRequested } from '../../session';
import { Button, Meter } from '../../ui';
import { Dialog } from '../../ui/Dialog';
import modalsText from './modals.text';
import { useAppDispatch, useAppSelector } from '../../store';

/**
 * The last 30 seconds before a sign-out (Spec §4, Idle). Escape stays signed in. What is spoken changes
 * at 30, 20 and 10 only; the number and the bar are for the eyes.
 */
export function InactivityModal() {
  const t = useText(modalsText);
  const dispatch = useAppDispatch();
  const secondsLeft = useAppSelector(selectSecondsLeft);
  const stay = () => dispatch(stayRequested());
  if (secondsLeft === null) return null;
  return (
    <Dialog title={t('modals.idle')} role="alertdialog" describedBy="inactivity" onCancel={stay}>
      <p id="inactivity" className="sr" role="status">
        {t('modals.idleSpoken', { count: announcedSeconds(secondsLeft) })}
      </p>
      <div className="stack s2" aria-hidden="true">
        <p>{t('modals.idleLead')}</p>
        <p className="clock num">
          <b>{secondsLeft}</b> {t('modals.idleUnit', { count: secondsLeft })}
        </p>
      </div>
      {/* The bar's inset is 1 % at each end. */}
      <Meter width={Number((idleBarPercent(secondsLeft) - 2).toFixed(2))} />
      <div className="row">
        <Button size="large" data-focus onClick={stay}>
          {t('modals.stay')}
        </Button>
        <Button
          kind="secondary"
          size="large"
          onClick={() => dispatch(signOutRequested('requested'))}
        >
          {t('modals.signOut')}
        </Button>
      </div>
    </Dialog>
  );
}
