import { useState } from 'react';
import { useText } from '../language';
import { usePhone } from '../brand';
import { Alert, Button, PhoneLink } from '../ui';
import uiText from '../ui/ui.text';
import shellText from './shell.text';

interface PartFailedProps {
  title: string;
  /** The key of a text with {phone} in it. */
  hint?: 'shell.chunkFailedHint' | 'shell.languageFailedHint';
  onRetry: () => void;
  onClose: () => void;
}

/** A part of the page did not load: the page below stays as it is. Either button gives the focus back. */
export function PartFailed({
  title,
  hint = 'shell.chunkFailedHint',
  onRetry,
  onClose,
}: PartFailedProps) {
  const t = useText(shellText, uiText);
  const phone = usePhone();
  const [opener] = useState(() => document.activeElement);
  const returning = (go: () => void) => () => {
    if (opener instanceof HTMLElement) opener.focus();
    go();
  };
  return (
    <div className="part-failed no-print">
      <Alert
        tone="bad"
        role="alert"
        title={title}
        action={
          <div className="row tight">
            <Button icon="rotate-ccw" onClick={returning(onRetry)}>
              {t('ui.tryAgain')}
            </Button>
            <Button kind="secondary" onClick={returning(onClose)}>
              {t('shell.close')}
            </Button>
          </div>
        }
      >
        <p>{t.parts(hint, { phone: <PhoneLink number={phone} /> })}</p>
      </Alert>
    </div>
  );
}
