import { useText } from '../../../language';
import { Button, Card } from '../../../ui';
import { nameOf } from '../family/name-of';
import patientText from '../family/patient.text';
import { usePatient, usePatients } from '../family/use-patient';
import { useSwitchPatient } from '../family/use-switch-patient';
import newRxText from './new-rx.text';

interface DraftOfOtherProps {
  /** Whose draft it is. */
  otherId: string;
  /** Deletes it. */
  startOver: () => void;
}

/** A form was begun for another patient than the one who is chosen: the member says for whom it goes on. */
export function DraftOfOther({ otherId, startOver }: DraftOfOtherProps) {
  const t = useText(newRxText, patientText);
  const patient = usePatient();
  const other = usePatients().find(({ person }) => person.memberId === otherId);
  const { switchTo, isLocked, isChecking, question } = useSwitchPatient();
  return (
    <Card
      title={other ? t('newRx.other', { name: nameOf(other.person) }) : t('newRx.otherUnknown')}
    >
      <p>{t(other ? 'newRx.otherHint' : 'newRx.otherUnknownHint')}</p>
      <div className="row">
        {other && (
          <Button disabled={isLocked} busy={isChecking} onClick={() => switchTo(otherId)}>
            {t('newRx.otherGoOn', { name: nameOf(other.person) })}
          </Button>
        )}
        <Button kind="secondary" onClick={startOver}>
          {patient
            ? t('newRx.otherStart', { name: nameOf(patient.person) })
            : t('newRx.otherStartAny')}
        </Button>
      </div>
      {isLocked && <p className="mute">{t('family.sentFirst')}</p>}
      {question}
    </Card>
  );
}
