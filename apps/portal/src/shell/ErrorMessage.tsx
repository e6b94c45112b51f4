import { clientOf } from '@portal/client-config';
import { useText } from '../language';
import { useSession } from '../session';
import { Button, Message, PhoneLink } from '../ui';

interface ErrorMessageProps {
  title: string;
  /** The key of a text with {phone} in it. */
  hint: string;
  onRetry: () => void;
  retryLabel?: string;
}

/** What happened, what to do, and a number to call. */
export function ErrorMessage({ title, hint, onRetry, retryLabel }: ErrorMessageProps) {
  const t = useText();
  const { phone } = clientOf(useSession().client);
  return (
    <Message
      icon="triangle-alert"
      title={title}
      actions={
        <Button icon="rotate-ccw" onClick={onRetry}>
          {retryLabel ?? t('ui.tryAgain')}
        </Button>
      }
    >
      <p role="alert">{t.parts(hint, { phone: <PhoneLink number={phone} /> })}</p>
    </Message>
  );
}
