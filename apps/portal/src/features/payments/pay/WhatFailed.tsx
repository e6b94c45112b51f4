import { useText } from '../../../language';
import type { Failure } from '../../../store';
import { Alert, Button, NotConfirmed, useWait } from '../../../ui';
import failedText from './failed.text';

interface WhatFailedProps {
  failure: Failure;
  isBank: boolean;
  onStale: () => void;
}

/** Why a payment was not made: nothing was charged. */
export function WhatFailed({ failure, isBank, onStale }: WhatFailedProps) {
  const t = useText(failedText);
  const wait = useWait(failure);
  const { code } = failure;
  if (code === 'STEP_UP_NEEDED') return <NotConfirmed>{t(`payments.failed.${code}`)}</NotConfirmed>;
  if (
    code === 'PAYMENT_DECLINED' ||
    code === 'CARD_NOT_ACCEPTED' ||
    code === 'CARD_EXPIRES_BEFORE_DAY' ||
    code === 'PAYMENT_DAY_REFUSED'
  ) {
    const title = isBank && code === 'PAYMENT_DECLINED' ? 'BANK_DECLINED' : code;
    return (
      <Alert tone="bad" role="alert" title={t(`payments.failed.${title}`)}>
        <p>{t('payments.failed.notCharged')}</p>
      </Alert>
    );
  }
  if (code === 'PAYMENT_ABOVE_BALANCE') {
    const action = (
      <Button kind="secondary" onClick={onStale}>
        {t('payments.failed.newBalance')}
      </Button>
    );
    return (
      <Alert tone="bad" role="alert" title={t(`payments.failed.${code}`)} action={action}>
        <p>{t('payments.failed.notCharged')}</p>
      </Alert>
    );
  }
  return (
    <Alert tone="bad" role="alert" title={t('payments.failed.title')}>
      <p>
        {t('payments.failed.notCharged')} {wait}
      </p>
    </Alert>
  );
}
