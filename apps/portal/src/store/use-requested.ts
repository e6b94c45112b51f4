import { useCallback, useContext, useEffect, useEffectEvent } from 'react';
import { ServerWorkContext } from '../platform';
import type { SingleRequest } from './create-request';
import { useAppDispatch, useAppSelector, useAppStore } from './hooks';
import type { RemoteData } from './remote-data';

export interface Requested<Data, Input> {
  data: RemoteData<Data, Input>;
  /** Requests the data again. */
  retry: () => void;
}

/**
 * Requests data when a component opens and when the input changes by value, and gives it with a retry.
 * With the input null nothing is requested. An answer of the prerendered page is not requested again.
 */
export function useRequested<Data>(
  request: SingleRequest<void, Data>,
  input?: null,
): Requested<Data, void>;
export function useRequested<Input extends object, Data>(
  request: SingleRequest<Input, Data>,
  input: Input | null,
): Requested<Data, Input>;
export function useRequested<Input, Data>(
  { requested, select }: SingleRequest<Input, Data>,
  input?: Input | null,
): Requested<Data, Input> {
  const dispatch = useAppDispatch();
  const data = useAppSelector(select);
  // As text, because a caller writes a new object each time it renders; undefined for a call without input.
  const wanted = JSON.stringify(input) as string | undefined;
  const retry = useCallback(() => {
    if (wanted === 'null') return;
    dispatch(requested((wanted === undefined ? undefined : JSON.parse(wanted)) as Input));
  }, [dispatch, requested, wanted]);
  const { takePrerendered } = useAppStore();
  const begin = useEffectEvent(() => {
    if (!takePrerendered(data)) retry();
  });
  useEffect(() => begin(), [retry]);
  const serverWork = useContext(ServerWorkContext);
  if (data.status === 'idle' && wanted !== 'null') serverWork?.({ start: retry });
  return { data, retry };
}
