import { isFiltered } from '@portal/domain';
import { type RemoteData, useRequested } from '../../../store';
import type { FinderQuery } from './finder-query';
import {
  filteredSearch,
  pharmacySearch,
  type SearchInput,
  type SearchResponse,
} from './finder.requests';

/** The input of a search with the filters, for the service to apply them. */
export const withFilters = (
  input: SearchInput,
  { name, attributes, language }: FinderQuery,
): SearchInput => ({
  ...input,
  ...(name.trim() && { name: name.trim() }),
  ...(attributes.length > 0 && { attributes: attributes.join(',') }),
  ...(language && { language }),
});

/**
 * The pharmacies near a place. The screen filters them (Spec §4), unless the list has only the nearest of them:
 * then the service filters all.
 */
export function usePharmacies(input: SearchInput | null, query: FinderQuery) {
  const near = useRequested(pharmacySearch, input);
  const { data } = near.data;
  const isCut = data && (data.searchArea.total ?? 0) > data.pharmacyList.pharmacy.length;
  const filteredInput = input && isCut && isFiltered(query) ? withFilters(input, query) : null;
  const filtered = useRequested(filteredSearch, filteredInput);
  if (!filteredInput || near.data.status !== 'success') return near;
  const isCurrent = JSON.stringify(filtered.data.input) === JSON.stringify(filteredInput);
  // The response to the filters before is not shown as the one to these.
  const loading: RemoteData<SearchResponse> = { status: 'loading', input: filteredInput };
  return { data: isCurrent ? filtered.data : loading, retry: filtered.retry };
}
