import { type MonthSpending, sumAmounts } from '@portal/domain';
import { useFormat, useText } from '../../../i18n';

interface SpendingTableProps {
  spending: readonly MonthSpending[];
  caption: string;
}

/** The chart's figures to the cent, and their sum. */
export function SpendingTable({ spending, caption }: SpendingTableProps) {
  const t = useText();
  const format = useFormat();
  const years = new Set(spending.map(({ month }) => month.slice(0, 4)));
  const nameOf = (month: string) =>
    years.size > 1 ? `${format.month(month)} ${month.slice(0, 4)}` : format.month(month);
  return (
    <table className="tbl slim months">
      <caption className="sr">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{years.size > 1 ? t('claims.spending.month') : [...years][0]}</th>
          <th scope="col" className="num">
            {t('claims.column.copayAmount')}
          </th>
          <th scope="col" className="num">
            {t('claims.column.amtInsurancePaid')}
          </th>
        </tr>
      </thead>
      <tbody>
        {spending.map(({ month, youPaid, planPaid }) => (
          <tr key={month}>
            <th scope="row">{nameOf(month)}</th>
            <td className="num">{format.money(youPaid)}</td>
            <td className="num">{format.money(planPaid)}</td>
          </tr>
        ))}
        <tr className="sum">
          <th scope="row">{t('claims.spending.total')}</th>
          <td className="num">
            <b>{format.money(sumAmounts(spending.map(({ youPaid }) => youPaid)))}</b>
          </td>
          <td className="num">
            <b>{format.money(sumAmounts(spending.map(({ planPaid }) => planPaid)))}</b>
          </td>
        </tr>
      </tbody>
    </table>
  );
}
