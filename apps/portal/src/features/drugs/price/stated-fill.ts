import { useWho } from '../../../plan/use-who';
import { amountOf } from '../../../says/says';
import type { PricedFill, PricedPharmacy, Prices } from '../drug-labels';
import { useIsOtherPlan } from '../priced-for/plan';

/** A fill at a pharmacy as the subject of what an element states. */
export const fillOf = (
  { ndc }: Prices,
  fill: PricedFill | undefined,
  { npi }: PricedPharmacy,
): [ndc: string, amount: string, npi: string] => [ndc, fill ? amountOf(fill) : '', npi];

/** Whose prices these are; '' for another plan than the own one, and for prices that count nothing of the year. */
export function usePricedWho({ memberId, countsYear }: Prices): string {
  const who = useWho();
  return useIsOtherPlan() || !countsYear ? '' : who(memberId === '' ? null : { memberId });
}
