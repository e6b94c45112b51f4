import { useAppSelector } from '../../../store';
import { Alert, ButtonLink } from '../../../ui';
import { useText } from '../../../language';
import namesText from '../../../language/names.text';
import { RegistrationFrame } from '../parts/RegistrationFrame';
import { selectRegistration } from '../registration.slice';
import resetText from '../reset.text';
import { ProofForm } from './ProofForm';

/** /security/forgotpassword/validate: what proves whose password it is. */
export function ValidateScreen() {
  const t = useText(resetText, namesText);
  const { login } = useAppSelector(selectRegistration);
  const title = t('screens.forgotPasswordValidate');
  if (login) return <ProofForm title={title} login={login} />;
  return (
    <RegistrationFrame isReset title={title}>
      <Alert
        tone="info"
        title={t('reset.begin')}
        action={<ButtonLink to="/security/forgotpassword">{t('reset.again')}</ButtonLink>}
      />
    </RegistrationFrame>
  );
}
