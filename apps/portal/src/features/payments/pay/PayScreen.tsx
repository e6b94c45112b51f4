import { lessPlanned, plannedTotal, type SaidSum } from '@portal/domain';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useFormat, useText } from '../../../language';
import { says, saysAll } from '../../../says/says';
import { useSession } from '../../../session';
import { Alert, Button, Part } from '../../../ui';
import { BalanceCard, type PayAction } from '../account/BalanceCard';
import { ForMemberAlone } from '../parts/ForMemberAlone';
import { useFormParts, useFormWords, WithFormParts } from '../form/FormParts';
import { PayForm } from './PayForm';
import { paymentOf, type PaymentToSend } from './payment-under-way';
import { PaymentsPage } from '../PaymentsPage';
import { Receipt } from './Receipt';
import { Unanswered } from './Unanswered';
import { useSendPayment } from './use-send-payment';
import { WhatFailed } from './WhatFailed';
import { payAmounts } from '../form/typed-amounts.requests';
import { PlannedPayments } from '../planned/PlannedPayments';
import { useHistory, useStoredAccount, useUnderWay } from '../use-payments';
import payingText from '../form/paying.text';

/** /payments/pay: one payment by card or bank account, in two steps, and its receipt (RT-6). */
export function PayScreen() {
  const [address] = useSearchParams();
  const receipt = address.get('receipt');
  const [receiptAtFirst] = useState(receipt);
  const { emulation } = useSession();
  return (
    <PaymentsPage place="pay">
      <div className="grid">
        {/* After a payment its receipt comes first. */}
        {!receipt && <Owed action="none" />}
        <div className="c8 stack s5">
          {receipt ? (
            <Receipt paymentId={receipt} isNew={receipt !== receiptAtFirst} />
          ) : emulation ? (
            <ForMemberAlone />
          ) : (
            <Paying />
          )}
        </div>
        {/* Requested again: the payment has lowered it. */}
        {receipt && <Owed key={receipt} action="secondary" />}
      </div>
    </PaymentsPage>
  );
}

function Owed({ action }: { action: PayAction }) {
  return (
    <div className="c4 stack s5 aside">
      <BalanceCard action={action} />
    </div>
  );
}

function Paying() {
  const underWay = useUnderWay();
  const { status, data } = underWay.data;
  const t = useText(payingText);
  const sent = paymentOf(data?.draft?.content);
  if (sent && status === 'success') return <UnderWay sent={sent} onForgotten={underWay.retry} />;
  // A note that can't be read must not block the payment.
  if (status === 'idle' || status === 'loading') {
    return <p role="status">{t('payments.form.loading')}</p>;
  }
  return <NewPayment />;
}

interface UnderWayProps {
  sent: PaymentToSend;
  /** Its draft is removed: another payment can be entered. */
  onForgotten: () => void;
}

/** A payment of this form was sent before the page was opened, and its answer never came. */
function UnderWay({ sent, onForgotten }: UnderWayProps) {
  const t = useText(payingText);
  const sending = useSendPayment(true);
  const { failure, end, isSending } = sending;
  if (end !== 'notCharged' || isSending || !failure) {
    return <Unanswered sent={sent} sending={sending} onStartOver={onForgotten} />;
  }
  return (
    <section className="card stack s5">
      <WhatFailed failure={failure} isBank={'account' in sent.body.method} onStale={onForgotten} />
      <div>
        <Button onClick={onForgotten}>{t('payments.review.back')}</Button>
      </div>
    </section>
  );
}

function NewPayment() {
  const account = useStoredAccount();
  const parts = useFormParts(payAmounts);
  // Without the history the service still refuses what is too much.
  const history = useHistory();
  const payments = history.data.data?.payments ?? [];
  // The planned payments may have changed, too.
  const reload = () => {
    account.retry();
    history.retry();
  };
  const planned = payments.filter(({ status }) => status.kind === 'planned');
  const words = useFormWords();
  return (
    <Part data={account.data} {...words} retry={account.retry} keepWhileLoading>
      {(owed) => {
        if (!((owed.currentBalance ?? 0) > 0)) return <NothingToPay known={owed.currentBalance} />;
        const left = lessPlanned(owed, planned);
        const amounts = { owed: owed.currentBalance ?? 0, planned: plannedTotal(planned) };
        return (
          <>
            <PlannedPayments payments={planned} />
            {left.currentBalance === 0 ? (
              <AllPlanned {...amounts} />
            ) : (
              <WithFormParts parts={parts}>
                {(form) => <PayForm account={left} {...amounts} {...form} onStale={reload} />}
              </WithFormParts>
            )}
          </>
        );
      }}
    </Part>
  );
}

function AllPlanned({ owed, planned }: { owed: number; planned: SaidSum }) {
  const t = useText(payingText);
  const format = useFormat();
  return (
    <Alert tone="info" title={t('payments.form.allPlanned')}>
      {planned && !planned.isAtLeast && (
        <p {...saysAll(says('owed', 'own', owed), says('plannedTotal', 'own', planned.amount))}>
          {t('payments.form.allPlannedHint', {
            owed: format.money(owed),
            planned: format.money(planned.amount),
          })}
        </p>
      )}
    </Alert>
  );
}

function NothingToPay({ known }: { known: number | null }) {
  const t = useText(payingText);
  // The balance next to it says that a member with a credit owes nothing.
  const key = known === null ? 'unknown' : known < 0 ? 'credit' : 'nothing';
  return (
    <Alert tone="info" title={t(`payments.form.${key}`)}>
      <p>{t(`payments.form.${key}Hint`)}</p>
    </Alert>
  );
}
