import { useCallback, useContext, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { ServerWorkContext, useWhenConnected } from '../platform';
import type { SingleRequest } from './create-request';
import { useAppDispatch, useAppSelector, useAppStore } from './hooks';
import { isUnreached, type RemoteData } from './remote-data';
import { memberIdIn } from './request-actions';

/** From idle to the first loading nothing changes on the screen: nothing is rendered again. */
const isSameWait = (before: RemoteData<unknown>, now: RemoteData<unknown>): boolean =>
  before === now || (before.status === 'idle' && now.status === 'loading' && !now.data);

/** The answer to what another component requests: `idle` until it is there, also while it loads for the first time. */
export const useAnswer = <Input, Data>({
  select,
}: SingleRequest<Input, Data>): RemoteData<Data, Input> => useAppSelector(select, isSameWait);

export interface Requested<Data, Input> {
  data: RemoteData<Data, Input>;
  /** Requests the data again. */
  retry: () => void;
}

/** When `useRequested` requests, and which answer it gives. */
export interface Asking {
  once?: boolean;
  fresh?: boolean;
}

const isAsked = ({ status, input }: RemoteData<unknown>, wanted: string | undefined): boolean =>
  (status === 'success' || status === 'loading') && JSON.stringify(input) === wanted;

/**
 * Requests data when a component opens and when the input changes by value, and gives it with a retry: `loading` from
 * the first render on. With the input null nothing is requested, and the data are `idle` until another component requests
 * it. The answer about another person, whom another part has asked for, is not here: it loads. An answer of the
 * prerendered page is not requested again. A request that failed without a
 * connection is sent again once it is back. With `once`, an answer to the same input that is here or on its way is taken
 * as it is. With `fresh`, an answer from before the component opened is not given: for one that leaves the page, or says
 * that something is not there, by what the answer lacks.
 */
export function useRequested<Data>(
  request: SingleRequest<void, Data>,
  input?: null,
  asking?: Asking,
): Requested<Data, void>;
export function useRequested<Input extends object, Data>(
  request: SingleRequest<Input, Data>,
  input: Input | null,
  asking?: Asking,
): Requested<Data, Input>;
export function useRequested<Input, Data>(
  { requested, select }: SingleRequest<Input, Data>,
  input?: Input | null,
  { once = false, fresh = false }: Asking = {},
): Requested<Data, Input> {
  const dispatch = useAppDispatch();
  // As text, because a caller writes a new object each time it renders; undefined for a call without input.
  const wanted = JSON.stringify(input) as string | undefined;
  const stored = useAppSelector(select, wanted === 'null' ? Object.is : isSameWait);
  const parsed = useMemo(
    () => (wanted === undefined ? undefined : JSON.parse(wanted)) as Input,
    [wanted],
  );
  const pending = useMemo(() => ({ status: 'loading' as const, input: parsed }), [parsed]);
  const [before] = useState(stored);
  const isPending =
    wanted !== 'null' &&
    (stored.status === 'idle' ||
      memberIdIn(stored.input) !== memberIdIn(parsed) ||
      (fresh && stored === before));
  const data = isPending ? pending : stored;
  const retry = useCallback(() => {
    if (wanted !== 'null') dispatch(requested(parsed));
  }, [dispatch, requested, wanted, parsed]);
  const { getState, takePrerendered } = useAppStore();
  const begin = useEffectEvent(() => {
    // Read again: another component that opens at the same time may have asked just now.
    if (once && isAsked(select(getState()), wanted)) return;
    if (fresh || !takePrerendered(stored)) retry();
  });
  useEffect(() => begin(), [retry]);
  const serverWork = useContext(ServerWorkContext);
  if (isPending) serverWork?.({ start: retry });
  // Several components may have this request: the first sends it, and the others see that it loads.
  useWhenConnected(isUnreached(stored), () => {
    const now = select(getState());
    if (isUnreached(now) && JSON.stringify(now.input) === wanted) retry();
  });
  return { data, retry };
}
