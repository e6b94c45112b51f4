import { useEffect } from 'react';
import { responseIssueFound } from './client-errors';
import { useAppDispatch } from '../store';

/** Reports, once for each call, that an answer holds figures or words that make no sense; nothing of the answer. */
export function useOddAnswer(endpointId: string, isOdd: boolean): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (isOdd) dispatch(responseIssueFound({ endpointId, field: 'body' }));
  }, [dispatch, endpointId, isOdd]);
}
