import { PrintButton } from '../../../brand';
import { useFormat, useText } from '../../../language';
import { Card, Part, DataTable } from '../../../ui';
import { AutomaticCard } from '../automatic/AutomaticCard';
import { BalanceCard } from '../account/BalanceCard';
import { Money } from '../parts/Money';
import { PaidWith } from '../parts/PaidWith';
import { dayText } from '../parts/payment-labels';
import type { PaymentRow } from '../payments.requests';
import { PaymentsPage } from '../PaymentsPage';
import { PlannedPayments } from '../planned/PlannedPayments';
import { StatusTag } from '../parts/StatusTag';
import { useHistory } from '../use-payments';
import paymentsText from '../payments.text';
import { says, saysAll } from '../../../says/says';

/** /payments: the payments of the last two years, what is owed, and whether payments make themselves (RT-6). */
export function HistoryScreen() {
  return (
    <PaymentsPage place="history">
      <div className="grid">
        <div className="c4 stack s5 aside">
          <BalanceCard />
          <AutomaticCard />
        </div>
        <div className="c8 stack s5">
          <HistoryCard />
        </div>
      </div>
    </PaymentsPage>
  );
}

function HistoryCard() {
  const t = useText(paymentsText);
  const { data, retry } = useHistory();
  const rows = data.data?.payments ?? [];
  const isTable = data.status === 'success' && rows.length > 0;
  const planned = rows.filter(({ status }) => status.kind === 'planned');
  return (
    <>
      <PlannedPayments payments={planned} />
      <Card title={t('payments.history.title')} flush={isTable} action={isTable && <PrintButton />}>
        <Part
          data={data}
          what="payments"
          retry={retry}
          isEmpty={({ payments }) => payments.length === 0}
          empty={<p>{t('payments.history.none')}</p>}
          lines={5}
        >
          {() => <HistoryTable rows={rows} />}
        </Part>
      </Card>
    </>
  );
}

/** The newest first, whatever the service does; a day that can't be read is last. */
const newestFirst = (rows: readonly PaymentRow[]) => {
  const dayOf = ({ paidOn }: PaymentRow) => dayText(paidOn, (iso) => iso);
  return [...rows].sort((one, other) => dayOf(other).localeCompare(dayOf(one)));
};

function HistoryTable({ rows }: { rows: readonly PaymentRow[] }) {
  const t = useText(paymentsText);
  const format = useFormat();
  return (
    <DataTable
      className="payments"
      caption={t('payments.history.title')}
      rows={newestFirst(rows)}
      keyOf={({ paymentId }, place) => paymentId || place}
      columns={[
        {
          key: 'date',
          label: t('payments.column.date'),
          cellClassName: 'date',
          cell: ({ paidOn }) => dayText(paidOn, format.date) || t('payments.unknown'),
        },
        {
          key: 'confirmation',
          label: t('payments.column.confirmation'),
          isHead: true,
          cell: ({ confirmationNumber, automatic }) => (
            <>
              {confirmationNumber || t('payments.unknown')}
              {automatic && <small>{t('payments.history.automatic')}</small>}
            </>
          ),
        },
        {
          key: 'card',
          label: t('payments.column.card'),
          cell: (row) => <PaidWith {...row} />,
        },
        {
          key: 'status',
          label: t('payments.column.status'),
          cell: (row) => <Status row={row} />,
          says: ({ paymentId, status, takenOn }) =>
            saysAll(
              says('paymentStatus', paymentId, status.kind),
              says('paymentTaken', paymentId, takenOn),
            ),
        },
        {
          key: 'amount',
          label: t('payments.column.amount'),
          className: 'num',
          cell: ({ amount }) => (
            <b>
              <Money amount={amount} />
            </b>
          ),
          says: ({ paymentId, amount }) => says('paymentAmount', paymentId, amount),
        },
      ]}
    />
  );
}

/** Where a payment stands, when it is or was taken, and what of it came back. */
function Status({ row: { status, takenOn, refund } }: { row: PaymentRow }) {
  const t = useText(paymentsText);
  const format = useFormat();
  const date = takenOn && format.date(takenOn);
  const amount =
    refund && refund.amount !== null ? format.money(refund.amount) : t('payments.unknown');
  return (
    <span>
      <StatusTag {...status} />
      {date && (
        <small className="block">
          {t(
            status.kind === 'planned' ? 'payments.history.plannedFor' : 'payments.history.takenOn',
            { date },
          )}
        </small>
      )}
      {refund && (
        <small className="block">
          {refund.on
            ? t('payments.history.refund', { date: format.date(refund.on), amount })
            : t('payments.history.refundSoon', { amount })}
        </small>
      )}
    </span>
  );
}
