import { createSearchParams, useSearchParams } from 'react-router-dom';
import { usualPlanOf, useSession } from '../../../session';

/** The parameter of the URL with the plan that a visitor chose. */
export const planParam = 'plan';

/**
 * The plan whose drug list and prices are meant: the one of the URL, else the member's own, or the one that a
 * visitor opened on the plan selection.
 */
export function usePlanCode(): { planCode?: string } {
  const session = useSession();
  const [params] = useSearchParams();
  const planCode = params.get(planParam) || usualPlanOf(session);
  return planCode ? { planCode } : {};
}

/** Whether a member looks at another plan than the own one: its prices are those of the start of a year. */
export function useIsOtherPlan(): boolean {
  const { signedIn, userInfo } = useSession();
  const { planCode } = usePlanCode();
  return signedIn && planCode !== undefined && planCode !== userInfo?.planId;
}

/** The pharmacy to compare too, from the search for pharmacies; undefined when the URL names none. */
export function useChosenNpi(): string | undefined {
  const npi = useSearchParams()[0].get('npi') ?? '';
  return /^\d{10}$/.test(npi) ? npi : undefined;
}

/** Writes the search string of a link between drug screens; it keeps the plan and the pharmacy that were chosen. */
export function useDrugLink(): (params: Record<string, string>) => string {
  const [now] = useSearchParams();
  const npi = useChosenNpi();
  const plan = now.get(planParam);
  return (params) =>
    `?${createSearchParams({ ...params, ...(npi && { npi }), ...(plan && { [planParam]: plan }) })}`;
}
