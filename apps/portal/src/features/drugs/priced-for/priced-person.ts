import { isSamePerson, ownBalance, personName } from '@portal/domain';
import { useLocation, useNavigate } from 'react-router-dom';
import { textInState } from '../../../platform';
import { useListedBalances } from '../../../plan/use-balances';
import { useSession } from '../../../session';
import { useAnswer, useRequested } from '../../../store';
import { planPeople } from '../drugs.requests';

/** Another person than the signed-in member. */
export interface NamedPerson {
  memberId: string;
  name: string;
  dob: string;
}

/** The navigation state with the person to price for. */
export const pricedForState = (memberId: string | null) =>
  memberId === null ? {} : { pricedFor: memberId };

/** The state of this step, which links to the next one pass on. */
export const useStepState = (): unknown => (useLocation() as { state: unknown }).state;

interface SeenPeople {
  people: NamedPerson[];
  /** The subscriber has more adults on the plan, whose drugs and prices they do not see. */
  hasOthers: boolean;
  status: string;
}

/** The people whose drugs and prices the signed-in member sees, without the member: the balances may write their id in another way. */
export function useSeenPeople(): SeenPeople {
  const { userInfo } = useSession();
  const { data } = useRequested(planPeople, userInfo ? undefined : null);
  const { listed, shared, leavesOut } = useListedBalances(data.data);
  const balance = data.data?.balance ?? [];
  if (!userInfo) return { people: [], hasOthers: false, status: data.status };
  const { memberId, userFirstName: firstName, userLastName: lastName } = userInfo;
  const member = { memberId, firstName, lastName };
  const own = ownBalance(balance, member);
  const people = shared
    .filter((each) => each !== own)
    .map(({ member: { memberNumber, firstName, lastName, dob } }) => ({
      memberId: memberNumber,
      name: `${firstName} ${lastName}`.trim(),
      dob,
    }));
  return {
    people,
    hasOthers: own?.member.sub === 'S' && (leavesOut || listed.length > shared.length),
    status: data.status,
  };
}

/**
 * The first name of a person of the plan, for a text about them: '' while it is not known, null for the signed-in
 * member and for a visitor.
 */
export function useFirstName(memberId: string | null | undefined): string | null {
  const { userInfo } = useSession();
  const balance = useAnswer(planPeople).data?.balance ?? [];
  if (!userInfo || !memberId || isSamePerson(memberId, userInfo.memberId)) return null;
  const found = balance.find(({ member }) => isSamePerson(member.memberNumber, memberId));
  return personName(found?.member.firstName ?? '', '');
}

export interface PricedPerson {
  /** Whom one can choose besides the signed-in member. */
  people: NamedPerson[];
  /** The plan has more people, whom one can't choose. */
  hasOthers: boolean;
  /** Null for the signed-in member. */
  person: NamedPerson | null;
  /** The people of the plan are not there yet, so that it is unknown who was chosen. */
  isLoading: boolean;
  /** Someone was chosen of whom nothing can be shown: the people of the plan did not load, or they are not seen any more. */
  lost: 'people' | 'person' | null;
  choose: (person: { memberId: string } | null) => void;
}

/** What is lost once the request for the people has ended. */
const lostBy: Partial<Record<string, 'people' | 'person'>> = {
  failure: 'people',
  success: 'person',
};

/** For whom of the plan drugs are listed, or a fill is priced. */
export function usePricedPerson(): PricedPerson {
  const { search } = useLocation();
  const state = useStepState();
  const navigate = useNavigate();
  const { people, hasOthers, status } = useSeenPeople();
  const { userInfo } = useSession();
  const chosen = userInfo ? textInState(state, 'pricedFor') : null;
  const person =
    chosen === null
      ? null
      : (people.find(({ memberId }) => isSamePerson(memberId, chosen)) ?? null);
  const isMissing =
    chosen !== null && person === null && !isSamePerson(chosen, userInfo?.memberId ?? '');
  const choose = (next: { memberId: string } | null) => {
    const { pricedFor: _before, ...others } = (state ?? {}) as { pricedFor?: unknown };
    const chosenNow = pricedForState(next?.memberId ?? null);
    void navigate(
      { search },
      { replace: true, preventScrollReset: true, state: { ...others, ...chosenNow } },
    );
  };
  return {
    people,
    hasOthers,
    person,
    isLoading: isMissing && (status === 'idle' || status === 'loading'),
    lost: (isMissing && lostBy[status]) || null,
    choose,
  };
}
