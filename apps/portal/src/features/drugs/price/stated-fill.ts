import { useWho } from '../../../plan/use-who';
import type { Prices } from '../drug-labels';
import { useIsOtherPlan } from '../priced-for/plan';
import { usePricedPerson } from '../priced-for/priced-person';
import type { PricedFill, PricedPharmacy } from './price-choice';

/** A fill at a pharmacy as the subject of what an element states. */
export const fillOf = (
  { ndc }: Prices,
  fill: PricedFill | undefined,
  { npi }: PricedPharmacy,
): [ndc: string, amount: string, npi: string] => [
  ndc,
  fill ? `${fill.quantity}/${fill.days}` : '',
  npi,
];

/** Whose price it is; '' for another plan than the own one. */
export function usePricedWho(): string {
  const who = useWho();
  const { person } = usePricedPerson();
  return useIsOtherPlan() ? '' : who(person);
}
