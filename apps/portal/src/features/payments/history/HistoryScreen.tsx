import { useFormat, useText } from '../../../language';
import { Card, DataState } from '../../../ui';
import { roles } from '../../../ui/table-roles';
import { AutomaticCard } from '../automatic/AutomaticCard';
import { BalanceCard } from '../account/BalanceCard';
import { Money } from '../parts/Money';
import { PaidWith } from '../parts/PaidWith';
import { dayText } from '../parts/payment-labels';
import type { PaymentRow } from '../payments.requests';
import { PaymentsPage } from '../PaymentsPage';
import { PaymentsTable } from './PaymentsTable';
import { PlannedPayments } from '../planned/PlannedPayments';
import { PrintButton } from '../parts/PrintButton';
import { StatusTag } from '../parts/StatusTag';
import { useHistory } from '../use-payments';
import paymentsText from '../payments.text';

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
        <DataState
          data={data}
          loading={t('payments.history.loading')}
          failed={t('payments.history.failed')}
          onRetry={retry}
          isEmpty={({ payments }) => payments.length === 0}
          empty={<p>{t('payments.history.none')}</p>}
          lines={5}
        >
          {() => <HistoryTable rows={rows} />}
        </DataState>
      </Card>
    </>
  );
}

const columns = [['date'], ['confirmation'], ['card'], ['status'], ['amount', 'num']] as const;

/** The newest first, whatever the service does; a day that can't be read is last. */
const newestFirst = (rows: readonly PaymentRow[]) => {
  const dayOf = ({ paidOn }: PaymentRow) => dayText(paidOn, (iso) => iso);
  return [...rows].sort((one, other) => dayOf(other).localeCompare(dayOf(one)));
};

function HistoryTable({ rows }: { rows: readonly PaymentRow[] }) {
  const t = useText(paymentsText);
  return (
    <PaymentsTable caption={t('payments.history.title')} columns={columns}>
      {newestFirst(rows).map((row, index) => (
        <HistoryRow key={row.paymentId || index} row={row} />
      ))}
    </PaymentsTable>
  );
}

function HistoryRow({ row }: { row: PaymentRow }) {
  const t = useText(paymentsText);
  const format = useFormat();
  const { refund, takenOn } = row;
  const date = takenOn && format.date(takenOn);
  const amount = refund ? format.money(refund.amount ?? 0) : '';
  return (
    <tr {...roles.row}>
      <td {...roles.cell} className="date" data-l={t('payments.column.date')}>
        {dayText(row.paidOn, format.date) || t('payments.unknown')}
      </td>
      <th {...roles.rowHeader} scope="row">
        {row.confirmationNumber || t('payments.unknown')}
        {row.automatic && <small>{t('payments.history.automatic')}</small>}
      </th>
      <td {...roles.cell} data-l={t('payments.column.card')}>
        <PaidWith {...row} />
      </td>
      <td {...roles.cell} data-l={t('payments.column.status')}>
        <span>
          <StatusTag {...row.status} />
          {date && (
            <small className="block">
              {t(
                row.status.kind === 'planned'
                  ? 'payments.history.plannedFor'
                  : 'payments.history.takenOn',
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
      </td>
      <td {...roles.cell} className="num" data-l={t('payments.column.amount')}>
        <b>
          <Money amount={row.amount} />
        </b>
      </td>
    </tr>
  );
}
