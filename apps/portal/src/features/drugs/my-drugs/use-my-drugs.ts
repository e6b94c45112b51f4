import { useState } from 'react';
import { useSession } from '../../../session';
import { idle, type RemoteData, useRequested } from '../../../store';
import { type MyDrugsAnswer, myDrugList } from './my-drugs.requests';

interface OwnDrugs {
  data: RemoteData<MyDrugsAnswer>;
  retry: () => void;
  /** Shows the drugs of another person of the plan; never in the URL. */
  choose: (person: { memberId: string } | null) => void;
  /** The member id of the other person; null for the signed-in member. */
  chosen: string | null;
}

/** The drugs of the signed-in member, or of the person who was chosen. */
export function useMyDrugs(): OwnDrugs {
  const own = useSession().userInfo?.memberId ?? '';
  const [chosen, setChosen] = useState<string | null>(null);
  const memberId = chosen ?? own;
  const { data, retry } = useRequested(myDrugList, memberId ? { memberId } : null);
  return {
    data: memberId ? data : idle,
    retry,
    chosen,
    choose: (person) => setChosen(person?.memberId ?? null),
  };
}
