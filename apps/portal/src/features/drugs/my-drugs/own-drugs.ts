import { myDrugs } from '@portal/contracts/my-drugs';
import { isWithin } from '@portal/domain/family-access';
import { useFlag, useSession } from '../../../session';
import { type RemoteData, useRequested } from '../../../store';
import { type MyDrug, type MyDrugsAnswer, myDrugList } from './my-drugs.requests';

interface OwnDrugList {
  data: RemoteData<MyDrugsAnswer>;
  retry: () => void;
}

/** The request for the member's own drugs with what counts this year; null for visitors, and where it is not shared. */
export function useOwnDrugList(): OwnDrugList | null {
  const { caregiver, userInfo } = useSession();
  const memberId = userInfo?.memberId;
  const hasMyDrugs = useFlag('claimsHistory');
  const isShared = !caregiver || isWithin(caregiver.scopes, myDrugs.getList.caregivers);
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
