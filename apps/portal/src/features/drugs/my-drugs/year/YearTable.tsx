import type { MonthOfFills } from '@portal/domain';
import { useFormat, useText } from '../../../../language';
import yearText from './year.text';
import type { YearOfDrugs } from './year-of-drugs';
import { dayIn } from './YearChart';
import { DataTable } from '../../../../ui';
import { says, wholeSum } from '../../../../says/says';
import { useWhoseDrugs } from '../use-whose-drugs';

/** The chart's figures to the cent, with the sum from January on. */
export function YearTable({
  whole: { year, months, currentMonth, lacking, total, totalDeductible },
  isToComeKnown,
}: {
  whole: YearOfDrugs;
  /** False: no fill to come has a price. */
  isToComeKnown: boolean;
}) {
  const t = useText(yearText);
  const format = useFormat();
  const whose = useWhoseDrugs();
  const paidInMonth = ({ month, total: sum }: MonthOfFills) =>
    month < currentMonth
      ? says('paidIn', [whose, `${year}-${String(month).padStart(2, '0')}`], wholeSum(lacking, sum))
      : {};
  const amountIn = ({ month }: MonthOfFills, amount: number) =>
    isToComeKnown || month <= currentMonth ? format.money(amount) : '–';
  return (
    <DataTable
      caption={t('drugYear.caption', { year: String(year) })}
      look="slim"
      className="months"
      rows={months}
      keyOf={({ month }) => month}
      columns={[
        {
          key: 'month',
          label: year,
          isHead: true,
          cell: (month) => (
            <>
              <span className="cap">{format.month(dayIn(year, month.month))}</span>
              <MonthNote
                month={month}
                isToCome={month.month >= currentMonth}
                isKnown={isToComeKnown}
              />
            </>
          ),
          sum: t(isToComeKnown ? 'drugYear.total' : 'drugYear.totalPaid'),
        },
        {
          key: 'pay',
          label: t('drugYear.pay'),
          className: 'num',
          headClassName: 'num wraps',
          cell: (month) => (
            <>
              <span {...paidInMonth(month)}>{amountIn(month, month.total)}</span>
              <DeductibleNote amount={month.deductible} />
            </>
          ),
          sum: (
            <>
              {format.money(total)}
              <DeductibleNote amount={totalDeductible} />
            </>
          ),
        },
        {
          key: 'soFar',
          label: t('drugYear.soFar'),
          className: 'num',
          headClassName: 'num wraps',
          cell: (month) => amountIn(month, month.yearSoFar),
          sum: format.money(total),
        },
      ]}
    />
  );
}

function MonthNote({
  month: { paid, toCome },
  isToCome,
  isKnown,
}: {
  month: MonthOfFills;
  isToCome: boolean;
  isKnown: boolean;
}) {
  const t = useText(yearText);
  const format = useFormat();
  if (!isToCome && toCome.total === 0) return null;
  if (!isKnown) return <small>{t('drugYear.notKnown')}</small>;
  if (paid.total === 0) return <small>{t('drugYear.expected')}</small>;
  return (
    <small>
      {t('drugYear.paidAndToCome', {
        paid: format.money(paid.total),
        toCome: format.money(toCome.total),
      })}
    </small>
  );
}

function DeductibleNote({ amount }: { amount: number }) {
  const t = useText(yearText);
  const format = useFormat();
  return amount > 0 ? (
    <small className="num wraps">
      {t('drugYear.ofDeductible', { amount: format.money(amount) })}
    </small>
  ) : null;
}
