import { password as calls } from '@portal/contracts/password';
import { type PasswordProblem, passwordProblem } from '@portal/domain/registration';
import { useNavigate } from 'react-router-dom';
import { controlOf, Fields } from '../../../forms/short/ShortForm';
import { codeField, readCode } from '../../../forms/short/use-code-form';
import type { ReceiptEntry } from '../../../forms/sent/use-receipt';
import { useShortForm } from '../../../forms/short/use-short-form';
import { useFormat, useLanguage, useText } from '../../../language';
import { usePlatform } from '../../../platform';
import { requestOf, useAppDispatch, useAppSelector, useSaving } from '../../../store';
import { Alert, Button, ButtonLink } from '../../../ui';
import { ErrorSummary } from '../../../ui/forms';
import { PasswordField } from '../parts/PasswordField';
import { Refused } from '../parts/Refused';
import { RegistrationFrame } from '../parts/RegistrationFrame';
import { passwordChange, passwordChanged, selectRegistration } from '../registration.slice';
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
  const choosing = useSaving(requestOf(calls.choose), ({ outcome }) => {
    if (outcome !== 'changed') return;
    platform.write('signInMessage', 'passwordChanged');
    dispatch(passwordChanged());
    void navigate('/security/forgotpassword/confirmation', {
      state: { of: passwordChange, receipt: true } satisfies ReceiptEntry<true>,
    });
  });
  const needsCode = 'reset' in proof;
  const { outcome, problem, triesLeft } = choosing.data ?? {};
  const passwordError = (why: PasswordProblem) => ({
    name: 'password',
    message: t(`registration.password.${why}`),
  });
  const isKnown = problem !== undefined && problem !== 'none' && problem !== 'unknown';
  const form = useShortForm({
    initial: { code: '', password: '' },
    read: (typed) => {
      const code = needsCode ? readCode(typed.code, t('registration.code.form')) : { ready: '' };
      const why = passwordProblem(typed.password, login ? [login] : []);
      const wrong = why ? [passwordError(why)] : [];
      if ('errors' in code) return { errors: [...code.errors, ...wrong] };
      return why ? { errors: wrong } : { ready: { code: code.ready, password: typed.password } };
    },
    verbatim: ['password'],
    refused: [
      ...(outcome === 'wrong'
        ? [{ name: 'code', message: t('registration.code.wrong', { count: triesLeft ?? 0 }) }]
        : []),
      ...(outcome === 'refused' && isKnown ? [passwordError(problem)] : []),
    ],
    isBusy: choosing.isRunning,
    onTry: choosing.forget,
    onReady: ({ code, password }) =>
      choosing.save({
        body: needsCode
          ? { reset: proof.reset, code, password, language }
          : { link: proof.link, password, language },
      }),
  });
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
  return (
    <RegistrationFrame
      isReset
      title={title}
      lead={
        needsCode && reset ? t('reset.sent', { time: format.theTime(reset.expiresAt) }) : undefined
      }
    >
      <ErrorSummary errors={form.errors} turn={form.turn} />
      {choosing.failure && <Refused failure={choosing.failure} />}
      {over && (
        <Alert
          tone="warn"
          role="alert"
          title={over}
          action={<ButtonLink to="/security/forgotpassword">{t('reset.again')}</ButtonLink>}
        />
      )}
      <form {...form.form} className="card stack s5" aria-label={title}>
        <Fields
          form={form}
          fields={[
            needsCode &&
              codeField({ label: t('registration.code'), hint: t('registration.codeHint') }),
            <PasswordField key="password" {...controlOf(form, 'password')} />,
          ]}
        />
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
