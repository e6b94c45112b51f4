import { authorizationState } from '@portal/domain/mail-order';
import { useNavigate } from 'react-router-dom';
import { dateText, useFormat, useText } from '../../../language';
import { useSession } from '../../../session';
import { Button, Tag } from '../../../ui';
import type { Person } from './family.requests';
import familyText from './family.text';
import { nameOf } from './name-of';
import patientText from './patient.text';
import { Revoke } from './Revoke';
import type { Patient } from './use-patient';
import { useSwitchPatient } from './use-switch-patient';

/** A person for whom the member may use home delivery, and why. */
export function PersonItem({ patient: { person, isSelf } }: { patient: Patient }) {
  const t = useText(familyText, patientText);
  const format = useFormat();
  const navigate = useNavigate();
  const { switchTo, isLocked, isChecking, question } = useSwitchPatient();
  const { emulation } = useSession();
  const { authorization, isEligible, memberId } = person;
  const open = () => switchTo(memberId, () => void navigate('/member/mail-order'));
  const until = dateText(authorization?.endsOn ?? '', format.longDate, '');
  return (
    <li className="stack s2">
      <div className="between">
        <h3>{nameOf(person)}</h3>
        <Tag tone={authorization ? 'ok' : 'neutral'}>
          {isSelf && t('family.you')}
          {!isSelf && (authorization ? t('family.until', { date: until }) : t('family.minor'))}
        </Tag>
      </div>
      {!isSelf && authorization && <p>{t(`family.scope.${authorization.scope}`)}</p>}
      <div className="row">
        {isEligible || isSelf ? (
          <Button kind="secondary" disabled={isLocked} busy={isChecking} onClick={open}>
            {t('family.open')}
            <span className="sr"> {nameOf(person)}</span>
          </Button>
        ) : (
          <p className="mute">{t('family.noDelivery')}</p>
        )}
        {!isSelf && authorization && !emulation && (
          <Revoke authorization={authorization} name={nameOf(person)} memberId={memberId} />
        )}
      </div>
      {isLocked && <p className="mute">{t('family.sentFirst')}</p>}
      {question}
    </li>
  );
}

/** An authorization that does not hold today: when it ended, or when it begins. */
export function PastItem({ person, today }: { person: Person; today: string }) {
  const t = useText(familyText);
  const format = useFormat();
  const { emulation } = useSession();
  const { authorization, memberId } = person;
  if (!authorization) return null;
  const state = authorizationState(authorization, today);
  const date = (day: string) => dateText(day, format.longDate, '');
  const { startsOn, endsOn, revokedOn } = authorization;
  const revoked = revokedOn && format.longDate(revokedOn);
  return (
    <li className="stack s2">
      <div className="between">
        <h3>{nameOf(person)}</h3>
        <Tag tone={state === 'notYet' ? 'info' : 'neutral'}>
          {state === 'notYet' && t('family.from', { date: date(startsOn) })}
          {state === 'revoked' &&
            (revoked ? t('family.revoked', { date: revoked }) : t('family.revokedAnyDay'))}
          {state === 'ended' &&
            (endsOn ? t('family.ended', { date: date(endsOn) }) : t('family.revokedAnyDay'))}
        </Tag>
      </div>
      <p className="mute">{t(`family.scope.${authorization.scope}`)}</p>
      {state === 'notYet' && !emulation && (
        <div>
          <Revoke authorization={authorization} name={nameOf(person)} memberId={memberId} />
        </div>
      )}
    </li>
  );
}
