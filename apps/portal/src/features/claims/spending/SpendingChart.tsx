import { type MonthSpending, sumAmounts } from '@portal/domain';
import { useFormat } from '../../../language';
import { ColumnChart } from '../../../ui/charts';

interface SpendingChartProps {
  spending: readonly MonthSpending[];
  /** What the chart shows and where its figures can be read. */
  label: string;
}

/** A column for each month: what the member paid, and on top what the plan paid. */
export function SpendingChart({ spending, label }: SpendingChartProps) {
  const format = useFormat();
  const columns = spending.map(({ month, youPaid, planPaid }) => ({
    key: month,
    name: format.shortMonth(month),
    figure: format.wholeMoney(sumAmounts([youPaid, planPaid])),
    bars: [
      [
        { look: 't1', amount: youPaid },
        { look: 't2', amount: planPaid },
      ],
    ] as const,
  }));
  return <ColumnChart label={label} columns={columns} write={format.wholeMoney} />;
}
