import { useEffect } from 'react';
import { useAppDispatch } from '../store';
import { typedHeld, typedReleased } from './session.slice';

/**
 * While true, a 401 of any call leaves the page open, with what the member typed: the component sends it, or looks for it,
 * and says itself that the session is over.
 */
export function useHoldsTyped(isHeld: boolean): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (!isHeld) return undefined;
    dispatch(typedHeld());
    return () => void dispatch(typedReleased());
  }, [dispatch, isHeld]);
}
