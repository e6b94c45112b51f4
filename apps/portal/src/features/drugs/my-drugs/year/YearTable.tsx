import { type MonthOfFills, type SaidSum, saidSum } from '@portal/domain';
import { useFormat, useText } from '../../../../language';
import yearText from './year.text';
import type { YearOfDrugs } from './year-of-drugs';
import { dayIn } from './YearChart';
import { DataTable } from '../../../../ui';
import { useSumText } from '../../../../plan/sums/use-sum-text';
import { says, statedSum } from '../../../../says/says';
import { useWhoseDrugs } from '../use-whose-drugs';

/** The chart's figures to the cent, with the sum from January on. */
export function YearTable({
  whole: { year, months, currentMonth, lacking, hasNegatives, total, totalDeductible },
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
  // A fill that lacks its day may be of any month until now, and so of all that is added up from them.
  const soFar = (sum: number) => saidSum(sum, lacking, hasNegatives);
  const inMonth = ({ month }: MonthOfFills, sum: number) =>
    month <= currentMonth ? soFar(sum) : saidSum(sum, 0);
  const paidInMonth = ({ month, total: sum }: MonthOfFills) =>
    month < currentMonth
      ? says('paidIn', [whose, `${year}-${String(month).padStart(2, '0')}`], statedSum(soFar(sum)))
      : {};
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
                paid={inMonth(month, month.paid.total)}
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
          cell: (month) => amountIn(month, soFar(month.yearSoFar)),
          sum: sumText(soFar(total)),
        },
      ]}
    />
  );
}

function MonthNote({
  month: { toCome },
  paid,
  isToCome,
  isKnown,
}: {
  month: MonthOfFills;
  isToCome: boolean;
  isKnown: boolean;
  paid: SaidSum;
}) {
  const t = useText(yearText);
  const format = useFormat();
  const sumText = useSumText();
  if (!isToCome && toCome.total === 0) return null;
  if (!isKnown) return <small>{t('drugYear.notKnown')}</small>;
  if (paid === null || paid.amount === 0) return <small>{t('drugYear.expected')}</small>;
  return (
    <small>
      {t('drugYear.paidAndToCome', {
        paid: sumText(paid),
        toCome: format.money(toCome.total),
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
