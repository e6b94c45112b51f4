import { type MonthSpending, sumAmounts } from '@portal/domain';
import { useFormat, useText } from '../../../language';
import { AmountsTable } from '../AmountsTable';
import claimsText from '../claims.text';

interface SpendingTableProps {
  spending: readonly MonthSpending[];
  caption: string;
}

/** The chart's figures to the cent, and their sum. */
export function SpendingTable({ spending, caption }: SpendingTableProps) {
  const t = useText(claimsText);
  const { money, month: monthName } = useFormat();
  const years = new Set(spending.map(({ month }) => month.slice(0, 4)));
  const nameOf = (month: string) =>
    years.size > 1 ? `${monthName(month)} ${month.slice(0, 4)}` : monthName(month);
  const sumOf = (payer: 'youPaid' | 'planPaid') => (
    <b key={payer}>{money(sumAmounts(spending.map((each) => each[payer])))}</b>
  );
  return (
    <AmountsTable
      className="months"
      caption={caption}
      heads={[
        years.size > 1 ? t('claims.spending.month') : ([...years][0] ?? ''),
        t('claims.column.copayAmount'),
        t('claims.column.amtInsurancePaid'),
      ]}
      lines={[
        ...spending.map(({ month, youPaid, planPaid }) => ({
          key: month,
          name: <span className="cap">{nameOf(month)}</span>,
          amounts: [money(youPaid), money(planPaid)] as const,
        })),
        {
          key: 'sum',
          name: t('claims.spending.total'),
          amounts: [sumOf('youPaid'), sumOf('planPaid')] as const,
          sum: true,
        },
      ]}
    />
  );
}
