import { type ClaimColumn, claimColumns, type ClaimSort } from '@portal/domain';
import { type Translate, useText } from '../../../language';
import { Icon, useAnnounce, VisuallyHidden } from '../../../ui';
import { roles } from '../../../ui/table-roles';
import claimsText from '../claims.text';
import { useClaimSort } from './use-claim-view';

type ColumnKind = 'date' | 'amount' | 'text';
const kinds: Partial<Record<ClaimColumn, ColumnKind>> = {
  dateOfService: 'date',
  amtInsurancePaid: 'amount',
  copayAmount: 'amount',
};

/** An order in words: "Service date, newest first". */
export function sortLabels(
  { column, direction }: ClaimSort,
  t: Translate<typeof claimsText>,
): string {
  const kind = kinds[column] ?? 'text';
  return t(`claims.order.${kind}.${direction}`, { column: t(`claims.column.${column}`) });
}

/** Sorts by a column and says so to a screen reader. */
export function useSorting(): { sort: ClaimSort; sortBy: (sort: ClaimSort) => void } {
  const t = useText(claimsText);
  const announce = useAnnounce();
  const [sort, setSort] = useClaimSort();
  const sortBy = (next: ClaimSort) => {
    setSort(next);
    announce(t('claims.sorted', { order: sortLabels(next, t) }));
  };
  return { sort, sortBy };
}

/** The columns; each heading sorts, a second time the other way round. */
export function ClaimsHead({ rowIndex }: { rowIndex: number | undefined }) {
  const t = useText(claimsText);
  return (
    <thead {...roles.group}>
      <tr {...roles.row} aria-rowindex={rowIndex}>
        {claimColumns.map((column) => (
          <SortableHeading key={column} column={column} />
        ))}
        <th {...roles.columnHeader} scope="col" className="no-print">
          <VisuallyHidden>{t('claims.column.details')}</VisuallyHidden>
        </th>
      </tr>
    </thead>
  );
}

/** The other way round; at first the largest amounts, the newest day, and texts from A. */
function nextDirection(column: ClaimColumn, current: ClaimSort['direction'] | 'none') {
  if (current === 'none') return kinds[column] ? 'descending' : 'ascending';
  return current === 'ascending' ? 'descending' : 'ascending';
}

function SortableHeading({ column }: { column: ClaimColumn }) {
  const t = useText(claimsText);
  const { sort, sortBy } = useSorting();
  const direction = sort.column === column ? sort.direction : 'none';
  const next = nextDirection(column, direction);
  const icon = { ascending: 'arrow-up', descending: 'arrow-down', none: 'arrow-up-down' } as const;
  return (
    <th
      {...roles.columnHeader}
      scope="col"
      className={kinds[column] === 'amount' ? 'num' : undefined}
      aria-sort={direction}
    >
      <button type="button" className="sort" onClick={() => sortBy({ column, direction: next })}>
        {t(`claims.column.${column}`)}
        <Icon name={icon[direction]} />
      </button>
    </th>
  );
}
