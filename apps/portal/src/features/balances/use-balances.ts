import { useCallback, useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { benefitBalance, planBalance } from './balances.requests';

/** Asks for what each person has paid toward the limits, and gives it with a way to ask again. */
export function useBenefitBalance() {
  const dispatch = useDispatch();
  const data = useSelector(benefitBalance.select);
  const ask = useCallback(() => void dispatch(benefitBalance.requested()), [dispatch]);
  useEffect(ask, [ask]);
  return { data, ask };
}

/** Asks for the plan's totals of the year, and gives them with a way to ask again. */
export function usePlanBalance() {
  const dispatch = useDispatch();
  const data = useSelector(planBalance.select);
  const ask = useCallback(() => void dispatch(planBalance.requested()), [dispatch]);
  useEffect(ask, [ask]);
  return { data, ask };
}
