import { isMinor } from '../people/age';
import { isMinorOf, type PlanPerson } from '../people/claims-scope';
import { isSamePerson } from '../people/member-id';
import { isIsoDay } from '../calendar/calendar';

/** What an adult of the family lets another one do at home delivery; `order` includes `view`. */
export type PatientScope = 'view' | 'order';

export interface AuthorizationFacts {
  scope: PatientScope | 'unknown';
  /** The first and the last day, YYYY-MM-DD; blank when the service does not say. */
  startsOn: string;
  endsOn: string;
  isRevoked: boolean;
}

/** A person of a family plan with what they allow at home delivery. */
export interface PersonFacts extends PlanPerson {
  /** What the person lets the member do; null without an authorization. */
  authorization: AuthorizationFacts | null;
}

export type AuthorizationState = 'valid' | 'notYet' | 'ended' | 'revoked';

/** Whether an authorization holds on a day (YYYY-MM-DD). One without both dates never does. */
export function authorizationState(
  { startsOn, endsOn, isRevoked }: AuthorizationFacts,
  today: string,
): AuthorizationState {
  if (isRevoked) return 'revoked';
  if (endsOn < today || !isIsoDay(startsOn) || !isIsoDay(endsOn)) return 'ended';
  return startsOn > today ? 'notYet' : 'valid';
}

/**
 * What a member may do for a person: everything for themselves, and as the subscriber for those under 18; for any
 * other adult what a valid authorization says. A person whose birth date is unknown counts as an adult. Days are YYYY-MM-DD.
 */
export function accessTo(
  person: PersonFacts,
  member: PersonFacts | undefined,
  today: string,
  agesOn = today,
): PatientScope | 'none' {
  if (!member) return 'none';
  if (isSamePerson(person.memberId, member.memberId)) return 'order';
  if (isMinorOf(person, member, agesOn)) return 'order';
  if (isMinor(person.birthDate, agesOn)) return 'none';
  const { authorization } = person;
  if (!authorization || authorizationState(authorization, today) !== 'valid') return 'none';
  return authorization.scope === 'unknown' ? 'none' : authorization.scope;
}

/** The people for whom a member may use home delivery today, in the order of the service. Claims go by `claimsScopeOf`. */
export function patientsOf<P extends PersonFacts>(
  people: readonly P[],
  memberId: string,
  today: string,
  agesOn = today,
): { person: P; access: PatientScope }[] {
  const member = people.find((each) => isSamePerson(each.memberId, memberId));
  return people.flatMap((person) => {
    const access = accessTo(person, member, today, agesOn);
    return access === 'none' ? [] : [{ person, access }];
  });
}

export const isAllowed = (access: PatientScope | 'none', wanted: PatientScope): boolean =>
  access === 'order' || access === wanted;
