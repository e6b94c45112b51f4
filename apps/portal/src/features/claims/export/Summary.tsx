import { claimTotals } from '@portal/domain';
import { useFormat, useText } from '../../../language';
import { ClaimAmount } from '../ClaimAmount';
import { ClaimDate } from '../ClaimDate';
import { statusLabel } from '../claim-labels';
import { claimEntries, emptyEntry } from '../claims.requests';
import { type Claim, personOf } from '../claims.selectors';
import { prescriptionOf } from '../detail/ClaimFacts';
import claimLabelsText from '../claim-labels.text';
import claimsText from '../claims.text';
import detailText from '../detail/detail.text';
import { useAppSelector } from '../../../store';

interface SummaryProps {
  rows: readonly Claim[];
  fromDate: string;
  toDate: string;
}

/** On paper only, in place of the page: each person's claims with the details that a doctor or a tax adviser needs. */
export function Summary({ rows, fromDate, toDate }: SummaryProps) {
  const t = useText(claimsText);
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
const isAmount = (column: (typeof columns)[number]) => column.endsWith('Paid');

function PersonSummary({ rows }: { rows: readonly Claim[] }) {
  const t = useText(claimLabelsText, claimsText, detailText);
  const format = useFormat();
  const entries = useAppSelector(claimEntries.select);
  const totals = claimTotals(rows);
  const name = rows[0]?.memberFirstName;
  return (
    <section className="stack s2">
      {name && <h3>{t('claimLabels.for', { name })}</h3>}
      <table className="tbl">
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className={isAmount(column) ? 'num' : undefined}>
                {t(`claims.summary.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const entry = entries[row.healthServiceId]?.data ?? emptyEntry;
            return (
              <tr key={row.index}>
                <td className="date">
                  <ClaimDate date={row.dateOfService} />
                </td>
                <th scope="row">
                  {row.drug || t('claimLabels.drugMissing')}
                  <small>{prescriptionOf(entry, t)}</small>
                  {row.productId && (
                    <small>{t('claims.summary.ndc', { code: row.productId })}</small>
                  )}
                </th>
                <td>
                  {row.serviceProvider || t('claimLabels.notAvailable')}
                  {entry.prescriberName && <small>{entry.prescriberName}</small>}
                </td>
                <td className="num">
                  <ClaimAmount amount={row.amtInsurancePaid} />
                </td>
                <td className="num">
                  <ClaimAmount amount={entry.otherPayerAmount} />
                </td>
                <td className="num">
                  <ClaimAmount amount={row.copayAmount} />
                </td>
                <td>{statusLabel(row, t)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p>
        <b>
          {t('claims.summary.total', {
            you: format.money(totals.youPaid),
            plan: format.money(totals.planPaid),
          })}
        </b>
      </p>
    </section>
  );
}
