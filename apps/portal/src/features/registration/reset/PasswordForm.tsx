import { codeToSend } from '@portal/domain/account';
import { passwordProblem } from '@portal/domain/registration';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useFormat, useLanguage, useText } from '../../../language';
import { usePlatform } from '../../../platform';
import { useAppDispatch, useAppSelector, useSaving } from '../../../store';
import { Alert, Button, ButtonLink } from '../../../ui';
import { ErrorSummary } from '../../../ui/forms';
import { CodeField } from '../parts/CodeField';
import { PasswordField } from '../parts/PasswordField';
import { Refused } from '../parts/Refused';
import { RegistrationFrame } from '../parts/RegistrationFrame';
import { passwordChoosing } from '../registration.requests';
import { passwordChanged, selectRegistration } from '../registration.slice';
import registrationText from '../registration.text';
import resetText from '../reset.text';

interface PasswordFormProps {
  title: string;
  /** The link that was opened, or the request whose code is typed. */
  proof: { link: string } | { reset: string };
}

/** The code, unless a link was opened, and the new password. */
export function PasswordForm({ title, proof }: PasswordFormProps) {
  const t = useText(registrationText, resetText);
  const format = useFormat();
  const language = useLanguage();
  const platform = usePlatform();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { login, reset } = useAppSelector(selectRegistration);
  const [typed, setTyped] = useState('');
  const [password, setPassword] = useState('');
  const [isTried, setTried] = useState(false);
  const [turn, setTurn] = useState(0);
  const choosing = useSaving(passwordChoosing, ({ outcome }) => {
    if (outcome !== 'changed') return;
    platform.write('signInMessage', 'passwordChanged');
    dispatch(passwordChanged());
    void navigate('/security/forgotpassword/confirmation');
  });
  const needsCode = 'reset' in proof;
  const code = codeToSend(typed);
  const { outcome, problem, triesLeft } = choosing.data ?? {};
  const local = passwordProblem(password, login ? [login] : []);
  const refused = outcome === 'refused' ? problem : undefined;
  const wrong = isTried ? (local ?? refused) : undefined;
  const passwordError =
    wrong && wrong !== 'none' && wrong !== 'unknown'
      ? t(`registration.password.${wrong}`)
      : undefined;
  const codeError = !isTried
    ? undefined
    : needsCode && !code
      ? t('registration.code.form')
      : outcome === 'wrong'
        ? t('registration.code.wrong', { count: triesLeft ?? 0 })
        : undefined;
  const over =
    outcome === 'locked' && reset
      ? t('reset.locked', { time: format.theTime(reset.expiresAt) })
      : outcome === 'used'
        ? t('reset.used')
        : outcome === 'none'
          ? t('reset.none')
          : outcome === 'expired' || outcome === 'locked'
            ? t('reset.over')
            : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (choosing.isRunning) return;
    setTried(true);
    setTurn(turn + 1);
    choosing.forget();
    if (local || (needsCode && !code)) return;
    const chosen = { password, language };
    choosing.save({
      body: needsCode
        ? { reset: proof.reset, code: code ?? '', ...chosen }
        : { link: proof.link, ...chosen },
    });
  };
  return (
    <RegistrationFrame
      isReset
      title={title}
      lead={
        needsCode && reset ? t('reset.sent', { time: format.theTime(reset.expiresAt) }) : undefined
      }
    >
      <ErrorSummary
        errors={[
          ...(codeError ? [{ name: 'code', message: codeError }] : []),
          ...(passwordError ? [{ name: 'password', message: passwordError }] : []),
        ]}
        turn={outcome ? turn + 1 : turn}
      />
      {choosing.failure && <Refused failure={choosing.failure} />}
      {over && (
        <Alert
          tone="warn"
          role="alert"
          title={over}
          action={<ButtonLink to="/security/forgotpassword">{t('reset.again')}</ButtonLink>}
        />
      )}
      <form className="card stack s5" noValidate aria-label={title} onSubmit={submit}>
        {needsCode && <CodeField value={typed} error={codeError} onChange={setTyped} />}
        <PasswordField error={passwordError} value={password} onChange={setPassword} />
        <p className="mute">{t('reset.signsOut')}</p>
        <div className="row">
          <Button type="submit" size="large" busy={choosing.isRunning}>
            {t('reset.save')}
          </Button>
        </div>
        {needsCode && <p className="small mute">{t('reset.noMessage')}</p>}
      </form>
    </RegistrationFrame>
  );
}
