import type { FormService } from '@portal/domain/forms';
import { useText } from '../../language';
import { usePlatform } from '../../platform';
import { usePhone } from '../../brand';
import { type Failure, isUnanswered } from '../../store';
import { Alert, PhoneLink, useWait } from '../../ui';
import { SignInTab } from '../draft/SignInTab';
import formsText from '../forms.text';

type Known =
  | 'offline'
  | 'signedOut'
  | 'refusedFields'
  | 'alreadySentHint'
  | 'changedForm'
  | 'notInPaymentPlan'
  | 'tooLarge'
  | 'wrongType'
  | 'tooMany'
  | 'busy'
  | 'refused'
  | 'again';

const byStatus: Readonly<Record<number, Known>> = {
  401: 'signedOut',
  413: 'tooLarge',
  415: 'wrongType',
  429: 'tooMany',
  503: 'busy',
};

function kindOf({ status, code }: Failure, online: boolean): Known {
  if (code === 'FORM_ALREADY_SENT') return 'alreadySentHint';
  if (code === 'FORM_FIELDS_REFUSED') return 'refusedFields';
  if (code === 'FORM_CHANGED') return 'changedForm';
  if (code === 'NOT_IN_PAYMENT_PLAN') return 'notInPaymentPlan';
  if (status === 0 && !online) return 'offline';
  return byStatus[status] ?? (status >= 400 && status < 500 ? 'refused' : 'again');
}

interface SendFailureProps {
  failure: Failure;
  /** The call that was to send it. */
  service: FormService | 'messages.reply';
}

/** Why a form or a message was not sent, that nothing is lost, and what to do. */
export function SendFailure({ failure, service }: SendFailureProps) {
  const t = useText(formsText);
  const kind = kindOf(failure, usePlatform().online);
  const phone = usePhone();
  const wait = useWait(failure);
  const isMessage = service.startsWith('messages.');
  const title = isUnanswered(failure)
    ? isMessage
      ? 'formSend.unknownMessage'
      : 'formSend.unknown'
    : kind === 'alreadySentHint'
      ? 'formSend.alreadySent'
      : isMessage
        ? 'formSend.failedMessage'
        : 'formSend.failed';
  return (
    <Alert tone="bad" role="alert" title={t(title)} level={2}>
      <p>
        {t(`formSend.${kind}`)}
        {wait && ` ${wait}`}
      </p>
      {kind === 'tooMany' && (
        <p>{t.parts('formSend.tooManyCall', { phone: <PhoneLink number={phone} /> })}</p>
      )}
      {kind === 'signedOut' && <SignInTab />}
    </Alert>
  );
}
