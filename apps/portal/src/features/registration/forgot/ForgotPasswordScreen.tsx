import { useNavigate } from 'react-router-dom';
import { ShortForm } from '../../../forms/short/ShortForm';
import { readField } from '../../../forms/short/read-field';
import { useShortForm } from '../../../forms/short/use-short-form';
import { useText } from '../../../language';
import namesText from '../../../language/names.text';
import { useAppDispatch, useAppSelector } from '../../../store';
import { ErrorSummary } from '../../../ui/forms';
import { RegistrationFrame } from '../parts/RegistrationFrame';
import { loginTyped, selectRegistration } from '../registration.slice';
import resetText from '../reset.text';

/** /security/forgotpassword: whose password. Nothing is sent yet, so that the page can't tell who exists. */
export function ForgotPasswordScreen() {
  const t = useText(resetText, namesText);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { login: before } = useAppSelector(selectRegistration);
  const form = useShortForm({
    initial: { login: before },
    read: ({ login }) => readField('login', 'login', login, t('reset.login.error')),
    onReady: (login) => {
      dispatch(loginTyped(login));
      void navigate('/security/forgotpassword/validate');
    },
  });
  const title = t('screens.forgotPassword');
  return (
    <RegistrationFrame isReset title={title} lead={t('reset.lead')}>
      <ErrorSummary errors={form.errors} turn={form.turn} />
      <ShortForm
        form={form}
        aria-label={title}
        submit={t('reset.continue')}
        button={{ size: 'large' }}
        fields={[{ kind: 'login', name: 'login', label: t('reset.login') }]}
      />
    </RegistrationFrame>
  );
}
