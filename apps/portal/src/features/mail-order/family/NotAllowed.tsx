import { useText } from '../../../language';
import { selectUserInfo } from '../../../session';
import { useAppSelector } from '../../../store';
import { Alert, Button } from '../../../ui';
import patientText from './patient.text';
import { useChoosePatient } from './use-patient';

/** The BFF refused the patient: their authorization ended meanwhile, or does not cover this. */
export function NotAllowed() {
  const t = useText(patientText);
  const choose = useChoosePatient();
  const ownId = useAppSelector(selectUserInfo)?.memberId ?? '';
  return (
    <Alert
      tone="warn"
      role="alert"
      title={t('family.notAllowed')}
      action={
        <Button kind="secondary" onClick={() => choose(ownId)}>
          {t('family.backToSelf')}
        </Button>
      }
    >
      <p>{t('family.notAllowedWhy')}</p>
    </Alert>
  );
}
