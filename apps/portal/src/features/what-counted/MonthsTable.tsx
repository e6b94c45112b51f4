import type { MonthTowardLimit, YearTowardLimit } from '@portal/domain';
import { sumAmounts } from '@portal/domain';
import { useFormat, useText } from '../../language';
import countedText from './counted.text';

interface MonthsTableProps {
  whole: YearTowardLimit;
  /** YYYY-MM-DD. */
  today: string;
  isToComeKnown: boolean;
}

/** The chart's figures to the cent. Months of which nothing is known have none. */
export function MonthsTable({ whole: { months }, today, isToComeKnown }: MonthsTableProps) {
  const t = useText(countedText);
  const format = useFormat();
  const [year = '', thisMonth] = today.split('-');
  const isKnown = ({ month }: MonthTowardLimit) => isToComeKnown || month <= Number(thisMonth);
  return (
    <table className="tbl slim months">
      <caption className="sr">{t('counted.caption', { year })}</caption>
      <thead>
        <tr>
          <th scope="col">{year}</th>
          <th scope="col" className="num wraps">
            {t('counted.key')}
          </th>
          <th scope="col" className="num wraps">
            {t('counted.inAll')}
          </th>
        </tr>
      </thead>
      <tbody>
        {months.filter(isKnown).map((each) => (
          <tr key={each.month}>
            <th scope="row">
              <span className="cap">
                {format.month(`${year}-${String(each.month).padStart(2, '0')}-15`)}
              </span>
              <ToCome month={each} isPast={each.month < Number(thisMonth)} />
              {each.elsewhere > 0 && (
                <small>{t('counted.elsewhere', { amount: format.money(each.elsewhere) })}</small>
              )}
            </th>
            <td className="num">{format.money(sumAmounts([each.counted, each.toCome]))}</td>
            <td className="num">{format.money(each.total)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function ToCome({
  month: { counted, toCome },
  isPast,
}: {
  month: MonthTowardLimit;
  isPast: boolean;
}) {
  const t = useText(countedText);
  const format = useFormat();
  if (isPast || toCome === 0) return null;
  return (
    <small>
      {counted === 0
        ? t('counted.toCome')
        : t('counted.ofItToCome', { amount: format.money(toCome) })}
    </small>
  );
}
