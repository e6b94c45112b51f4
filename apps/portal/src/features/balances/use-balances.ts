import { useCallback, useEffect } from 'react';
import { benefitBalance, planBalance } from './balances.requests';
import { useAppDispatch, useAppSelector } from '../../store';

/** Requests what each person has paid toward the limits, and gives it with a retry. */
export function useBenefitBalance() {
  const dispatch = useAppDispatch();
  const data = useAppSelector(benefitBalance.select);
  const load = useCallback(() => void dispatch(benefitBalance.requested()), [dispatch]);
  useEffect(load, [load]);
  return { data, retry: load };
}

/** Requests the plan's totals of the year, and gives them with a retry. */
export function usePlanBalance() {
  const dispatch = useAppDispatch();
  const data = useAppSelector(planBalance.select);
  const load = useCallback(() => void dispatch(planBalance.requested()), [dispatch]);
  useEffect(load, [load]);
  return { data, retry: load };
}
