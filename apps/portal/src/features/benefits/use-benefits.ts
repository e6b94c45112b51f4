import { useCallback, useEffect } from 'react';
import { benefitSummary } from './benefits.requests';
import { useAppDispatch, useAppSelector } from '../../store';

/** Asks for the plan's benefits, and gives them with a way to ask again. */
export function useBenefits() {
  const dispatch = useAppDispatch();
  const data = useAppSelector(benefitSummary.select);
  const ask = useCallback(() => void dispatch(benefitSummary.requested()), [dispatch]);
  useEffect(ask, [ask]);
  return { data, ask };
}
