import type { InvoiceState, PaymentState } from '@portal/domain';
import { useText } from '../../../language';
import { type IconName, Tag, type Tone } from '../../../ui';
import paymentsText from '../payments.text';

const looks: Record<PaymentState | InvoiceState, { tone: Tone; icon?: IconName }> = {
  posted: { tone: 'ok' },
  processing: { tone: 'info' },
  pending: { tone: 'info' },
  planned: { tone: 'info', icon: 'clock' },
  cancelled: { tone: 'neutral', icon: 'info' },
  declined: { tone: 'bad' },
  refunded: { tone: 'neutral', icon: 'rotate-ccw' },
  paid: { tone: 'ok' },
  open: { tone: 'info' },
  pastDue: { tone: 'warn' },
  unknown: { tone: 'neutral', icon: 'info' },
};

/** The status of a payment or an invoice; an unknown status is shown as the service sent it. */
export function StatusTag({
  kind,
  text = '',
}: {
  kind: PaymentState | InvoiceState;
  text?: string;
}) {
  const t = useText(paymentsText);
  return (
    <Tag {...looks[kind]}>{kind === 'unknown' && text ? text : t(`payments.state.${kind}`)}</Tag>
  );
}
