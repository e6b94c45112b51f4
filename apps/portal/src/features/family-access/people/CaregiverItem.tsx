import type { OutputOf } from '@portal/contracts';
import { familyAccess } from '@portal/contracts/family-access';
import { useState } from 'react';
import { ArrivalNotice } from '../../../forms/sent/ArrivalNotice';
import { useMayHaveArrived } from '../../../forms/sent/use-arrival';
import { dateText, useFormat, useText } from '../../../language';
import { usePhone } from '../../../brand';
import { requestOf, useAnswer, useSaving } from '../../../store';
import { Alert, Button, PhoneLink, Tag, type Tone } from '../../../ui';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { ScopeList } from '../ScopeList';
import peopleText from './people.text';

export type Caregiver = OutputOf<typeof familyAccess.getPeople>['people'][number];

const tones: Partial<Record<Caregiver['status'], Tone>> = { active: 'ok', invited: 'info' };

interface CaregiverItemProps {
  person: Caregiver;
  /** A later invitation of the same person took the place of this access. */
  isReplaced: boolean;
  /** Whose access it is; undefined where it can't be ended. */
  memberId: string | undefined;
  onRevoked: () => void;
}

/** A person whom the member invited: what they may do, until when, and how to end it. */
export function CaregiverItem({ person, isReplaced, memberId, onRevoked }: CaregiverItemProps) {
  const t = useText(peopleText);
  const format = useFormat();
  const { name, email, scopes, status, endsAt } = person;
  const date = dateText(endsAt, format.longDate, '');
  return (
    <li className="stack s2">
      <div className="between">
        <h3>{name}</h3>
        <Tag tone={tones[status] ?? 'neutral'}>
          {t(`people.status.${isReplaced ? 'replaced' : status}`)}
        </Tag>
      </div>
      <p className="mute">{email}</p>
      <ScopeList scopes={scopes} />
      {date && (status === 'active' || status === 'invited') && (
        <p>{t(`people.until.${status}`, { date })}</p>
      )}
      {memberId && <Revoke person={person} memberId={memberId} onRevoked={onRevoked} />}
    </li>
  );
}

interface RevokeProps {
  person: Caregiver;
  memberId: string;
  onRevoked: () => void;
}

function Revoke({ person, memberId, onRevoked }: RevokeProps) {
  const t = useText(peopleText);
  const [isAsking, setAsking] = useState(false);
  const { accessId, name, status } = person;
  const { save, isRunning, failure } = useSaving(requestOf(familyAccess.revoke), onRevoked);
  const mayHave = useMayHaveArrived(failure, { key: accessId });
  const phone = <PhoneLink number={usePhone()} />;
  const isActive = status === 'active';
  const label = t(isActive ? 'people.revoke' : 'people.takeBack');
  const revoke = () => {
    setAsking(false);
    save({ memberId, accessId });
  };
  return (
    <>
      {failure && mayHave && (
        <NotAnswered person={person} memberId={memberId} onRevoked={onRevoked} />
      )}
      {failure && !mayHave && (
        <Alert
          tone="bad"
          role="alert"
          title={t.parts(isActive ? 'people.notRevoked' : 'people.notTakenBack', { phone })}
        />
      )}
      <div>
        <Button kind="secondary" busy={isRunning} onClick={() => setAsking(true)}>
          {label}
          <span className="sr"> {t('people.of', { name })}</span>
        </Button>
      </div>
      {isAsking && (
        <ConfirmDialog
          title={t(isActive ? 'people.revokeTitle' : 'people.takeBackTitle', { name })}
          confirm={label}
          onConfirm={revoke}
          keep={t(isActive ? 'people.keep' : 'people.keepInvitation')}
          onKeep={() => setAsking(false)}
        >
          {t(isActive ? 'people.revokeHint' : 'people.takeBackHint')}
        </ConfirmDialog>
      )}
    </>
  );
}

/** Not the list that the page shows: the person stays there while the service is asked. */
const peopleNow = requestOf(familyAccess.getPeople, 'arrival');

/** Whether an access has ended, or an invitation was taken back, although no answer said so. */
function NotAnswered({ person: { accessId, status }, memberId, onRevoked }: RevokeProps) {
  const t = useText(peopleText);
  const { data } = useAnswer(peopleNow);
  const statusIn = (people: readonly Caregiver[] = []) =>
    people.find((each) => each.accessId === accessId)?.status;
  const found = statusIn(data?.people);
  const unknown = {
    title: t(status === 'active' ? 'people.unknown.active' : 'people.unknown.invited'),
    hint: t('people.again'),
  };
  return (
    <>
      <ArrivalNotice
        request={peopleNow}
        input={{ memberId }}
        isThere={({ people }) => statusIn(people) === 'revoked'}
        onThere={onRevoked}
        say={{
          looking: t('people.looking'),
          notThere:
            found === 'active' || found === 'invited'
              ? { title: t(`people.notSoFar.${found}`), hint: t('people.again') }
              : unknown,
          unknown,
        }}
      />
      <p>{t.parts('people.orCall', { phone: <PhoneLink number={usePhone()} /> })}</p>
    </>
  );
}
