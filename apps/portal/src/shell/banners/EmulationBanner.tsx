import '../../styles/acting.css';
import type { EmulationRefusal } from '@portal/contracts/session';
import { personName } from '@portal/domain';
import { useFormat, useText } from '../../language';
import {
  caregiverStart,
  emulationStopRequested,
  endedAccessSeen,
  nameOf,
  useSession,
} from '../../session';
import { Button, Icon, Link, VisuallyHidden } from '../../ui';
import shellText from '../shell.text';
import { useAppDispatch } from '../../store';

/** Whom staff or a caregiver act for (SS-9), and why not for the member whom they named: on every screen, above it. */
export function EmulationBanner() {
  const { caregiver, caregiverEnded, emulation, emulationRefused } = useSession();
  return (
    <>
      {caregiver && <Caring />}
      {emulation && <Acting expiresAt={emulation.expiresAt} />}
      {caregiverEnded && <AccessEnded {...caregiverEnded} />}
      {emulationRefused && <EmulationRefused reason={emulationRefused} />}
    </>
  );
}

/** For whom a caregiver acts, what they can open, and the way back to their own account. */
function Caring() {
  const t = useText(shellText);
  const dispatch = useAppDispatch();
  const member = nameOf(useSession().userInfo) || t('shell.emulationUnnamed');
  return (
    <section className="acting" aria-label={t('shell.caring', { member })}>
      <div className="wrap">
        <p>{t.parts('shell.caring', { member: <b>{member}</b> })}</p>
        <Link className="btn push" to={caregiverStart}>
          {t('shell.caringOther')}
        </Link>
        <button type="button" className="btn" onClick={() => dispatch(emulationStopRequested())}>
          {t('shell.caringStop')}
        </button>
      </div>
    </section>
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

/** The member whom they helped has ended it, or its year is over: until they have read it. */
function AccessEnded({ givenName, familyName }: { givenName: string; familyName: string }) {
  const t = useText(shellText);
  const dispatch = useAppDispatch();
  const name = personName(givenName, familyName);
  const title = name ? t('shell.caringEndedOf', { name }) : t('shell.caringEnded');
  return (
    <section className="offline t-warn" aria-label={title}>
      <div className="wrap row">
        <p className="row tight">
          <Icon name="triangle-alert" />
          <span>
            <b>{title}.</b> {t('shell.caringEndedHint')}
          </span>
        </p>
        <Button kind="quiet" onClick={() => dispatch(endedAccessSeen())}>
          {t('shell.caringEndedSeen')}
        </Button>
      </div>
    </section>
  );
}
