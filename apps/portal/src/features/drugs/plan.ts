import { createSearchParams, useSearchParams } from 'react-router-dom';
import { useSession } from '../../session';

/** The parameter of the URL with the plan that a visitor chose. */
export const planParam = 'plan';

/** The plan whose drug list and prices are meant: the member's, or the one that a visitor chose. */
export function usePlanCode(): { planCode?: string } {
  const { signedIn, userInfo } = useSession();
  const [params] = useSearchParams();
  const planCode = signedIn ? userInfo?.planId : params.get(planParam);
  return planCode ? { planCode } : {};
}

/** Writes the search string of a link between drug screens; it keeps the plan that a visitor chose. */
export function useDrugLink(): (params: Record<string, string>) => string {
  const [now] = useSearchParams();
  const plan = now.get(planParam);
  return (params) => `?${createSearchParams({ ...params, ...(plan && { [planParam]: plan }) })}`;
}
