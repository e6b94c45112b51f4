import { invoiceState, localDay } from '@portal/domain';
import { type Ref, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PrintButton } from '../../../brand';
import { type Language, type Translate, useFormat, useLanguage, useText } from '../../../language';
import drugForms from '../../../language/drug-forms.text';
import { drugTitle } from '../../../language/drug-name';
import { useClock } from '../../../platform';
import { Alert, ButtonLink, Card, Part, DataTable } from '../../../ui';
import { roles } from '../../../ui/table-roles';
import { DownloadInvoice } from './DownloadInvoice';
import { Money } from '../parts/Money';
import { dayText } from '../parts/payment-labels';
import type { InvoiceRow } from '../payments.requests';
import { PaymentsPage } from '../PaymentsPage';
import { StatusTag } from '../parts/StatusTag';
import { useInvoices } from '../use-payments';
import paymentsText from '../payments.text';

/** A line of an invoice in the reader's language: "Lisinopril 10 mg tablet, 90 days", or what else was billed. */
function lineText(
  { kind, medicine }: InvoiceRow['lines'][number],
  language: Language,
  t: Translate<typeof paymentsText> & Translate<typeof drugForms>,
  writeDay: (iso: string) => string,
): string {
  if (!medicine) return t(kind === 'shipping' ? 'payments.line.shipping' : 'payments.line.other');
  const title = drugTitle(medicine, language, t);
  const { days, filledOn } = medicine;
  const supply = days === null ? title : t('payments.line.medicine', { title, count: days });
  const date = dayText(filledOn, writeDay);
  return date ? t('payments.line.filled', { supply, date }) : supply;
}

/** /payments/invoices: what was billed, what is left of it, and each invoice as a document (RT-6). */
export function InvoicesScreen() {
  return (
    <PaymentsPage place="invoices">
      <InvoicesCard />
    </PaymentsPage>
  );
}

function InvoicesCard() {
  const t = useText(paymentsText);
  const { data, retry } = useInvoices();
  const rows = data.data?.invoices ?? [];
  const isTable = data.status === 'success' && rows.length > 0;
  const owes = rows.some(({ amountDue }) => (amountDue ?? 0) > 0);
  const linkedId = useLinkedId();
  const isUnknown = isTable && linkedId !== null && !rows.some((row) => row.invoiceId === linkedId);
  return (
    <>
      {isUnknown && (
        <Alert tone="info" title={t('payments.invoices.notHere')}>
          <p>{t('payments.invoices.notHereHint')}</p>
        </Alert>
      )}
      <Card
        title={t('payments.invoices.title')}
        flush={isTable}
        action={
          isTable && (
            <div className="row">
              {owes && (
                <ButtonLink to="/payments/pay" icon="wallet">
                  {t('payments.pay')}
                </ButtonLink>
              )}
              <PrintButton />
            </div>
          )
        }
      >
        <Part
          data={data}
          what="invoices"
          retry={retry}
          isEmpty={({ invoices }) => invoices.length === 0}
          empty={<p>{t('payments.invoices.none')}</p>}
          lines={5}
        >
          {() => <InvoicesTable rows={rows} />}
        </Part>
      </Card>
    </>
  );
}

const columns = [
  ['invoice'],
  ['issued'],
  ['due'],
  ['status'],
  ['amount', 'num'],
  ['left', 'num'],
  ['document', 'no-print'],
] as const;

/** `?invoice=`, with which an order leads to its invoice. */
const useLinkedId = (): string | null => useSearchParams()[0].get('invoice');

function InvoicesTable({ rows }: { rows: readonly InvoiceRow[] }) {
  const t = useText(paymentsText);
  const linkedId = useLinkedId();
  const linked = useRef<HTMLTableRowElement>(null);
  useEffect(() => linked.current?.focus(), [linkedId]);
  return (
    <DataTable
      className="payments"
      caption={t('payments.invoices.title')}
      columns={columns.map(([name, className]) => ({
        key: name,
        label: t(`payments.column.${name}`),
        className,
      }))}
    >
      <tbody {...roles.group}>
        {rows.map((row, index) => (
          <InvoiceLine
            key={row.invoiceId || index}
            row={row}
            linked={row.invoiceId && row.invoiceId === linkedId ? linked : undefined}
          />
        ))}
      </tbody>
    </DataTable>
  );
}

interface InvoiceLineProps {
  row: InvoiceRow;
  /** The invoice of the link, which gets the focus. */
  linked: Ref<HTMLTableRowElement> | undefined;
}

function InvoiceLine({ row, linked }: InvoiceLineProps) {
  const t = useText(paymentsText, drugForms);
  const language = useLanguage();
  const format = useFormat();
  const clock = useClock();
  const day = (iso: string) => dayText(iso, format.date) || t('payments.unknown');
  return (
    <tr {...roles.row} {...(linked && { ref: linked, tabIndex: -1, 'aria-current': true })}>
      <th {...roles.rowHeader} scope="row">
        {row.invoiceNumber || t('payments.unknown')}
        {row.filledFor && (
          <small>{t('payments.invoices.filledFor', { name: row.filledFor })}</small>
        )}
        {row.pharmacyName && <small>{row.pharmacyName}</small>}
        {row.lines.map((line, index) => (
          <small key={index}>{lineText(line, language, t, format.date)}</small>
        ))}
      </th>
      <td {...roles.cell} data-l={t('payments.column.issued')}>
        {day(row.issuedOn)}
      </td>
      <td {...roles.cell} data-l={t('payments.column.due')}>
        {day(row.dueOn)}
      </td>
      <td {...roles.cell} data-l={t('payments.column.status')}>
        <span>
          <StatusTag kind={invoiceState(row, localDay(clock.now()))} />
        </span>
      </td>
      <td {...roles.cell} className="num" data-l={t('payments.column.amount')}>
        <Money amount={row.amount} />
      </td>
      <td {...roles.cell} className="num" data-l={t('payments.column.left')}>
        <b>
          <Money amount={row.amountDue} />
        </b>
      </td>
      <td {...roles.cell} className="no-print">
        {row.invoiceId && <DownloadInvoice row={row} />}
      </td>
    </tr>
  );
}
