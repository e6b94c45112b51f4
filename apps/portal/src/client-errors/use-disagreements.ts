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
  const joined = fields.join(' ');
  useEffect(() => {
    for (const field of joined ? joined.split(' ') : []) {
      dispatch(answersDisagreed({ endpointId, field, otherEndpointId }));
    }
  }, [endpointId, otherEndpointId, joined, dispatch]);
}
