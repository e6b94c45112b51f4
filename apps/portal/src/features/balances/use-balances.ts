import { useCallback, useEffect } from 'react';
import { benefitBalance, planBalance } from './balances.requests';
import { useAppDispatch, useAppSelector } from '../../store';

/** Asks for what each person has paid toward the limits, and gives it with a way to ask again. */
export function useBenefitBalance() {
  const dispatch = useAppDispatch();
  const data = useAppSelector(benefitBalance.select);
  const ask = useCallback(() => void dispatch(benefitBalance.requested()), [dispatch]);
  useEffect(ask, [ask]);
  return { data, ask };
}

/** Asks for the plan's totals of the year, and gives them with a way to ask again. */
export function usePlanBalance() {
  const dispatch = useAppDispatch();
  const data = useAppSelector(planBalance.select);
  const ask = useCallback(() => void dispatch(planBalance.requested()), [dispatch]);
  useEffect(ask, [ask]);
  return { data, ask };
}
