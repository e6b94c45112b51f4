import { useReceipt } from '../../../forms/sent/use-receipt';
import { useText } from '../../../language';
import namesText from '../../../language/names.text';
import { Alert, ButtonLink } from '../../../ui';
import { RegistrationFrame } from '../parts/RegistrationFrame';
import { passwordChange } from '../registration.slice';
import resetText from '../reset.text';

/** /security/forgotpassword/confirmation: the password is changed; says nothing of it when it was not. */
export function PasswordChangedScreen() {
  const t = useText(resetText, namesText);
  const { receipt } = useReceipt<true>(passwordChange);
  if (!receipt) {
    return (
      <RegistrationFrame isReset title={t('screens.forgotPassword')}>
        <Alert
          tone="info"
          title={t('reset.begin')}
          action={<ButtonLink to="/security/forgotpassword">{t('reset.again')}</ButtonLink>}
        />
      </RegistrationFrame>
    );
  }
  return (
    <RegistrationFrame isReset title={t('screens.forgotPasswordConfirmation')}>
      <Alert
        tone="ok"
        title={t('reset.done')}
        action={<ButtonLink to="/member/login">{t('reset.signIn')}</ButtonLink>}
      >
        <p>{t('reset.doneHint')}</p>
      </Alert>
    </RegistrationFrame>
  );
}
