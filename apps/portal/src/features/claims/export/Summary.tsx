import type { ReactNode } from 'react';
import { claimTotals, otherPayerOf, othersPaidOf, saidPlanPaid, saidYouPaid } from '@portal/domain';
import { useFormat, useText } from '../../../language';
import { ClaimAmount } from '../ClaimAmount';
import { ClaimDate } from '../ClaimDate';
import { statusLabel } from '../claim-labels';
import { claimEntries, emptyEntry } from '../claims.requests';
import { type Claim, personOf } from '../claims.selectors';
import { prescriptionOf } from '../detail/ClaimFacts';
import claimPayersText from '../../../plan/claim-payers.text';
import { useSumText } from '../../../plan/sums/use-sum-text';
import claimLabelsText from '../claim-labels.text';
import claimsText from '../claims.text';
import summaryText from './summary.text';
import { LackingNote } from '../LackingNote';
import detailText from '../detail/detail.text';
import { useAppSelector } from '../../../store';
import { DataTable } from '../../../ui';
import { type Said, says } from '../../../says/says';

interface SummaryProps {
  rows: readonly Claim[];
  fromDate: string;
  toDate: string;
}

/** On paper only, in place of the page: each person's claims with the details that a doctor or a tax adviser needs. */
export function Summary({ rows, fromDate, toDate }: SummaryProps) {
  const t = useText(summaryText);
  const format = useFormat();
  const ids = [...new Set(rows.map(personOf))];
  return (
    <div className="claims-summary only-print stack">
      <h2>
        {fromDate === toDate
          ? t('claims.summary.titleOnDay', { day: format.longDate(toDate) })
          : t('claims.summary.title', {
              from: format.longDate(fromDate),
              to: format.longDate(toDate),
            })}
      </h2>
      {ids.map((id) => (
        <PersonSummary key={id} rows={rows.filter((row) => personOf(row) === id)} />
      ))}
      <p>{t('claims.summary.note')}</p>
    </div>
  );
}

const columns = ['date', 'drug', 'pharmacy', 'planPaid', 'otherPaid', 'youPaid', 'status'] as const;

function PersonSummary({ rows }: { rows: readonly Claim[] }) {
  const t = useText(claimLabelsText, claimPayersText, claimsText, detailText, summaryText);
  const format = useFormat();
  const sumText = useSumText();
  const entries = useAppSelector(claimEntries.select);
  const totals = claimTotals(rows);
  const name = rows[0]?.memberFirstName;
  const entryOf = (row: Claim) => entries[row.healthServiceId]?.data ?? emptyEntry;
  const payer = otherPayerOf(rows.map(entryOf));
  // With a detail that did not load, the sum may be too low.
  const othersPaid = rows.every((row) => entries[row.healthServiceId]?.data)
    ? othersPaidOf(rows.map((row) => ({ ...row, otherPayerAmount: entryOf(row).otherPayerAmount })))
    : 0;
  const cells: Record<(typeof columns)[number], (row: Claim) => ReactNode> = {
    date: (row) => <ClaimDate date={row.dateOfService} />,
    drug: (row) => (
      <>
        {row.drug || t('claimLabels.drugMissing')}
        <small>{prescriptionOf(entryOf(row), t)}</small>
        {row.productId && <small>{t('claims.summary.ndc', { code: row.productId })}</small>}
      </>
    ),
    pharmacy: (row) => (
      <>
        {row.serviceProvider || t('claimLabels.notAvailable')}
        {entryOf(row).prescriberName && <small>{entryOf(row).prescriberName}</small>}
      </>
    ),
    planPaid: (row) => <ClaimAmount amount={row.amtInsurancePaid} />,
    otherPaid: (row) => <ClaimAmount amount={entryOf(row).otherPayerAmount} />,
    youPaid: (row) => <ClaimAmount amount={row.copayAmount} />,
    status: (row) => statusLabel(row, t),
  };
  const said: Partial<Record<(typeof columns)[number], (row: Claim) => Said>> = {
    date: (row) => says('claimDay', row.healthServiceId, row.dateOfService),
    planPaid: (row) => says('claimPlanPaid', row.healthServiceId, row.amtInsurancePaid),
    otherPaid: (row) => says('claimOtherPaid', row.healthServiceId, entryOf(row).otherPayerAmount),
    youPaid: (row) => says('claimPaid', row.healthServiceId, row.copayAmount),
    status: (row) => says('claimStatus', row.healthServiceId, row.status),
  };
  return (
    <section className="stack s2">
      {name && <h3>{t('claimLabels.for', { name })}</h3>}
      <DataTable
        look="plain"
        className="tbl"
        rows={rows}
        keyOf={({ index }) => index}
        columns={columns.map((key) => ({
          key,
          label:
            key === 'otherPaid'
              ? t(`otherPayer.paid.${payer.kind}`, { name: payer.name })
              : t(`claims.summary.${key}`),
          className: key.endsWith('Paid') ? 'num' : undefined,
          cellClassName: key === 'date' ? 'date' : undefined,
          isHead: key === 'drug',
          cell: cells[key],
          says: said[key],
        }))}
      />
      <p>
        <b>
          {t('claims.summary.total', {
            you: sumText(saidYouPaid(totals)),
            plan: sumText(saidPlanPaid(totals)),
          })}
          {othersPaid !== 0 &&
            ` ${t(`otherPayer.amount.${payer.kind}`, {
              amount: format.money(othersPaid),
              name: payer.name,
            })}`}
        </b>
      </p>
      <LackingNote totals={totals} />
    </section>
  );
}
