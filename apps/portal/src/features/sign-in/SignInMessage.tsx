import type { SignInError } from '@portal/contracts/session';
import { idleMinutes } from '@portal/domain';
import { useText } from '../../language';
import { usePlatform, useStoredOnce } from '../../platform';
import { isConfirmed, type SignOutReason, signOutReasons, unconfirmed } from '../../session';
import { Alert, PhoneLink } from '../../ui';
import signInText from './sign-in.text';

/** Every error of the BFF (§4, Logout); the type fails when the contract names another. */
const errors: Record<`error-${SignInError}`, true> = {
  'error-cancelled': true,
  'error-ended': true,
  'error-expired': true,
  'error-failed': true,
  'error-unavailable': true,
};

const messageNames = [
  ...signOutReasons,
  'signedInAtProvider' as const,
  'passwordChanged' as const,
  ...(Object.keys(errors) as `error-${SignInError}`[]),
];

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
      <p>
        {t.parts(`signIn.${message}Hint`, {
          phone: <PhoneLink number={phone} />,
          minutes: idleMinutes,
        })}
      </p>
    </Alert>
  );
}

/** A message of the login page: how a session ended, why a sign-in failed, or a new password. */
export type MessageName =
  | SignOutReason
  | 'signedInAtProvider'
  | 'passwordChanged'
  | `error-${SignInError}`;

/**
 * The message stored for the login page (SS-5); undefined for none or an unknown text. A sign-out that the
 * identity provider did not confirm is one of the portal only.
 */
export function messageOf(stored: string | null, isConfirmed: boolean): MessageName | undefined {
  const [named = '', more] = (stored ?? '').split(unconfirmed);
  if (more !== undefined && !isConfirmed) return 'signedInAtProvider';
  return messageNames.find((name) => name === named);
}
