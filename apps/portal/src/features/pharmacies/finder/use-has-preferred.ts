import { entryForPlan, hasPreferredPrices } from '@portal/domain';
import { useSession } from '../../../session';
import { useAppSelector, useRequested } from '../../../store';
import { finderBenefits } from './finder.requests';

/** Requests what the member's plan says of preferred pharmacies. */
export function usePreferredRequest(): void {
  const { userInfo } = useSession();
  useRequested(finderBenefits, userInfo?.memberId ? undefined : null);
}

/**
 * Whether the member's plan has its own prices at preferred pharmacies: to others, and to visitors, these are like
 * the rest of the network. Undefined until it is known.
 */
export function useHasPreferred(): boolean | undefined {
  const { userInfo } = useSession();
  const { status, data } = useAppSelector(finderBenefits.select);
  if (!userInfo?.memberId) return false;
  if (!data) return status === 'failure' ? false : undefined;
  return hasPreferredPrices(entryForPlan(data.displays, data.planCode)?.tiers ?? []);
}
