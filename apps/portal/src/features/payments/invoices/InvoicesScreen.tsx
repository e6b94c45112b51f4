import { invoiceState } from '@portal/domain';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PrintButton } from '../../../brand';
import { type Language, type Translate, useFormat, useLanguage, useText } from '../../../language';
import drugForms from '../../../language/drug-forms.text';
import { drugTitle } from '../../../language/drug-name';
import { useToday } from '../../../platform';
import { Alert, ButtonLink, Card, Part, DataTable } from '../../../ui';
import { DownloadInvoice } from './DownloadInvoice';
import { Money } from '../parts/Money';
import { dayText } from '../parts/payment-labels';
import type { InvoiceRow } from '../payments.requests';
import { PaymentsPage } from '../PaymentsPage';
import { StatusTag } from '../parts/StatusTag';
import { useInvoices } from '../use-payments';
import paymentsText from '../payments.text';
import { says } from '../../../says/says';

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

/** An amount of an invoice that the service does not send. */
const notSent = { unknown: 'notSent' } as const;

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

/** `?invoice=`, with which an order leads to its invoice. */
const useLinkedId = (): string | null => useSearchParams()[0].get('invoice');

function InvoicesTable({ rows }: { rows: readonly InvoiceRow[] }) {
  const t = useText(paymentsText);
  const format = useFormat();
  const today = useToday();
  const linkedId = useLinkedId();
  const linked = useRef<HTMLTableRowElement>(null);
  useEffect(() => linked.current?.focus(), [linkedId]);
  const day = (iso: string) => dayText(iso, format.date) || t('payments.unknown');
  return (
    <DataTable
      className="payments"
      caption={t('payments.invoices.title')}
      rows={rows}
      keyOf={({ invoiceId }, place) => invoiceId || place}
      // The invoice of the link gets the focus.
      rowProps={({ invoiceId }) =>
        invoiceId && invoiceId === linkedId
          ? { ref: linked, tabIndex: -1, 'aria-current': true }
          : {}
      }
      columns={[
        {
          key: 'invoice',
          label: t('payments.column.invoice'),
          isHead: true,
          cell: (row) => <InvoiceHead row={row} />,
        },
        {
          key: 'issued',
          label: t('payments.column.issued'),
          cell: ({ issuedOn }) => day(issuedOn),
        },
        {
          key: 'due',
          label: t('payments.column.due'),
          cell: ({ dueOn }) => day(dueOn),
          says: ({ invoiceNumber, dueOn }) => says('invoiceDue', invoiceNumber, dueOn),
        },
        {
          key: 'status',
          label: t('payments.column.status'),
          cell: (row) => (
            <span>
              <StatusTag kind={invoiceState(row, today)} />
            </span>
          ),
          says: (row) => says('invoiceStatus', row.invoiceNumber, invoiceState(row, today)),
        },
        {
          key: 'amount',
          label: t('payments.column.amount'),
          className: 'num',
          cell: ({ amount }) => <Money amount={amount} />,
          says: ({ invoiceNumber, amount }) =>
            says('invoiceAmount', invoiceNumber, amount ?? notSent),
        },
        {
          key: 'left',
          label: t('payments.column.left'),
          className: 'num',
          cell: ({ amountDue }) => (
            <b>
              <Money amount={amountDue} />
            </b>
          ),
          says: ({ invoiceNumber, amountDue }) =>
            says('invoiceOpen', invoiceNumber, amountDue ?? notSent),
        },
        {
          key: 'document',
          label: t('payments.column.document'),
          cellLabel: '',
          className: 'no-print',
          cell: (row) => row.invoiceId && <DownloadInvoice row={row} />,
        },
      ]}
    />
  );
}

/** The number of an invoice, for whom it is, from where, and its lines. */
function InvoiceHead({
  row: { invoiceNumber, filledFor, pharmacyName, lines },
}: {
  row: InvoiceRow;
}) {
  const t = useText(paymentsText, drugForms);
  const language = useLanguage();
  const format = useFormat();
  return (
    <>
      {invoiceNumber || t('payments.unknown')}
      {filledFor && <small>{t('payments.invoices.filledFor', { name: filledFor })}</small>}
      {pharmacyName && <small>{pharmacyName}</small>}
      {lines.map((line, index) => (
        <small key={index}>{lineText(line, language, t, format.date)}</small>
      ))}
    </>
  );
}
