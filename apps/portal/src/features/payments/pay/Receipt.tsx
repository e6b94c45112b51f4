import { canCancelPlanned, planDay, postedBy } from '@portal/domain';
import { useEffect, useRef } from 'react';
import { PrintButton } from '../../../brand';
import { useFormat, useText } from '../../../language';
import { useClock } from '../../../platform';
import { says } from '../../../says/says';
import { useSession } from '../../../session';
import { Alert, ButtonLink, LinkInText, Part } from '../../../ui';
import { Money } from '../parts/Money';
import { PaidWith } from '../parts/PaidWith';
import { dayText } from '../parts/payment-labels';
import type { PaymentRow } from '../payments.requests';
import { StatusTag } from '../parts/StatusTag';
import { useFreshHistory } from '../use-payments';
import receiptText from './receipt.text';
import paymentsText from '../payments.text';

interface ReceiptProps {
  paymentId: string;
  /** It has just been paid: what was pressed is gone, and the heading takes the focus. */
  isNew: boolean;
}

/** How a payment ended, from the history: to look at again, and to print. */
export function Receipt({ paymentId, isNew }: ReceiptProps) {
  const t = useText(receiptText);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNew) heading.current?.focus();
  }, [isNew]);
  const { data, retry } = useFreshHistory();
  return (
    <section className="card stack s5">
      <h2 tabIndex={-1} ref={heading}>
        {t('payments.receipt.title')}
      </h2>
      <Part
        data={data}
        loading={t('payments.receipt.loading')}
        failed={t('payments.receipt.failed')}
        retry={retry}
      >
        {({ payments }) => {
          const found = payments.find((row) => row.paymentId === paymentId);
          return found ? <Found row={found} /> : <p>{t('payments.receipt.none')}</p>;
        }}
      </Part>
      <div className="row no-print">
        <ButtonLink to="/payments">{t('payments.receipt.history')}</ButtonLink>
        {data.status === 'success' && <PrintButton />}
      </div>
    </section>
  );
}

function Found({ row }: { row: PaymentRow }) {
  const t = useText(receiptText, paymentsText);
  const format = useFormat();
  const { emulation } = useSession();
  const now = useClock().now();
  const today = planDay(now);
  const { kind } = row.status;
  const isPlanned = kind === 'planned';
  const date = row.takenOn && format.longDate(row.takenOn);
  return (
    <>
      {isPlanned && (
        <Alert tone="ok" role="status" level={3} title={t('payments.receipt.planned')}>
          <p>{t('payments.receipt.plannedFor', { date })}</p>
          {!emulation && canCancelPlanned(row.takenOn, today) && (
            <p>
              {t.parts('payments.receipt.cancel', {
                place: <LinkInText to="/payments">{t('payments.receipt.yourHistory')}</LinkInText>,
              })}
            </p>
          )}
        </Alert>
      )}
      {(kind === 'processing' || kind === 'pending') && (
        <Alert tone="ok" role="status" level={3} title={t('payments.receipt.thanks')}>
          {kind === 'pending' && <p>{t('payments.receipt.pending', { date })}</p>}
          {kind === 'processing' && row.paidOn === today && (
            <p>{t('payments.receipt.posted', { date: format.longDate(postedBy(now)) })}</p>
          )}
          {row.receiptEmailed && <p>{t('payments.receipt.emailed')}</p>}
        </Alert>
      )}
      <dl className="facts">
        <div>
          <dt>{t('payments.column.confirmation')}</dt>
          <dd className="num">{row.confirmationNumber || t('payments.unknown')}</dd>
        </div>
        <div>
          <dt>{t('payments.column.amount')}</dt>
          <dd {...says('paymentAmount', row.paymentId, row.amount)}>
            <Money amount={row.amount} />
          </dd>
        </div>
        <div>
          <dt>{t('payments.column.date')}</dt>
          <dd {...says('paymentTaken', row.paymentId, isPlanned ? row.takenOn : null)}>
            {dayText(isPlanned ? row.takenOn : row.paidOn, format.longDate) ||
              t('payments.unknown')}
          </dd>
        </div>
        <div>
          <dt>{t(isPlanned ? 'payments.column.method' : 'payments.column.card')}</dt>
          <dd>
            <PaidWith {...row} />
          </dd>
        </div>
        <div>
          <dt>{t('payments.column.status')}</dt>
          <dd {...says('paymentStatus', row.paymentId, kind)}>
            <StatusTag {...row.status} />
          </dd>
        </div>
      </dl>
    </>
  );
}
