import { type ClaimColumn, claimColumns, type ClaimSort } from '@portal/domain';
import { type Translate, useText } from '../../../language';
import { Icon, type TableColumn, useAnnounce, VisuallyHidden } from '../../../ui';
import type { Claim } from '../claims.selectors';
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

/** The other way round; at first the largest amounts, the newest day, and texts from A. */
function nextDirection(
  column: ClaimColumn,
  current: ClaimSort['direction'] | 'none',
): ClaimSort['direction'] {
  if (current === 'none') return kinds[column] ? 'descending' : 'ascending';
  return current === 'ascending' ? 'descending' : 'ascending';
}

/** The columns; each heading sorts, a second time the other way round. */
export function useClaimColumns(): TableColumn<Claim>[] {
  const t = useText(claimsText);
  const { sort } = useSorting();
  return [
    ...claimColumns.map((column) => {
      const direction = sort.column === column ? sort.direction : ('none' as const);
      return {
        key: column,
        label: <SortButton column={column} direction={direction} />,
        className: kinds[column] === 'amount' ? 'num' : undefined,
        sort: direction,
      };
    }),
    {
      key: 'details',
      label: <VisuallyHidden>{t('claims.column.details')}</VisuallyHidden>,
      className: 'no-print',
    },
  ];
}

const icons = { ascending: 'arrow-up', descending: 'arrow-down', none: 'arrow-up-down' } as const;

interface SortButtonProps {
  column: ClaimColumn;
  direction: keyof typeof icons;
}

function SortButton({ column, direction }: SortButtonProps) {
  const t = useText(claimsText);
  const { sortBy } = useSorting();
  const next = { column, direction: nextDirection(column, direction) };
  return (
    <button type="button" className="sort" onClick={() => sortBy(next)}>
      {t(`claims.column.${column}`)}
      <Icon name={icons[direction]} />
    </button>
  );
}
