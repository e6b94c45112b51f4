import { idleMinutes } from '@portal/domain';
import type { ReactNode } from 'react';
import { useText } from '../language';
import { usePhone } from '../brand';
import { Button, Message, PhoneLink } from '../ui';
import uiText from '../ui/ui.text';
import bootText from './boot.text';
import shellText from './shell.text';

interface ErrorMessageProps {
  title: string;
  /** The key of a text with {phone} in it. */
  hint:
    | 'boot.failedHint'
    | 'boot.offlineHint'
    | 'shell.chunkFailedHint'
    | 'shell.screenBrokeHint'
    | 'shell.signOutFailedHint'
    | 'shell.signOutOfflineHint';
  onRetry: () => void;
  retryLabel?: string;
  /** Secondary buttons. */
  others?: ReactNode;
}

/** What happened, what to do, and a number to call. */
export function ErrorMessage({ title, hint, onRetry, retryLabel, others }: ErrorMessageProps) {
  const t = useText(bootText, shellText, uiText);
  const phone = usePhone();
  return (
    <Message
      icon="triangle-alert"
      title={title}
      actions={
        <>
          <Button icon="rotate-ccw" onClick={onRetry}>
            {retryLabel ?? t('ui.tryAgain')}
          </Button>
          {others}
        </>
      }
    >
      <p role="alert">
        {t.parts(hint, { phone: <PhoneLink number={phone} />, minutes: idleMinutes })}
      </p>
    </Message>
  );
}
