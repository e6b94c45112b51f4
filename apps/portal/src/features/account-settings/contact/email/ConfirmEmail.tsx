import { useState } from 'react';
import { Fields } from '../../../../forms/short/ShortForm';
import { codeField, useCodeForm } from '../../../../forms/short/use-code-form';
import { type Translate, useFormat, useLanguage, useText } from '../../../../language';
import { useClock } from '../../../../platform';
import { Alert, Button } from '../../../../ui';
import { InPlaceForm } from '../../../../forms/short/InPlaceForm';
import { isUnanswered, type Saving, useSaving } from '../../../../store';
import { SendingProblem } from './EmailForm';
import {
  emailCancelling,
  type EmailConfirmation,
  emailConfirming,
  emailSending,
  type PendingEmail,
} from './email.requests';
import emailText from './email.text';

export type CodeEnd = 'confirmed' | 'used' | 'none';

interface ConfirmEmailProps {
  memberId: string;
  pending: PendingEmail;
  /** The code confirmed the address, now or before, or no address waits for one any more. */
  onEnded: (outcome: CodeEnd) => void;
  /** Another address is to be entered. */
  onOther: () => void;
}

/** The code that was sent to the new address, how another one is sent, and how to stop. */
export function ConfirmEmail({ memberId, pending, onEnded, onOther }: ConfirmEmailProps) {
  const t = useText(emailText);
  const format = useFormat();
  const language = useLanguage();
  const [isSentAgain, setSentAgain] = useState(false);
  const confirming = useSaving(emailConfirming, ({ outcome }) => {
    if (outcome === 'confirmed' || outcome === 'used' || outcome === 'none') onEnded(outcome);
  });
  const cancelling = useSaving(emailCancelling, () => undefined);
  const { email, expiresAt } = pending;
  const form = useCodeForm({
    problem: t('settings.email.codeProblem'),
    isBusy: confirming.isRunning,
    refused: wrongCode(confirming.data, t),
    onTry: () => {
      setSentAgain(false);
      confirming.forget();
    },
    onReady: (code) => confirming.save({ body: { memberId, code, language } }),
  });
  const sending = useSaving(emailSending, ({ outcome }) => {
    if (outcome !== 'sent') return;
    // Until then the code before works, and what was typed of it stays.
    form.startOver();
    setSentAgain(true);
  });
  const why = useCodeOver(confirming.data?.outcome, pending);
  /** The service sends no code now, and the page says why: another request for one would be refused too. */
  const isRefused = sending.data !== undefined && sending.data.outcome !== 'sent';
  const isOver = why !== undefined && !isSentAgain;
  const sendAgain = () => {
    setSentAgain(false);
    confirming.forget();
    sending.save({ body: { memberId, email, language } });
  };
  const stop = () => cancelling.save({ memberId });
  return (
    <InPlaceForm
      form={form}
      submit={t('settings.email.confirm')}
      ways={
        <>
          <Button kind="secondary" busy={sending.isRunning} onClick={sendAgain}>
            {t('settings.email.again')}
          </Button>
          <Button kind="quiet" onClick={onOther}>
            {t('settings.email.other')}
          </Button>
          <Button kind="quiet" busy={cancelling.isRunning} onClick={stop}>
            {t('settings.email.stop')}
          </Button>
        </>
      }
    >
      <p>
        {t.parts(isOver ? 'settings.email.sentBefore' : 'settings.email.sentTo', {
          email: <bdi>{email}</bdi>,
          time: format.theTime(expiresAt),
        })}
      </p>
      <SendingProblem sending={sending} isCodeOver={isOver} />
      {!sending.isRunning && !isRefused && (
        <CodeProblem confirming={confirming} why={why} isSentAgain={isSentAgain} />
      )}
      {cancelling.failure && (
        <Alert
          tone="bad"
          role="alert"
          title={t(
            isUnanswered(cancelling.failure)
              ? 'settings.email.mayBeStopped'
              : 'settings.email.notStopped',
          )}
        />
      )}
      <p role="status" className="small">
        {isSentAgain && t('settings.email.sentAgain')}
      </p>
      <Fields
        form={form}
        fields={[
          {
            className: 'settings-fields',
            fields: [
              codeField({ label: t('settings.email.code'), hint: t('settings.email.codeHint') }),
            ],
          },
        ]}
      />
    </InPlaceForm>
  );
}

/** What the field says of a code that is not the one that was sent. */
function wrongCode(data: EmailConfirmation | undefined, t: Translate<typeof emailText>) {
  if (data?.outcome !== 'wrong') return [];
  const { triesLeft: count } = data;
  const isLast = count === 1 || count === null;
  const message = isLast ? t('settings.email.wrongOnce') : t('settings.email.wrong', { count });
  return [{ name: 'code', message }];
}

type CodeOver = 'expired' | 'locked' | 'used' | 'none' | 'taken';

/** Why the code no longer works; undefined while it does. */
function useCodeOver(
  outcome: EmailConfirmation['outcome'] | undefined,
  { expiresAt, triesLeft }: PendingEmail,
): CodeOver | undefined {
  const clock = useClock();
  switch (outcome) {
    case 'expired':
    case 'locked':
    case 'used':
    case 'none':
    case 'taken':
      return outcome;
    default:
      if (triesLeft === 0) return 'locked';
      return Date.parse(expiresAt) <= clock.now().getTime() ? 'expired' : undefined;
  }
}

interface CodeProblemProps {
  confirming: Saving<EmailConfirmation, never>;
  why: CodeOver | undefined;
  isSentAgain: boolean;
}

/** Why the code was not checked, or no longer works. */
function CodeProblem({ confirming, why, isSentAgain }: CodeProblemProps) {
  const t = useText(emailText);
  if (confirming.isRunning || isSentAgain) return null;
  if (confirming.failure) {
    const isLost = isUnanswered(confirming.failure);
    const title = isLost ? 'settings.email.mayBeConfirmed' : 'settings.email.notChecked';
    return <Alert tone="bad" role="alert" title={t(title)} />;
  }
  return why ? <Alert tone="bad" role="alert" title={t(`settings.email.${why}`)} /> : null;
}
