import '../../styles/acting.css';
import type { EmulationRefusal } from '@portal/contracts/session';
import { useFormat, useText } from '../../language';
import { emulationStopRequested, nameOf, useSession } from '../../session';
import { Icon, VisuallyHidden } from '../../ui';
import shellText from '../shell.text';
import { useAppDispatch } from '../../store';

/** Whom staff act for (SS-9): on every screen, above it, for as long as it lasts. */
export function EmulationBanner() {
  const t = useText(shellText);
  const { time } = useFormat();
  const dispatch = useAppDispatch();
  const { emulation, emulationRefused, userInfo } = useSession();
  if (!emulation) return emulationRefused ? <EmulationRefused reason={emulationRefused} /> : null;
  const member = nameOf(userInfo) || t('shell.emulationUnnamed');
  return (
    <section className="acting" aria-label={t('shell.emulation', { member })}>
      <div className="wrap">
        <p>
          <span className="tag">
            <Icon name="lock" />
            {t('shell.emulationReadOnly')}
          </span>{' '}
          {t.parts('shell.emulation', { member: <b>{member}</b> })}
          {userInfo?.memberId && (
            <>
              , <span className="num">{userInfo.memberId}</span>
            </>
          )}
          . {t('shell.emulationEnds', { time: time(emulation.expiresAt) })}
        </p>
        <button
          type="button"
          className="btn push"
          onClick={() => dispatch(emulationStopRequested())}
        >
          {t('shell.emulationStop')}
          <VisuallyHidden> {t('shell.emulationStopFor', { member })}</VisuallyHidden>
        </button>
      </div>
    </section>
  );
}

/** They named a member for whom no one can act, and are themselves. */
function EmulationRefused({ reason }: { reason: EmulationRefusal }) {
  const t = useText(shellText);
  return (
    <section className="offline t-warn" aria-label={t('shell.emulationRefused')}>
      <p className="wrap row tight">
        <Icon name="triangle-alert" />
        <span>
          <b>{t('shell.emulationRefused')}.</b> {t(`shell.emulationRefused.${reason}`)}
        </span>
      </p>
    </section>
  );
}
