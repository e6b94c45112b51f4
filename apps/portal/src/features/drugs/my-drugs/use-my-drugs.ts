import { useSession } from '../../../session';
import { idle, type RemoteData, useRequested } from '../../../store';
import { type PricedPerson, usePricedPerson } from '../priced-for/priced-person';
import { type MyDrugsAnswer, myDrugList } from './my-drugs.requests';

interface DrugsOfPerson {
  data: RemoteData<MyDrugsAnswer>;
  retry: () => void;
  /** Whose drugs they are, and who else can be chosen. */
  priced: PricedPerson;
  /** The member id of the other person; null for the signed-in member. */
  chosen: string | null;
}

/** The drugs of the signed-in member, or of the person who was chosen here or on the page before. */
export function useMyDrugs(): DrugsOfPerson {
  const own = useSession().userInfo?.memberId ?? '';
  const priced = usePricedPerson();
  const chosen = priced.person?.memberId ?? null;
  const memberId = priced.isLoading ? '' : (chosen ?? own);
  const { data, retry } = useRequested(myDrugList, memberId ? { memberId } : null);
  return { data: memberId ? data : idle, retry, priced, chosen };
}
