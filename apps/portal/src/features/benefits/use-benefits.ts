import { useCallback, useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { benefitSummary } from './benefits.requests';

/** Asks for the plan's benefits, and gives them with a way to ask again. */
export function useBenefits() {
  const dispatch = useDispatch();
  const data = useSelector(benefitSummary.select);
  const ask = useCallback(() => void dispatch(benefitSummary.requested()), [dispatch]);
  useEffect(ask, [ask]);
  return { data, ask };
}
