import { readLogin } from '@portal/domain/registration';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useText } from '../../../language';
import screenTitlesText from '../../../language/screen-titles.text';
import { useAppDispatch, useAppSelector } from '../../../store';
import { Button, TextField } from '../../../ui';
import { ErrorSummary } from '../../../ui/forms';
import { RegistrationFrame } from '../parts/RegistrationFrame';
import { loginTyped, selectRegistration } from '../registration.slice';
import resetText from '../reset.text';

/** /security/forgotpassword: whose password. Nothing is sent yet, so that the page can't tell who exists. */
export function ForgotPasswordScreen() {
  const t = useText(resetText, screenTitlesText);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { login: before } = useAppSelector(selectRegistration);
  const [typed, setTyped] = useState(before);
  const [isTried, setTried] = useState(false);
  const [turn, setTurn] = useState(0);
  const login = readLogin(typed);
  const error = isTried && login === null ? t('reset.login.error') : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    setTurn(turn + 1);
    if (login === null) return;
    dispatch(loginTyped(login));
    void navigate('/security/forgotpassword/validate');
  };
  const title = t('screens.forgotPassword');
  return (
    <RegistrationFrame isReset title={title} lead={t('reset.lead')}>
      <ErrorSummary errors={error ? [{ name: 'login', message: error }] : []} turn={turn} />
      <form className="card stack s5" noValidate aria-label={title} onSubmit={submit}>
        <TextField
          name="login"
          label={t('reset.login')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          error={error}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <div className="row">
          <Button type="submit" size="large">
            {t('reset.continue')}
          </Button>
        </div>
      </form>
    </RegistrationFrame>
  );
}
