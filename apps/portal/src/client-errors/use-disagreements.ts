import { useEffect } from 'react';
import { useAppDispatch } from '../store';
import { answersDisagreed } from './client-errors';

/** Reports that two answers contradict each other on `fields` of the first; what was reported once, by any part, is not again. */
export function useDisagreements(
  endpointId: string,
  otherEndpointId: string,
  fields: readonly string[],
): void {
  const dispatch = useAppDispatch();
  // As text, because a caller writes a new list each time it renders.
  const named = JSON.stringify(fields);
  useEffect(() => {
    for (const field of JSON.parse(named) as string[]) {
      dispatch(answersDisagreed({ endpointId, field, otherEndpointId }));
    }
  }, [endpointId, otherEndpointId, named, dispatch]);
}
