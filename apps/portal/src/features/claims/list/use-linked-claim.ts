import { useEffect } from 'react';
import { useAppDispatch } from '../../../store';
import { rowOpened } from './claims.slice';

/** Opens the claim that a link names, and puts the focus on it once the list is here. An unknown one does nothing. */
export function useLinkedClaim(healthServiceId: string | null, isListed: boolean) {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (healthServiceId === null || !isListed) return;
    dispatch(rowOpened(healthServiceId));
    document.getElementById(`claim-${healthServiceId}`)?.focus();
  }, [dispatch, healthServiceId, isListed]);
}
