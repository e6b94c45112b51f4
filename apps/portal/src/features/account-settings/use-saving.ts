import { useEffect, useEffectEvent, useState } from 'react';
import type { Failure, RemoteData, RootState } from '../../store';
import { useAppSelector } from '../../store';

interface Saving {
  /** Goes with the dispatch. */
  begin: () => void;
  /** The outcome does not show any more. */
  forget: () => void;
  hasBegun: boolean;
  isRunning: boolean;
  failure: Failure | undefined;
}

/**
 * The outcome of a save that this component began; `begin` goes with the dispatch. An earlier one, e.g. of the
 * same form before it was closed, does not show. `onSaved` is called once for each.
 */
export function useSaving<Data, Input>(
  { select }: { select: (state: RootState) => RemoteData<Data, Input> },
  onSaved: () => void,
): Saving {
  const { status, failure } = useAppSelector(select);
  const [hasBegun, setBegun] = useState(false);
  const saved = useEffectEvent(onSaved);
  const isSaved = hasBegun && status === 'success';
  useEffect(() => {
    if (isSaved) saved();
  }, [isSaved]);
  return {
    begin: () => setBegun(true),
    forget: () => setBegun(false),
    hasBegun,
    isRunning: hasBegun && status === 'loading',
    failure: hasBegun ? failure : undefined,
  };
}
