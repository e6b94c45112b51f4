import { useText } from '../../language';
import { usePlatform, useStoredOnce } from '../../platform';
import { isConfirmed } from '../../session';
import { Alert, PhoneLink } from '../../ui';
import { type MessageName, messageOf } from './sign-in-message';
import signInText from './sign-in.text';

/** `ok`: as the member requested; `info`: for their safety; otherwise an error. */
const tones: Partial<Record<MessageName, 'ok' | 'info'>> = {
  requested: 'ok',
  passwordChanged: 'ok',
  idle: 'info',
  expired: 'info',
  'error-cancelled': 'info',
  'error-ended': 'info',
  'error-expired': 'info',
};

/** Above the sign-in button: how the last session ended, or why the sign-in failed. */
export function SignInMessage({ phone }: { phone: string }) {
  const t = useText(signInText);
  const platform = usePlatform();
  const stored = useStoredOnce('signInMessage');
  const message = messageOf(stored, isConfirmed(platform.location.search));
  if (!message) return null;
  return (
    <Alert tone={tones[message] ?? 'bad'} title={t(`signIn.${message}`)} role="status">
      <p>{t.parts(`signIn.${message}Hint`, { phone: <PhoneLink number={phone} /> })}</p>
    </Alert>
  );
}
