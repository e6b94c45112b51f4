import { type ClaimDates, type ClaimStatusKind, claimStatusKinds } from '@portal/domain';
import { useText } from '../../../language';
import { SearchInput, Select } from '../../../ui';
import { sortLabels, useSorting } from './ClaimsHead';
import { PeriodFields } from './PeriodFields';
import type { ClaimPeriod } from '../use-claim-period';
import { claimOrders, useClaimFilter } from './use-claim-view';
import claimLabelsText from '../claim-labels.text';
import claimsText from '../claims.text';

interface ClaimsFiltersProps {
  period: ClaimPeriod;
  /** The days that the URL has and that won't do. */
  invalidDates: ClaimDates | null;
  /** The days of the list in view. */
  shown: ClaimDates;
  onPeriod: (period: ClaimPeriod) => void;
  people: readonly { id: string; name: string }[];
}

/** Which claims the list shows; where the table has no headings to press, also its order. */
export function ClaimsFilters({ people, ...period }: ClaimsFiltersProps) {
  const t = useText(claimLabelsText, claimsText);
  const [filter, filterBy] = useClaimFilter();
  return (
    <form className="card row no-print filters" onSubmit={(event) => event.preventDefault()}>
      <PeriodFields {...period} />
      {(people.length > 0 || filter.person !== '') && (
        <Select
          label={t('claims.person')}
          value={filter.person}
          onChange={(event) => filterBy({ person: event.target.value })}
        >
          <option value="">{t('claims.person.all')}</option>
          {withChosen(people, filter.person).map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      )}
      <Select
        label={t('claims.column.status')}
        value={filter.status}
        onChange={(event) => filterBy({ status: event.target.value as ClaimStatusKind | '' })}
      >
        <option value="">{t('claims.status.all')}</option>
        {claimStatusKinds.map((kind) => (
          <option key={kind} value={kind}>
            {kind === 'unknown' ? t('claims.status.other') : t(`claimLabels.status.${kind}`)}
          </option>
        ))}
      </Select>
      <SearchInput
        className="grow"
        label={t('claims.search')}
        value={filter.words}
        onChange={(event) => filterBy({ words: event.target.value })}
      />
      <SortSelect />
    </form>
  );
}

/** The person chosen stays a choice in a period without claims of theirs. */
function withChosen(people: ClaimsFiltersProps['people'], chosen: string) {
  if (chosen === '' || people.some(({ id }) => id === chosen)) return people;
  return [...people, { id: chosen, name: chosen.slice(chosen.indexOf(' ') + 1) }];
}

/** The order as a list of choices, for a phone: there the headings are not in view. */
function SortSelect() {
  const t = useText(claimLabelsText, claimsText);
  const { sort, sortBy } = useSorting();
  const chosen = claimOrders.findIndex(
    ({ column, direction }) => column === sort.column && direction === sort.direction,
  );
  return (
    <Select
      className="sort-select"
      label={t('claims.sortBy')}
      value={chosen}
      onChange={(event) => {
        const order = claimOrders[Number(event.target.value)];
        if (order) sortBy(order);
      }}
    >
      {claimOrders.map((order, index) => (
        <option key={index} value={index}>
          {sortLabels(order, t)}
        </option>
      ))}
    </Select>
  );
}
