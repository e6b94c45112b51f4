import { benefits } from '@portal/contracts/benefits';
import { entryForPlan } from '@portal/domain';
import type { TiersOfPlan } from '@portal/domain/facts';
import { useMayCall } from '../../../session';
import { useCallOnce } from '../../../store';

/** The tiers of the member's plan, requested where they are needed; why they are not known, null while they load. */
export function usePlanTiers(isNeeded: boolean): TiersOfPlan {
  const asks = useMayCall(benefits.getSummary) && isNeeded;
  const { data, status } = useCallOnce(benefits.getSummary, asks ? undefined : null).data;
  if (data) return entryForPlan(data.displays, data.planCode)?.tiers ?? [];
  return { why: !asks || status === 'failure' ? 'notLoaded' : null };
}
