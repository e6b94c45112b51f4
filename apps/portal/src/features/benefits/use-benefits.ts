import { useRequested } from '../../store';
import { benefitSummary } from './benefits.requests';

/** The plan's benefits, with a retry. */
export const useBenefits = () => useRequested(benefitSummary);
