import { registration as calls } from '@portal/contracts/registration';
import type { CodeChannel } from '@portal/domain/registration';
import { Fields } from '../../../forms/short/ShortForm';
import { codeField, useCodeForm } from '../../../forms/short/use-code-form';
import { useFormat, useLanguage, useText } from '../../../language';
import { requestOf, useAppDispatch, useAppSelector, useSaving } from '../../../store';
import { Alert, Button, Card, Link } from '../../../ui';
import { ErrorSummary } from '../../../ui/forms';
import { Refused } from '../parts/Refused';
import { RegistrationFrame } from '../parts/RegistrationFrame';
import { useSecondsUntil } from '../parts/use-seconds-until';
import { accountTyped, codeSent, type Pending, selectRegistration } from '../registration.slice';
import registrationText from '../registration.text';

interface ConfirmAccountProps {
  title: string;
  pending: Pending;
  onDone: () => void;
}

/** The code of a new account, another one after a minute, and what to do when none arrives. */
export function ConfirmAccount({ title, pending, onDone }: ConfirmAccountProps) {
  const t = useText(registrationText);
  const format = useFormat();
  const language = useLanguage();
  const dispatch = useAppDispatch();
  const { account, token } = useAppSelector(selectRegistration);
  const seconds = useSecondsUntil(pending.resendFrom);
  const confirming = useSaving(requestOf(calls.confirm), ({ outcome }) => {
    if (outcome === 'confirmed' || outcome === 'used') onDone();
  });
  const { outcome, triesLeft } = confirming.data ?? {};
  const isOver = outcome === 'expired' || outcome === 'locked' || outcome === 'none';
  const ofCode = (message: string) => [{ name: 'code', message }];
  const over = isOver ? ofCode(t(`registration.code.${outcome}`)) : null;
  const wrong =
    outcome === 'wrong' ? ofCode(t('registration.code.wrong', { count: triesLeft ?? 0 })) : [];
  const form = useCodeForm({
    problem: t('registration.code.form'),
    refused: over ?? wrong,
    isBusy: confirming.isRunning,
    onTry: confirming.forget,
    onReady: (code) => confirming.save({ body: { registration: token, code } }),
  });
  const sending = useSaving(requestOf(calls.sendCode), ({ outcome, pending: next }) => {
    if (next) dispatch(codeSent(next));
    if (outcome !== 'sent') return;
    form.startOver();
    confirming.forget();
  });
  // No other code would do either.
  const errors = over ?? form.errors;
  const send = (sendBy: CodeChannel) => {
    if (seconds > 0) return;
    dispatch(accountTyped({ sendBy }));
    sending.save({ body: { registration: token, sendBy, language } });
  };
  const failure = confirming.failure ?? sending.failure;
  const other = account.sendBy === 'email' ? 'text' : 'email';
  const sent = sending.data?.outcome;
  return (
    <RegistrationFrame step={3} title={title}>
      <ErrorSummary errors={errors} turn={form.turn} />
      {failure && <Refused failure={failure} />}
      {(sent === 'tooSoon' || sent === 'tooOften' || sent === 'none') && (
        <Alert tone="warn" role="alert" title={t(`registration.${sent}`)} />
      )}
      <form {...form.form} className="card stack s5" aria-label={title}>
        {!isOver && (
          <p>
            {t.parts('registration.sentTo', {
              to: <bdi>{account.sendBy === 'email' ? account.email : account.phone}</bdi>,
              time: format.theTime(pending.expiresAt),
            })}
          </p>
        )}
        <Fields
          form={{ ...form, errors }}
          fields={[codeField({ label: t('registration.code'), hint: t('registration.codeHint') })]}
        />
        <div className="row">
          <Button type="submit" busy={confirming.isRunning}>
            {t('registration.confirm')}
          </Button>
          <Button
            kind="secondary"
            icon="rotate-ccw"
            busy={sending.isRunning}
            aria-disabled={seconds > 0}
            aria-describedby="resend-wait"
            onClick={() => send(account.sendBy)}
          >
            {t('registration.resend')}
          </Button>
          <span className="mute" id="resend-wait">
            {seconds > 0 && t('registration.wait', { count: seconds })}
          </span>
        </div>
        <p role="status" className="small">
          {sent === 'sent' && t('registration.resent', { count: pending.codesLeft ?? 0 })}
        </p>
      </form>
      <Card title={t('registration.noMessage')}>
        <ul className="plain stack s3">
          <li>{t('registration.junk')}</li>
          <li>
            {t('registration.wrongAddress')}{' '}
            <Link to="/member/registration">{t('registration.changeAddress')}</Link>
          </li>
          <li>
            <Button
              kind="secondary"
              busy={sending.isRunning}
              aria-disabled={seconds > 0}
              aria-describedby="resend-wait"
              onClick={() => send(other)}
            >
              {t(`registration.sendInstead.${other}`)}
            </Button>
          </li>
        </ul>
      </Card>
    </RegistrationFrame>
  );
}
