import { useText } from '../../../language';
import { Alert, ButtonLink } from '../../../ui';
import registrationText from '../registration.text';
import { RegistrationFrame } from './RegistrationFrame';

/** The account is confirmed: the way to the identity provider, which signs the member in. */
export function AccountReady() {
  const t = useText(registrationText);
  return (
    <RegistrationFrame title={t('registration.ready')} takesFocus>
      <Alert
        tone="ok"
        title={t('registration.readyTitle')}
        action={<ButtonLink href="/member/auth/login">{t('registration.signIn')}</ButtonLink>}
      >
        <p>{t('registration.readyHint')}</p>
      </Alert>
    </RegistrationFrame>
  );
}
