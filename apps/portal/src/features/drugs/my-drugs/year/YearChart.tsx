import { saidSum } from '@portal/domain';
import { leftOutIn, monthOfStory, type YearOfDrugs } from '@portal/domain/facts';
import { useFormat, useText } from '../../../../language';
import { useSumFigure } from '../../../../plan/sums/use-sum-text';
import { type ChartColumn, ColumnChart } from '../../../../ui/charts';
import yearText from './year.text';

/** A column for each month: the deductible, the member's share, and what is to come. */
export function YearChart({ whole }: { whole: YearOfDrugs }) {
  const t = useText(yearText);
  const format = useFormat();
  const figure = useSumFigure();
  const { year, months, currentMonth, hasNegatives } = whole;
  const deductibleIn = monthOfStory(whole.deductible);
  const limitIn = monthOfStory(whole.outOfPocket);
  const pinOf = (month: number): string | undefined => {
    if (month === deductibleIn) {
      return t(month === limitIn ? 'drugYear.pinBoth' : 'drugYear.pinDeductible');
    }
    return month === limitIn ? t('drugYear.pinLimit') : undefined;
  };
  const columns = months.map(({ month, paid, toCome, total }): ChartColumn => {
    const said = saidSum(total, leftOutIn(whole, month), hasNegatives);
    return {
      key: String(month),
      name: format.shortMonth(dayIn(year, month)),
      figure: figure(said),
      pin: pinOf(month),
      isToCome: month >= currentMonth,
      // What is known of a month whose sum is not known tells nothing of it.
      bars: [
        said === null
          ? []
          : [
              { look: 't3', amount: paid.deductible },
              { look: 't1', amount: paid.share },
              { look: 't4', amount: toCome.total },
            ],
      ],
    };
  });
  return (
    <ColumnChart
      label={t('drugYear.chart', { year: String(year) })}
      columns={columns}
      write={format.wholeMoney}
    />
  );
}

/** A day of a month, for its name. */
export const dayIn = (year: number, month: number): string =>
  `${year}-${String(month).padStart(2, '0')}-15`;
