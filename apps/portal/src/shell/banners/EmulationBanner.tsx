import '../../styles/acting.css';
import type { EmulationRefusal } from '@portal/contracts/session';
import { useFormat, useText } from '../../language';
import { emulationStopRequested, nameOf, useSession } from '../../session';
import { Icon, VisuallyHidden } from '../../ui';
import shellText from '../shell.text';
import { useAppDispatch } from '../../store';

/** Whom staff act for (SS-9), and why not for the member whom they named: on every screen, above it. */
export function EmulationBanner() {
  const { emulation, emulationRefused } = useSession();
  return (
    <>
      {emulation && <Acting expiresAt={emulation.expiresAt} />}
      {emulationRefused && <EmulationRefused reason={emulationRefused} />}
    </>
  );
}

function Acting({ expiresAt }: { expiresAt: string }) {
  const t = useText(shellText);
  const { theTime } = useFormat();
  const dispatch = useAppDispatch();
  const { userInfo } = useSession();
  const member = nameOf(userInfo) || t('shell.emulationUnnamed');
  return (
    <section className="acting" aria-label={t('shell.emulation', { member })}>
      <div className="wrap">
        <p>
          <span className="tag">
            <Icon name="lock" />
            {t('shell.emulationReadOnly')}
          </span>{' '}
          {userInfo?.memberId
            ? t.parts('shell.emulationOf', {
                member: <b>{member}</b>,
                id: <span className="num">{userInfo.memberId}</span>,
                time: theTime(expiresAt),
              })
            : t.parts('shell.emulationOfUnnumbered', {
                member: <b>{member}</b>,
                time: theTime(expiresAt),
              })}
        </p>
        <button
          type="button"
          className="btn push"
          onClick={() => dispatch(emulationStopRequested())}
        >
          <span aria-hidden="true">{t('shell.emulationStop')}</span>
          <VisuallyHidden>{t('shell.emulationStopFor', { member })}</VisuallyHidden>
        </button>
      </div>
    </section>
  );
}

/** They named a member for whom they can't act, and are themselves, or act for the one before. */
function EmulationRefused({ reason }: { reason: EmulationRefusal }) {
  const t = useText(shellText);
  return (
    <section className="offline t-warn" aria-label={t('shell.emulationRefused')}>
      <p className="wrap row tight">
        <Icon name="triangle-alert" />
        <span>
          <b>{t('shell.emulationRefusedLead')}</b> {t(`shell.emulationRefused.${reason}`)}
        </span>
      </p>
    </section>
  );
}
