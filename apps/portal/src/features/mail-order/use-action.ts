import { type Saving, type SaveRequest, useAppSelector, useSaving } from '../../store';
import { selectActions } from './cart/actions.slice';

/**
 * A save of home delivery: its failure shows only as long as no other one was started (Spec §4, Mail order), `isLast`
 * says whether that is so.
 */
export function useAction<Data, Input>(
  request: SaveRequest<Data, Input> & { requested: { type: string } },
  onSaved?: (data: Data, input: Input) => void,
  isFor?: (input: Input) => boolean,
): Saving<Data, Input> & { isLast: boolean } {
  const saving = useSaving(request, onSaved, isFor);
  const { lastAction } = useAppSelector(selectActions);
  const isLast = lastAction === request.requested.type;
  return { ...saving, isLast, failure: isLast ? saving.failure : undefined };
}
