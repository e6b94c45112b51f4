import { isMinor } from './age';
import { isSamePerson } from './member-id';

/** A person of a family plan, as far as the rules of whose data one sees read it. */
export interface PlanPerson {
  memberId: string;
  /** YYYY-MM-DD; blank when the service does not say. */
  birthDate: string;
  role: 'subscriber' | 'dependent' | 'unknown';
}

/** Whether a member is the subscriber of a person under 18 on the plan's day. One whose birth date is unknown counts as an adult. */
export const isMinorOf = (
  person: Pick<PlanPerson, 'memberId' | 'birthDate'>,
  member: Pick<PlanPerson, 'memberId' | 'role'> | undefined,
  today: string,
): boolean =>
  member?.role === 'subscriber' &&
  !isSamePerson(person.memberId, member.memberId) &&
  isMinor(person.birthDate, today);

/**
 * The people whose claims, drugs and prices a member sees, in the order of the service: themselves and, as the
 * subscriber, minors. No adult can allow it yet; what one allows at home delivery (`patientsOf`) opens nothing here.
 * `today` is the plan's day, YYYY-MM-DD.
 */
export function claimsScopeOf<P extends PlanPerson>(
  people: readonly P[],
  memberId: string,
  today: string,
): P[] {
  const member = people.find((each) => isSamePerson(each.memberId, memberId));
  return people.filter((person) => person === member || isMinorOf(person, member, today));
}
