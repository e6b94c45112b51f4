import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { answerBroke } from './client-errors';

/** Reports, once for each call, that an answer holds figures or words that make no sense; nothing of the answer. */
export function useOddAnswer(endpointId: string, isOdd: boolean): void {
  const dispatch = useDispatch();
  useEffect(() => {
    if (isOdd) dispatch(answerBroke(endpointId));
  }, [dispatch, endpointId, isOdd]);
}
