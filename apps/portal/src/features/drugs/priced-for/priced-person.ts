import { mailOrderFamily } from '@portal/contracts/mail-order-family';
import { isSamePerson, ownBalance, personName } from '@portal/domain';
import { useLocation, useNavigate } from 'react-router-dom';
import { textInState } from '../../../platform';
import { useSession } from '../../../session';
import { requestOf, useAnswer, useRequested } from '../../../store';
import { planPeople } from '../drugs.requests';

/** The people whose drugs the member may see, as the choice of a person requests them. */
const familyList = requestOf(mailOrderFamily.getPeople, 'drugs');

/** Another person than the signed-in member. */
export interface OtherPerson {
  memberId: string;
  dob: string;
}

export interface NamedPerson extends OtherPerson {
  name: string;
}

/** The navigation state with the person to price for. */
export const pricedForState = (memberId: string | null) =>
  memberId === null ? {} : { pricedFor: memberId };

/** The state of this step, which links to the next one pass on. */
export const useStepState = (): unknown => (useLocation() as { state: unknown }).state;

/** The people of the plan besides the signed-in member, of whom the balances may write another id. */
export function useOthersOfPlan(): { people: NamedPerson[]; status: string } {
  const { userInfo } = useSession();
  const { data } = useRequested(planPeople, userInfo ? undefined : null);
  const balance = data.data?.balance ?? [];
  if (!userInfo) return { people: [], status: data.status };
  const { memberId, userFirstName: firstName, userLastName: lastName } = userInfo;
  const own = ownBalance(balance, { memberId, firstName, lastName });
  const people = balance
    .filter((each) => each !== own)
    .map(({ member: { memberNumber, firstName, lastName, dob } }) => ({
      memberId: memberNumber,
      name: `${firstName} ${lastName}`.trim(),
      dob,
    }));
  return { people, status: data.status };
}

/**
 * The first name of a person of the plan, for a text about them: '' while it is not known, null for the signed-in
 * member and for a visitor.
 */
export function useFirstName(memberId: string | null | undefined): string | null {
  const { userInfo } = useSession();
  const balance = useAnswer(planPeople).data?.balance ?? [];
  const family = useAnswer(familyList).data?.people ?? [];
  if (!userInfo || !memberId || isSamePerson(memberId, userInfo.memberId)) return null;
  const found =
    family.find((each) => isSamePerson(each.memberId, memberId))?.givenName ||
    balance.find(({ member }) => isSamePerson(member.memberNumber, memberId))?.member.firstName;
  return personName(found ?? '', '');
}

export interface PricedPerson {
  /** Whom one can choose besides the signed-in member. */
  people: NamedPerson[];
  /** Null for the signed-in member. */
  person: NamedPerson | null;
  /** The people of the plan are not there yet, so that it is unknown who was chosen. */
  isLoading: boolean;
  /** Someone was chosen, but the people of the plan did not load. */
  isLost: boolean;
  choose: (person: OtherPerson | null) => void;
}

/** For whom of the plan a fill is priced. */
export function usePricedPerson(): PricedPerson {
  const { search } = useLocation();
  const state = useStepState();
  const navigate = useNavigate();
  const { people, status } = useOthersOfPlan();
  const chosen = useSession().userInfo ? textInState(state, 'pricedFor') : null;
  const person = people.find(({ memberId }) => memberId === chosen) ?? null;
  const isMissing = chosen !== null && person === null;
  const choose = (next: OtherPerson | null) => {
    const { pricedFor: _before, ...others } = (state ?? {}) as { pricedFor?: unknown };
    const chosenNow = pricedForState(next?.memberId ?? null);
    void navigate({ search }, { replace: true, state: { ...others, ...chosenNow } });
  };
  return {
    people,
    person,
    isLoading: isMissing && (status === 'idle' || status === 'loading'),
    isLost: isMissing && status === 'failure',
    choose,
  };
}
