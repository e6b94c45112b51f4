import { claimColumns, type ClaimSort, claimStatusKinds, newestFirst } from '@portal/domain';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '../../../store';
import type { ClaimFilter } from '../claims.selectors';
import { ownChoice } from '../use-claim-period';
import { filtered, selectOwnFilter } from './claims.slice';

/** A parameter of the URL, '' without it. */
function useParameter(name: string): [string, (value: string) => void] {
  const [params, setParams] = useSearchParams();
  const set = (value: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace: true, preventScrollReset: true, state: ownChoice },
    );
  return [params.get(name) ?? '', set];
}

/** An order as the URL has it: "copayAmount.descending". */
const written = ({ column, direction }: ClaimSort) => `${column}.${direction}`;

/** Every order of the list. */
export const claimOrders: readonly ClaimSort[] = claimColumns.flatMap((column) => [
  { column, direction: 'ascending' },
  { column, direction: 'descending' },
]);

/** The order and the status are in the URL; an unknown value is the default. */
export function useClaimSort(): [ClaimSort, (sort: ClaimSort) => void] {
  const [sort, setSort] = useParameter('sort');
  const found = claimOrders.find((order) => written(order) === sort);
  return [
    found ?? newestFirst,
    (next) => setSort(written(next) === written(newestFirst) ? '' : written(next)),
  ];
}

/** Which claims are looked for. A person and words stay in memory: a name and a drug are personal data. */
export function useClaimFilter(): [ClaimFilter, (parts: Partial<ClaimFilter>) => void] {
  const dispatch = useAppDispatch();
  const { person, words } = useAppSelector(selectOwnFilter);
  const [value, setStatus] = useParameter('status');
  const status = claimStatusKinds.find((kind) => kind === value) ?? ('' as const);
  const filter = useMemo(() => ({ person, status, words }), [person, status, words]);
  const filterBy = ({ status: chosen, ...own }: Partial<ClaimFilter>) => {
    if (Object.keys(own).length > 0) dispatch(filtered(own));
    if (chosen !== undefined) setStatus(chosen);
  };
  return [filter, filterBy];
}
