import { daysOfMonth, type YearTowardLimit } from '@portal/domain';
import { useFormat, useText } from '../../language';
import { PaceChart } from '../../ui/charts';
import countedText from './counted.text';
import type { MetLimit } from './limits';

interface YearLineProps {
  limit: MetLimit;
  whole: YearTowardLimit;
  hasPace: boolean;
  /** YYYY-MM-DD. */
  today: string;
}

/** The year as a line: the end of each month, today's balance, and what is expected after it. */
export function YearLine({ limit, whole: { months }, hasPace, today }: YearLineProps) {
  const t = useText(countedText);
  const format = useFormat();
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number);
  const atEnd = months.map(({ month: each, total }) => ({ at: each, dollars: total }));
  const now = { at: month - 1 + day / daysOfMonth(year, month), dollars: limit.met };
  const dayOf = (each: number) => `${year}-${String(each).padStart(2, '0')}-15`;
  return (
    <PaceChart
      label={t(hasPace ? 'counted.chart' : 'counted.chartToday', { year: String(year) })}
      months={months.map((each) => format.shortMonth(dayOf(each.month)))}
      past={[{ at: 0, dollars: 0 }, ...atEnd.slice(0, month - 1), now]}
      toCome={hasPace ? atEnd.slice(month - 1) : []}
      limit={{
        dollars: limit.maximum,
        name: t('counted.limit', { amount: format.wholeMoney(limit.maximum) }),
      }}
      figures={{
        today: t('counted.today', { amount: format.money(limit.met) }),
        end: format.money(atEnd.at(-1)!.dollars),
      }}
      write={format.wholeMoney}
    />
  );
}
