import { useWho } from '../../../plan/use-who';
import { useAnswer } from '../../../store';
import { myDrugList } from './my-drugs.requests';

/** Whose drugs are priced with what counts of the year; '' where nothing of it is counted. */
export function useWhosePrices(): string {
  const isCounted = useIsYearCounted();
  const whose = useWhoseDrugs();
  return isCounted ? whose : '';
}

/** Whether the listed prices count what was paid this year: else nothing is known of what is to come. */
export const useIsYearCounted = (): boolean => useAnswer(myDrugList).data?.countsYear === true;

/** Whose drugs are listed, for what an element states. */
export function useWhoseDrugs(): string {
  const memberId = useAnswer(myDrugList).input?.memberId;
  return useWho()(memberId === undefined ? null : { memberId });
}
