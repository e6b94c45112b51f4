import { useText } from '../../language';
import { usePlatform } from '../../platform';
import formsText from '../forms.text';
import { ArrivalNotice } from './ArrivalNotice';
import { type SentBy, sentForms, type SentRow } from './sent-forms';

interface UnansweredProps {
  by: SentBy;
  /** The key under which it was sent, and is sent again. */
  sentKey: string;
  level: 2 | 3;
  onThere: (row: SentRow) => void;
}

/** Whether a form or a message that got no answer arrived. */
export function Unanswered({ by, sentKey, level, onThere }: UnansweredProps) {
  const t = useText(formsText);
  const { online } = usePlatform();
  const isMessage = by.service === 'messages.send';
  const rowIn = ({ sent }: { sent: readonly SentRow[] }) =>
    sent.find(({ idempotencyKey }) => idempotencyKey === sentKey);
  return (
    <ArrivalNotice
      request={sentForms}
      input={by}
      level={level}
      isThere={(data) => rowIn(data) !== undefined}
      onThere={(data) => {
        const row = rowIn(data);
        if (row) onThere(row);
      }}
      say={{
        looking: t(isMessage ? 'formArrival.lookingMessage' : 'formArrival.looking'),
        notThere: {
          title: t(isMessage ? 'formArrival.noneMessage' : 'formArrival.none'),
          hint: t('formArrival.sendAgain'),
        },
        unknown: {
          title: t(isMessage ? 'formSend.unknownMessage' : 'formSend.unknown'),
          hint: t(online ? 'formSend.again' : 'formSend.offline'),
        },
      }}
    />
  );
}
