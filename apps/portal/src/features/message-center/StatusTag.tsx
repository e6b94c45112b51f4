import { useText } from '../../language';
import { Tag } from '../../ui';
import messageCenterText from './message-center.text';
import type { MessageRow } from './messages.requests';

const tones = { waitingForUs: 'info', waitingForYou: 'warn', answered: 'ok' } as const;

/** Who has the next word in a secure message; nothing for any other message. */
export function StatusTag({ status }: Pick<MessageRow, 'status'>) {
  const t = useText(messageCenterText);
  if (status === 'none' || status === 'unknown') return null;
  return (
    <Tag tone={tones[status]} icon={status === 'answered' ? 'check' : 'clock'}>
      {t(`messages.status.${status}`)}
    </Tag>
  );
}
