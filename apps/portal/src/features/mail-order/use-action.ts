import { useState } from 'react';
import { type Failure, type RemoteData, type RootState, useAppSelector } from '../../store';
import { selectActions } from './cart/actions.slice';

interface ActionRequest<Data, Input> {
  requested: { type: string };
  select: (state: RootState) => RemoteData<Data, Input>;
}

interface Action<Data> {
  isRunning: boolean;
  failure: Failure | undefined;
  data: Data | undefined;
  /** No other action was started since. */
  isLast: boolean;
}

/**
 * The state of an action; its failure only as long as no other action was started (Spec §4, Mail order). With
 * `isFor`, the outcome for another input is left out, e.g. for another order.
 */
export function useAction<Data, Input>(
  request: ActionRequest<Data, Input>,
  isFor: (input: Input) => boolean = () => true,
): Action<Data> {
  const remote = useAppSelector(request.select);
  const { lastAction } = useAppSelector(selectActions);
  const isOurs = remote.status !== 'idle' && isFor(remote.input);
  const isLast = lastAction === request.requested.type;
  return {
    isRunning: remote.status === 'loading',
    failure: isOurs && isLast ? remote.failure : undefined,
    data: isOurs && remote.status === 'success' ? remote.data : undefined,
    isLast,
  };
}

/** The same without the outcome that was there when the page opened, e.g. of an address saved in the checkout. */
export function useOwnAction<Data, Input>(
  request: ActionRequest<Data, Input>,
  isFor: (input: Input) => boolean = () => true,
): Action<Data> {
  const { input } = useAppSelector(request.select);
  const [before] = useState(input);
  return useAction(request, (each) => each !== before && isFor(each));
}
