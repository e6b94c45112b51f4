import { axisMarks, type MonthSpending, sumAmounts } from '@portal/domain';
import { useFormat } from '../../../language';

interface SpendingChartProps {
  spending: readonly MonthSpending[];
  /** What the chart shows and where its figures can be read. */
  label: string;
}

/**
 * A column for each month: what the member paid, and on top what the plan paid.  Text is next to the
 * drawing, so that it keeps its size on a phone; below zero, after a late reversal, a column is flat.
 */
export function SpendingChart({ spending, label }: SpendingChartProps) {
  const format = useFormat();
  const columns = spending.map(({ month, youPaid, planPaid }) => {
    const you = Math.max(0, youPaid);
    return { month, you, plan: Math.max(0, planPaid), total: sumAmounts([youPaid, planPaid]) };
  });
  const marks = axisMarks(Math.max(...columns.map(({ you, plan }) => you + plan)));
  const top = marks.at(-1) as number;
  const whole = (dollars: number) => format.money(Math.round(dollars)).replace(/[.,]00$/, '');
  return (
    <div className="chart" role="img" aria-label={label}>
      <div className="chart-plot">
        {marks.map((mark) => (
          <div key={mark} className="chart-mark" style={{ bottom: `${(mark / top) * 100}%` }}>
            <span>{whole(mark)}</span>
          </div>
        ))}
        {columns.map(({ month, you, plan, total }) => (
          <div key={month} className="chart-column">
            <b className="num" style={{ bottom: `${((you + plan) / top) * 100}%` }}>
              {whole(total)}
            </b>
            <svg viewBox={`0 0 10 ${top}`} preserveAspectRatio="none" aria-hidden="true">
              <rect className="t2" y={top - you - plan} width="10" height={plan} />
              <rect className="t1" y={top - you} width="10" height={you} />
            </svg>
          </div>
        ))}
      </div>
      <div className="chart-months">
        {columns.map(({ month }) => (
          // The first three letters are how both languages write a month in short.
          <span key={month}>{format.month(month).slice(0, 3)}</span>
        ))}
      </div>
    </div>
  );
}
