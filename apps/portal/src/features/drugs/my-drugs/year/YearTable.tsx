import { type MonthOfFills, sumAmounts } from '@portal/domain';
import { useFormat, useText } from '../../../../language';
import yearText from './year.text';
import type { YearOfDrugs } from './year-of-drugs';
import { dayIn } from './YearChart';

/** The chart's figures to the cent, with the sum from January on. */
export function YearTable({
  whole: { year, months, currentMonth, paid, toCome },
  isToComeKnown,
}: {
  whole: YearOfDrugs;
  /** False: no fill to come has a price. */
  isToComeKnown: boolean;
}) {
  const t = useText(yearText);
  const format = useFormat();
  const total = sumAmounts([paid, toCome]);
  const deductible = sumAmounts(
    months.flatMap((month) => [month.paid.deductible, month.toCome.deductible]),
  );
  return (
    <table className="tbl slim months">
      <caption className="sr">{t('drugYear.caption', { year: String(year) })}</caption>
      <thead>
        <tr>
          <th scope="col">{year}</th>
          <th scope="col" className="num wraps">
            {t('drugYear.pay')}
          </th>
          <th scope="col" className="num wraps">
            {t('drugYear.soFar')}
          </th>
        </tr>
      </thead>
      <tbody>
        {months.map((month) => (
          <tr key={month.month}>
            <th scope="row">
              <span className="cap">{format.month(dayIn(year, month.month))}</span>
              <MonthNote
                month={month}
                isToCome={month.month >= currentMonth}
                isKnown={isToComeKnown}
              />
            </th>
            <td className="num">
              {isToComeKnown || month.month <= currentMonth ? format.money(month.total) : '–'}
              <DeductibleNote
                amount={sumAmounts([month.paid.deductible, month.toCome.deductible])}
              />
            </td>
            <td className="num">
              {isToComeKnown || month.month <= currentMonth ? format.money(month.yearSoFar) : '–'}
            </td>
          </tr>
        ))}
        <tr className="sum">
          <th scope="row">{t(isToComeKnown ? 'drugYear.total' : 'drugYear.totalPaid')}</th>
          <td className="num">
            {format.money(total)}
            <DeductibleNote amount={deductible} />
          </td>
          <td className="num">{format.money(total)}</td>
        </tr>
      </tbody>
    </table>
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
  const paidSum = sumAmounts([paid.deductible, paid.share]);
  const toComeSum = sumAmounts([toCome.deductible, toCome.share]);
  if (!isToCome && toComeSum === 0) return null;
  if (!isKnown) return <small>{t('drugYear.notKnown')}</small>;
  if (paidSum === 0) return <small>{t('drugYear.expected')}</small>;
  return (
    <small>
      {t('drugYear.paidAndToCome', {
        paid: format.money(paidSum),
        toCome: format.money(toComeSum),
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
