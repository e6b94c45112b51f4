import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { answerBroke } from '../../session';

const told = new Set<string>();

/** Reports once for each call that an answer held figures or words that make no sense; nothing of the answer. */
export function useOddFigures(endpointId: string, isOdd: boolean): void {
  const dispatch = useDispatch();
  useEffect(() => {
    if (!isOdd || told.has(endpointId)) return;
    told.add(endpointId);
    dispatch(answerBroke(endpointId));
  }, [dispatch, endpointId, isOdd]);
}
