import type { MonthTowardLimit, YearTowardLimit } from '@portal/domain';
import { useFormat, useText } from '../../language';
import countedText from './counted.text';
import { DataTable } from '../../ui';

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
    <DataTable
      caption={t('counted.caption', { year })}
      look="slim"
      className="months"
      rows={months.filter(isKnown)}
      keyOf={({ month }) => month}
      columns={[
        {
          key: 'month',
          label: year,
          isHead: true,
          cell: (each) => (
            <>
              <span className="cap">
                {format.month(`${year}-${String(each.month).padStart(2, '0')}-15`)}
              </span>
              <ToCome month={each} isPast={each.month < Number(thisMonth)} />
              {each.elsewhere > 0 && (
                <small>{t('counted.elsewhere', { amount: format.money(each.elsewhere) })}</small>
              )}
            </>
          ),
        },
        {
          key: 'key',
          label: t('counted.key'),
          className: 'num',
          headClassName: 'num wraps',
          cell: ({ added }) => format.money(added),
        },
        {
          key: 'inAll',
          label: t('counted.inAll'),
          className: 'num',
          headClassName: 'num wraps',
          cell: ({ total }) => format.money(total),
        },
      ]}
    />
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
