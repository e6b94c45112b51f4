import type { QuickRefillPayment } from '@portal/domain/mail-order';
import { useEffect, useRef, useState } from 'react';
import { Page } from '../../brand';
import { useText } from '../../language';
import type { Failure } from '../../store';
import { Alert, Button, Card, Icon, useWait } from '../../ui';
import { PickOne } from '../../ui/forms';
import type { FoundRefill } from './quick-refill.requests';
import { PhoneCard } from './PhoneCard';
import quickRefillText from './quick-refill.text';
import { RefillFacts } from './RefillFacts';

interface ConfirmPageProps {
  refill: FoundRefill;
  isSending: boolean;
  failure: Failure | undefined;
  /** This try or one before it had no answer: the order may be placed. */
  mayHaveArrived: boolean;
  onOrder: (payment: QuickRefillPayment) => void;
  onBack: () => void;
}

/** The refill that was found, its price and how it is paid. Nothing is ordered before the button. */
export function ConfirmPage({
  refill,
  isSending,
  failure,
  mayHaveArrived,
  onOrder,
  onBack,
}: ConfirmPageProps) {
  const t = useText(quickRefillText);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const payments: QuickRefillPayment[] = [
    ...(refill.canBill ? ['bill' as const] : []),
    ...(refill.hasCard ? ['card' as const] : []),
  ];
  const [payment, setPayment] = useState(payments[0] ?? 'bill');
  return (
    <Page title={t('quickRefill.found')} heading={heading} lead={t('quickRefill.foundLead')}>
      {failure && <NotOrdered failure={failure} mayHaveArrived={mayHaveArrived} />}
      <div className="grid deck">
        <Card className="c8" title={t('quickRefill.rx', { number: refill.rxNumber })}>
          <RefillFacts refill={refill} />
          <p className="note row tight">
            <Icon name="lock" />
            <span>{t('quickRefill.privacy')}</span>
          </p>
          <PickOne
            name="payment"
            legend={t('quickRefill.pay')}
            picks={payments.map((value) => ({ value, label: t(`quickRefill.pay.${value}`) }))}
            value={payment}
            onChange={setPayment}
          />
          <div className="row">
            <Button size="large" busy={isSending} onClick={() => onOrder(payment)}>
              {t('quickRefill.order')}
            </Button>
            <Button kind="quiet" onClick={onBack}>
              {t('quickRefill.back')}
            </Button>
          </div>
        </Card>
        <div className="c4 stack s5 rail">
          <PhoneCard />
        </div>
      </div>
    </Page>
  );
}

/** What became of an order that was not confirmed. Takes the focus. */
function NotOrdered({
  failure,
  mayHaveArrived,
}: Pick<ConfirmPageProps, 'mayHaveArrived'> & { failure: Failure }) {
  const t = useText(quickRefillText);
  const { code, status } = failure;
  const wasBefore = code === 'ORDER_ALREADY_PLACED';
  const isUnsure = mayHaveArrived && !wasBefore;
  const wait = useWait(failure);
  const why = wasBefore ? 'before' : status === 503 ? 'busy' : 'changed';
  return (
    <Alert
      focusOn={failure}
      tone={isUnsure ? 'warn' : 'bad'}
      role="alert"
      title={t(isUnsure ? 'quickRefill.unsure' : 'quickRefill.notOrdered')}
    >
      <p>
        {isUnsure
          ? t('quickRefill.unsureHint')
          : status === 429
            ? `${t('quickRefill.notOrdered.tooMany')} ${wait}`
            : t(`quickRefill.notOrdered.${why}`)}
      </p>
    </Alert>
  );
}
