import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { planSelected } from '../../../session';
import { useAppDispatch } from '../../../store';
import { planParam } from '../priced-for/plan';

interface Named {
  planCode: string;
  planName: string;
}

/**
 * The plan that the URL names, of those given; it is the selected plan then, whose drug list the links lead to
 * (Spec §3, planSelectionValues.selectedPlan).
 */
export function useShownPlan<Plan extends Named>(plans: readonly Plan[]): Plan | undefined {
  const dispatch = useAppDispatch();
  const code = useSearchParams()[0].get(planParam);
  const shown = plans.find(({ planCode }) => planCode === code);
  const { planCode, planName } = shown ?? {};
  useEffect(() => {
    if (planCode && planName) dispatch(planSelected({ selectedPlan: planCode, planName }));
  }, [dispatch, planCode, planName]);
  return shown;
}
