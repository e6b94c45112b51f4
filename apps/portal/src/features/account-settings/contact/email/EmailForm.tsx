import { useEffect, useEffectEvent, useState } from 'react';
import { emailProblem, emailToSend } from '@portal/domain/account';
import formRulesText from '../../../../forms/form-rules.text';
import { Fields } from '../../../../forms/short/ShortForm';
import { useShortForm } from '../../../../forms/short/use-short-form';
import { useLanguage, useText } from '../../../../language';
import typedText from '../../../../language/typed.text';
import { usePhone } from '../../../../brand';
import { Alert, Button, NotConfirmed, PhoneLink } from '../../../../ui';
import { InPlaceForm } from '../../../../forms/short/InPlaceForm';
import settingsText from '../../settings.text';
import { isUnanswered, type Saving, useSaving } from '../../../../store';
import { type EmailSending, emailSending, type PendingEmail } from './email.requests';
import emailText from './email.text';

interface EmailFormProps {
  memberId: string;
  /** The address of the account, when it is confirmed: it can't be the new one. */
  confirmed: string | undefined;
  /** The address that waits for its code. */
  pending: PendingEmail | null | undefined;
  /** What the field begins with. */
  first: string;
  onSent: () => void;
  onCancel: () => void;
}

/** The new address, to which a code is sent. What is typed stays whatever the service answers. */
export function EmailForm(props: EmailFormProps) {
  const { memberId, confirmed, pending, first, onSent, onCancel } = props;
  const t = useText(emailText, formRulesText, typedText, settingsText);
  const language = useLanguage();
  const [sent, setSent] = useState<{ email: string; before: EmailFormProps['pending'] }>();
  const sending = useSaving(emailSending, ({ outcome }) => {
    if (outcome === 'sent') onSent();
  });
  const form = useShortForm({
    initial: { email: first },
    read: ({ email }) => {
      const problem = emailProblem(email, confirmed);
      if (!problem) return { ready: emailToSend(email) };
      const message =
        problem === 'missing' || problem === 'same'
          ? t(`settings.email.problem.${problem}`)
          : t(`formRules.${problem}`);
      return { errors: [{ name: 'email', message }] };
    },
    isBusy: sending.isRunning,
    onReady: (email) => {
      setSent({ email, before: pending });
      sending.save({ body: { memberId, email, language } });
    },
  });
  // No answer came, and the service says that this address waits for a code: another one than before.
  const isThere =
    sending.failure &&
    isUnanswered(sending.failure) &&
    pending?.email === sent?.email &&
    (pending?.email !== sent?.before?.email || pending?.expiresAt !== sent?.before?.expiresAt);
  const found = useEffectEvent(onSent);
  useEffect(() => {
    if (isThere) found();
  }, [isThere]);
  return (
    <InPlaceForm
      form={form}
      submit={t('settings.email.send')}
      ways={
        <Button kind="secondary" onClick={onCancel}>
          {t('settings.cancel')}
        </Button>
      }
    >
      <SendingProblem sending={sending} />
      <Fields
        form={form}
        fields={[
          {
            kind: 'email',
            name: 'email',
            label: t('settings.email.new'),
            hint: t('settings.email.newHint'),
          },
        ]}
      />
    </InPlaceForm>
  );
}

/** Why no code was sent by a sending that this component began, or that none may have been. */
export function SendingProblem({
  sending: { data, failure },
  isCodeOver = false,
}: {
  sending: Saving<EmailSending, never>;
  /** The code that was sent before no longer works. */
  isCodeOver?: boolean;
}) {
  const t = useText(emailText);
  const phone = <PhoneLink number={usePhone()} />;
  const outcome = data?.outcome;
  if (failure?.code === 'EMAIL_IN_USE') {
    return (
      <Alert tone="bad" role="alert" title={t('settings.email.inUse')}>
        <p>{t.parts('settings.email.inUseHint', { phone })}</p>
      </Alert>
    );
  }
  if (failure?.code === 'STEP_UP_NEEDED') {
    return <NotConfirmed>{t('settings.email.declined')}</NotConfirmed>;
  }
  if (failure) {
    const title = isUnanswered(failure) ? 'settings.email.mayBeSent' : 'settings.email.notSent';
    return <Alert tone="bad" role="alert" title={t(title)} />;
  }
  if (outcome !== 'tooSoon' && outcome !== 'tooOften') return null;
  const said = outcome === 'tooSoon' && isCodeOver ? 'wait' : outcome;
  return <Alert tone="warn" role="alert" title={t(`settings.email.${said}`)} />;
}
