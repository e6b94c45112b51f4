import { myDrugs } from '@portal/contracts/my-drugs';
import { useFlag, useMayCall, useSession } from '../../../session';
import { type RemoteData, useRequested } from '../../../store';
import { type MyDrug, type MyDrugsAnswer, myDrugList } from './my-drugs.requests';

interface OwnDrugList {
  data: RemoteData<MyDrugsAnswer>;
  retry: () => void;
}

/** The request for the member's own drugs with what counts this year; null for visitors, and where it is not shared. */
export function useOwnDrugList(): OwnDrugList | null {
  const memberId = useSession().userInfo?.memberId;
  const hasMyDrugs = useFlag('claimsHistory');
  const isShared = useMayCall(myDrugs.getList);
  const isMember = memberId !== undefined && memberId !== '' && hasMyDrugs && isShared;
  const requested = useRequested(myDrugList, isMember ? { memberId } : null);
  return isMember ? requested : null;
}

/** The member's own drugs with what counts this year; undefined for visitors, and until the answer is there. */
export const useOwnDrugs = (): MyDrugsAnswer | undefined => useOwnDrugList()?.data.data;

/** The parameters of the price screen's URL with a fill; what is unknown of it is left to the screen. */
export const fillQuery = ({
  hsn,
  ndc,
  quantity,
  days,
}: Pick<MyDrug, 'hsn' | 'ndc' | 'quantity' | 'days'>): Record<string, string> => ({
  hsn,
  ...(ndc && { ndc }),
  ...(quantity && { quantity: String(quantity) }),
  ...(days && { days: String(days) }),
});
