import { type Failure, type RemoteData, type RootState, useAppSelector } from '../../store';
import { selectCart } from './cart/cart.slice';

interface ActionRequest<Data, Input> {
  requested: { type: string };
  select: (state: RootState) => RemoteData<Data, Input>;
}

/** How an action stands; its failure only as long as no other action was started (Spec §4, Mail order). */
export function useAction<Data, Input>(
  request: ActionRequest<Data, Input>,
): {
  isRunning: boolean;
  failure: Failure | undefined;
  data: Data | undefined;
} {
  const remote = useAppSelector(request.select);
  const { lastAction } = useAppSelector(selectCart);
  const isLast = lastAction === request.requested.type;
  return {
    isRunning: remote.status === 'loading',
    failure: isLast ? remote.failure : undefined,
    data: remote.status === 'success' ? remote.data : undefined,
  };
}
