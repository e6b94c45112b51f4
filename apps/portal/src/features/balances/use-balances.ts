import { useRequested } from '../../store';
import { benefitBalance, examplesBenefits, planBalance } from './balances.requests';

/** What each person has paid toward the limits, with a retry. */
export const useBenefitBalance = () => useRequested(benefitBalance);

/** The plan's totals of the year, with a retry. */
export const usePlanBalance = () => useRequested(planBalance);

/** What a fill costs in the plan, for the examples of a Medicare member. */
export const useExamplesBenefits = () => useRequested(examplesBenefits);
