import { type MonthOfFills, type SaidSum, saidSum } from '@portal/domain';
import { leftOutIn, leftOutUntil, unpricedOf, type YearOfDrugs } from '@portal/domain/facts';
import { useFormat, useText } from '../../../../language';
import yearText from './year.text';
import { dayIn } from './YearChart';
import { DataTable } from '../../../../ui';
import { useSumText } from '../../../../plan/sums/use-sum-text';
import { says, statedSum } from '../../../../says/says';
import { useWhoseDrugs } from '../use-whose-drugs';

/** The chart's figures to the cent, with the sum from January on. */
export function YearTable({
  whole,
  isToComeKnown,
}: {
  whole: YearOfDrugs;
  /** False: no fill to come has a price. */
  isToComeKnown: boolean;
}) {
  const t = useText(yearText);
  const format = useFormat();
  const sumText = useSumText();
  const whose = useWhoseDrugs();
  const { year, months, currentMonth, hasNegatives, total, totalDeductible } = whole;
  const soFar = (sum: number, month = 12) => saidSum(sum, leftOutUntil(whole, month), hasNegatives);
  const inMonth = ({ month }: Pick<MonthOfFills, 'month'>, sum: number) =>
    saidSum(sum, leftOutIn(whole, month), hasNegatives);
  const paidInMonth = ({ month, paid: { total: sum }, toCome }: MonthOfFills) =>
    month < currentMonth && toCome.total === 0
      ? says(
          'paidIn',
          [whose, `${year}-${String(month).padStart(2, '0')}`],
          statedSum(inMonth({ month }, sum)),
        )
      : {};
  const paidOf = ({ month, paid }: MonthOfFills) =>
    saidSum(paid.total, month <= currentMonth ? whole.lacking : 0, hasNegatives);
  const restOfMonth = ({ month, toCome }: MonthOfFills) =>
    saidSum(toCome.total, unpricedOf(whole, month));
  const amountIn = ({ month }: MonthOfFills, said: SaidSum) =>
    isToComeKnown || month <= currentMonth ? sumText(said) : '–';
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
                paid={paidOf(month)}
                rest={restOfMonth(month)}
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
              <span {...paidInMonth(month)}>{amountIn(month, inMonth(month, month.total))}</span>
              <DeductibleNote said={inMonth(month, month.deductible)} />
            </>
          ),
          sum: (
            <>
              {sumText(soFar(total))}
              <DeductibleNote said={soFar(totalDeductible)} />
            </>
          ),
        },
        {
          key: 'soFar',
          label: t('drugYear.soFar'),
          className: 'num',
          headClassName: 'num wraps',
          cell: (month) => amountIn(month, soFar(month.yearSoFar, month.month)),
          sum: sumText(soFar(total)),
        },
      ]}
    />
  );
}

function MonthNote({
  month: { toCome },
  paid,
  rest,
  isToCome,
  isKnown,
}: {
  month: MonthOfFills;
  isToCome: boolean;
  isKnown: boolean;
  paid: SaidSum;
  rest: SaidSum;
}) {
  const t = useText(yearText);
  const sumText = useSumText();
  if (!isToCome && toCome.total === 0) return null;
  if (!isKnown) return <small>{t('drugYear.notKnown')}</small>;
  if (paid === null || paid.amount === 0 || rest === null)
    return <small>{t('drugYear.expected')}</small>;
  return (
    <small>
      {t('drugYear.paidAndToCome', {
        paid: sumText(paid),
        toCome: sumText(rest),
      })}
    </small>
  );
}

function DeductibleNote({ said }: { said: SaidSum }) {
  const t = useText(yearText);
  const sumText = useSumText();
  return said && said.amount > 0 ? (
    <small className="num wraps">{t('drugYear.ofDeductible', { amount: sumText(said) })}</small>
  ) : null;
}
