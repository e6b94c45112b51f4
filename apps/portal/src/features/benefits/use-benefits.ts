import { useCallback, useEffect } from 'react';
import { benefitSummary } from './benefits.requests';
import { useAppDispatch, useAppSelector } from '../../store';

/** Requests the plan's benefits, and gives them with a retry. */
export function useBenefits() {
  const dispatch = useAppDispatch();
  const data = useAppSelector(benefitSummary.select);
  const load = useCallback(() => void dispatch(benefitSummary.requested()), [dispatch]);
  useEffect(load, [load]);
  return { data, retry: load };
}
