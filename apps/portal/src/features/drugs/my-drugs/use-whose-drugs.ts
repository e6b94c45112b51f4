import { useWho } from '../../../plan/use-who';
import { useAnswer } from '../../../store';
import { myDrugList } from './my-drugs.requests';

/** Whose drugs are listed, for what an element states. */
export function useWhoseDrugs(): string {
  const memberId = useAnswer(myDrugList).input?.memberId;
  return useWho()(memberId === undefined ? null : { memberId });
}
