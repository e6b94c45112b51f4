import type { FormService } from '@portal/domain/forms';
import { createSearchParams } from 'react-router-dom';
import { useText } from '../../language';
import { useSession } from '../../session';
import { Alert, LinkInText } from '../../ui';
import formsText from '../forms.text';
import type { Receipt } from '../send-form.requests';

interface ReceivedNoticeProps {
  receipt: Pick<Receipt, 'referenceNumber'>;
  service: FormService | 'messages.reply';
  level: 2 | 3;
}

/** What was sent arrived after all, and something was changed since: that stays, and is not sent. */
export function ReceivedNotice({
  receipt: { referenceNumber },
  service,
  level,
}: ReceivedNoticeProps) {
  const t = useText(formsText);
  const { signedIn } = useSession();
  const isMessage = service.startsWith('messages.');
  return (
    <Alert
      tone="ok"
      role="status"
      level={level}
      title={t(isMessage ? 'formArrival.receivedMessage' : 'formArrival.received', {
        number: referenceNumber,
      })}
    >
      <p>{t('formArrival.changedSince')}</p>
      {signedIn && service !== 'messages.reply' && (
        <p>
          <LinkInText
            to={{ search: `?${createSearchParams({ step: 'sent', number: referenceNumber })}` }}
          >
            {t('formArrival.seeReceived')}
          </LinkInText>
        </p>
      )}
    </Alert>
  );
}
