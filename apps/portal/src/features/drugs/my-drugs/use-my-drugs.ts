import { useLocation, useNavigate } from 'react-router-dom';
import { textInState } from '../../../platform';
import { useSession } from '../../../session';
import { idle, type RemoteData, useRequested } from '../../../store';
import { pricedForState, useStepState } from '../priced-for/priced-person';
import { type MyDrugsAnswer, myDrugList } from './my-drugs.requests';

interface OwnDrugs {
  data: RemoteData<MyDrugsAnswer>;
  retry: () => void;
  /** Shows the drugs of another person of the plan; never in the URL. */
  choose: (person: { memberId: string } | null) => void;
  /** The member id of the other person; null for the signed-in member. */
  chosen: string | null;
}

/** The drugs of the signed-in member, or of the person who was chosen here or on the page before. */
export function useMyDrugs(): OwnDrugs {
  const own = useSession().userInfo?.memberId ?? '';
  const { search } = useLocation();
  const state = useStepState();
  const navigate = useNavigate();
  const chosen = textInState(state, 'pricedFor') ?? null;
  const choose = (person: { memberId: string } | null) =>
    void navigate(
      { search },
      { replace: true, preventScrollReset: true, state: pricedForState(person?.memberId ?? null) },
    );
  const memberId = chosen ?? own;
  const { data, retry } = useRequested(myDrugList, memberId ? { memberId } : null);
  return {
    data: memberId ? data : idle,
    retry,
    chosen,
    choose,
  };
}
