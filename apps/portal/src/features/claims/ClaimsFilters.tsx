import { claimColumns, type ClaimRange, claimRanges, type ClaimSort } from '@portal/domain';
import { useText } from '../../i18n';
import { SearchInput, SegmentedControl, Select } from '../../ui';
import { orderWords, useSorting } from './ClaimsHead';

interface ClaimsFiltersProps {
  range: ClaimRange;
  onRange: (range: ClaimRange) => void;
  words: string;
  onWords: (words: string) => void;
}

/** Which claims the list shows; where the table has no headings to press, also its order. */
export function ClaimsFilters({ range, onRange, words, onWords }: ClaimsFiltersProps) {
  const t = useText();
  return (
    <form className="card row no-print filters" onSubmit={(event) => event.preventDefault()}>
      <SegmentedControl
        legend={t('claims.period')}
        value={String(range)}
        options={claimRanges.map((days) => ({
          value: String(days),
          label: t('claims.days', { count: days }),
        }))}
        onChange={(value) => onRange(value === '90' ? 90 : 30)}
      />
      <SearchInput
        className="grow"
        label={t('claims.search')}
        value={words}
        onChange={(event) => onWords(event.target.value)}
      />
      <SortSelect />
    </form>
  );
}

const orders: readonly ClaimSort[] = claimColumns.flatMap((column) => [
  { column, direction: 'ascending' },
  { column, direction: 'descending' },
]);

/** The order as a list of choices, for a phone: there the headings are not in view. */
function SortSelect() {
  const t = useText();
  const { sort, sortBy } = useSorting();
  const chosen = orders.findIndex(
    ({ column, direction }) => column === sort.column && direction === sort.direction,
  );
  return (
    <Select
      className="sort-select"
      label={t('claims.sortBy')}
      value={chosen}
      onChange={(event) => {
        const order = orders[Number(event.target.value)];
        if (order) sortBy(order);
      }}
    >
      {orders.map((order, index) => (
        <option key={index} value={index}>
          {orderWords(order, t)}
        </option>
      ))}
    </Select>
  );
}
