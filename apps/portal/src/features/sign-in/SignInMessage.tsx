import { useEffect, useState } from 'react';
import { useText } from '../../language';
import { usePlatform } from '../../platform';
import { Alert, PhoneLink } from '../../ui';
import { type Happening, whatHappened } from './what-happened';
import signInText from './sign-in.text';

/** Ended as the member wished, for their safety, or by a fault. */
const tones: Partial<Record<Happening, 'ok' | 'info'>> = {
  requested: 'ok',
  idle: 'info',
  expired: 'info',
  'error-cancelled': 'info',
  'error-expired': 'info',
};

/** Above the way in: how the last session ended, or why signing in did not come about. */
export function Happened({ phone }: { phone: string }) {
  const t = useText(signInText);
  const platform = usePlatform();
  const [kept] = useState(() => platform.read('signInMessage'));
  // Said once: the next visit begins without it.
  useEffect(() => platform.write('signInMessage', null), [platform]);
  const happening = whatHappened(kept);
  if (!happening) return null;
  return (
    <Alert tone={tones[happening] ?? 'bad'} title={t(`signIn.${happening}`)} role="status">
      <p>{t.parts(`signIn.${happening}Hint`, { phone: <PhoneLink number={phone} /> })}</p>
    </Alert>
  );
}
