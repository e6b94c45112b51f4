import { accountActivity, type ActivityRow } from '@portal/domain';
import { useFormat, useText } from '../../../language';
import type { RemoteData } from '../../../store';
import { Page, PrintButton } from '../../../brand';
import { Card, Link, Part, DataTable } from '../../../ui';
import '../../../styles/table.css';
import { AutomaticCard } from '../automatic/AutomaticCard';
import { BalanceCard } from './BalanceCard';
import { Money } from '../parts/Money';
import { PayersOnly } from '../PayersOnly';
import { dayText } from '../parts/payment-labels';
import { PlannedPayments } from '../planned/PlannedPayments';
import { useStoredAccount, useStoredHistory, useHistory, useInvoices } from '../use-payments';
import paymentsText from '../payments.text';
import '../payments.css';
import { says } from '../../../says/says';

/** /member/account-balance: what is owed and how it came about; where the past-due banner leads (§2.7). */
export function AccountBalanceScreen() {
  const t = useText(paymentsText);
  const title = t('payments.account.title');
  return (
    <PayersOnly title={title}>
      <Page
        title={title}
        more={<p className="mute no-print">{t('payments.account.intro')}</p>}
        paper
      >
        <div className="grid">
          <div className="c4 stack s5 aside">
            <BalanceCard />
            <AutomaticCard />
            <p className="row no-print">
              <Link to="/payments/invoices">{t('payments.place.invoices')}</Link>
              <Link to="/payments">{t('payments.place.history')}</Link>
            </p>
          </div>
          <div className="c8 stack s5">
            <Planned />
            <ActivityCard />
          </div>
        </div>
      </Page>
    </PayersOnly>
  );
}

function Planned() {
  const payments = useStoredHistory().data.data?.payments ?? [];
  return <PlannedPayments payments={payments.filter(({ status }) => status.kind === 'planned')} />;
}

function ActivityCard() {
  const t = useText(paymentsText);
  const account = useStoredAccount();
  const invoices = useInvoices();
  const payments = useHistory();
  // Both lists make the account: with one of them alone its balances would be wrong.
  const late = [invoices, payments].find(({ data }) => data.status !== 'success') ?? payments;
  const billed = invoices.data.data?.invoices ?? [];
  const paid = payments.data.data?.payments ?? [];
  const balance = account.data.data?.currentBalance ?? null;
  const rows =
    late.data.status === 'success'
      ? accountActivity({ invoices: billed, payments: paid }, balance)
      : [];
  return (
    <Card
      title={t('payments.account.activity')}
      flush={rows.length > 0}
      action={rows.length > 0 && <PrintButton />}
    >
      <Part
        data={late.data as RemoteData<unknown>}
        what="account"
        retry={late.retry}
        isEmpty={() => rows.length === 0}
        empty={<p>{t('payments.account.none')}</p>}
        lines={5}
      >
        {() => <ActivityTable rows={rows} />}
      </Part>
    </Card>
  );
}

function ActivityTable({ rows }: { rows: readonly ActivityRow[] }) {
  const t = useText(paymentsText);
  const format = useFormat();
  return (
    <DataTable
      className="payments"
      caption={t('payments.account.activity')}
      rows={rows}
      columns={[
        {
          key: 'date',
          label: t('payments.column.date'),
          cellClassName: 'date',
          cell: ({ date }) => dayText(date, format.date) || t('payments.unknown'),
        },
        {
          key: 'what',
          label: t('payments.column.what'),
          isHead: true,
          cell: ({ kind, number }) => (
            <>
              {t(`payments.account.${kind}`)}
              {number && <small>{number}</small>}
            </>
          ),
        },
        {
          key: 'change',
          label: t('payments.column.change'),
          className: 'num',
          cell: ({ change }) => <Money amount={change} />,
          says: ({ kind, number, change }) =>
            kind === 'invoice' ? says('invoiceAmount', number, change) : {},
        },
        {
          key: 'balance',
          label: t('payments.column.balance'),
          className: 'num',
          cell: ({ balance }) => (
            <b>
              <Money amount={balance} />
            </b>
          ),
        },
      ]}
    />
  );
}
