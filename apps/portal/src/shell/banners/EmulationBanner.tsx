import { useFormat, useText } from '../../language';
import { emulationStopRequested, useSession } from '../../session';
import { Button, Icon } from '../../ui';
import shellText from '../shell.text';
import { useAppDispatch } from '../../store';

/** Whom a support person acts for (SS-9): on every screen, above it, for as long as it lasts. */
export function EmulationBanner() {
  const t = useText(shellText);
  const { time } = useFormat();
  const dispatch = useAppDispatch();
  const { emulation } = useSession();
  if (!emulation) return null;
  const { subject, actor, expiresAt } = emulation;
  return (
    <section className="emulation t-warn" aria-label={t('shell.emulation', { subject })}>
      <p className="wrap row tight">
        <Icon name="triangle-alert" />
        <span>
          <b>{t('shell.emulation', { subject })}.</b>{' '}
          {t('shell.emulationHint', { actor, time: time(expiresAt) })}
        </span>
        <Button kind="secondary" onClick={() => dispatch(emulationStopRequested())}>
          {t('shell.emulationStop')}
        </Button>
      </p>
    </section>
  );
}
