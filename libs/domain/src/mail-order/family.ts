import { ageRestrictionOf } from '../age';
import { addDays, isIsoDay } from '../calendar';
import { isSameName } from '../forms/signature';
import { dayProblem } from './patient-search';

/** What an adult of the family lets another one do at home delivery; `order` includes `view`. */
export type PatientScope = 'view' | 'order';

export interface AuthorizationFacts {
  scope: PatientScope | 'unknown';
  /** The first and the last day, YYYY-MM-DD; blank when the service does not say. */
  startsOn: string;
  endsOn: string;
  isRevoked: boolean;
}

/** A person of a family plan, as far as the rules read it. */
export interface PersonFacts {
  memberId: string;
  /** YYYY-MM-DD; blank when the service does not say. */
  birthDate: string;
  role: 'subscriber' | 'dependent' | 'unknown';
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

export interface Today {
  now: Date;
  /** YYYY-MM-DD */
  today: string;
}

/**
 * What a member may do for a person: everything for themselves, and as the subscriber for those under 18; for any
 * other adult what a valid authorization says. A person whose birth date is unknown counts as an adult.
 */
export function accessTo(
  person: PersonFacts,
  member: PersonFacts | undefined,
  { now, today }: Today,
): PatientScope | 'none' {
  if (!member) return 'none';
  if (person.memberId === member.memberId) return 'order';
  if (ageRestrictionOf(person.birthDate, now) === 'minor') {
    return member.role === 'subscriber' ? 'order' : 'none';
  }
  const { authorization } = person;
  if (!authorization || authorizationState(authorization, today) !== 'valid') return 'none';
  return authorization.scope === 'unknown' ? 'none' : authorization.scope;
}

/** The people for whom a member may use home delivery today, in the order of the service. */
export function patientsOf<P extends PersonFacts>(
  people: readonly P[],
  memberId: string,
  when: Today,
): { person: P; access: PatientScope }[] {
  const member = people.find((each) => each.memberId === memberId);
  return people.flatMap((person) => {
    const access = accessTo(person, member, when);
    return access === 'none' ? [] : [{ person, access }];
  });
}

export const isAllowed = (access: PatientScope | 'none', wanted: PatientScope): boolean =>
  access === 'order' || access === wanted;

/** The most days of an authorization: one year (forms.md 10). */
export const longestAuthorization = 365;

/** An authorization as it is typed: dates as YYYY-MM-DD, blank where nothing is chosen. */
export interface TypedAuthorization {
  scope: PatientScope | '';
  startsOn: string;
  endsOn: string;
  /** The name of the person who allows it, typed by that person. */
  signature: string;
}

/** From today for the longest time. */
export const emptyAuthorization = (today: string): TypedAuthorization => ({
  scope: '',
  startsOn: today,
  endsOn: addDays(today, longestAuthorization - 1),
  signature: '',
});

export interface AuthorizationProblem {
  field: keyof TypedAuthorization;
  code: 'missing' | 'invalid' | 'past' | 'beforeStart' | 'tooLong' | 'otherName';
}

/** The problems of an authorization that is to be signed by a person with this name. */
export function authorizationProblemsOf(
  { scope, startsOn, endsOn, signature }: TypedAuthorization,
  signer: string,
  today: string,
): AuthorizationProblem[] {
  const problems: AuthorizationProblem[] = [];
  if (scope === '') problems.push({ field: 'scope', code: 'missing' });
  const start = dayProblem(startsOn) ?? (startsOn < today ? 'past' : null);
  if (start) problems.push({ field: 'startsOn', code: start });
  const end = dayProblem(endsOn) ?? (dayProblem(startsOn) ? null : endProblem(startsOn, endsOn));
  if (end) problems.push({ field: 'endsOn', code: end });
  if (signature.trim() === '') problems.push({ field: 'signature', code: 'missing' });
  else if (!isSameName(signature, signer)) problems.push({ field: 'signature', code: 'otherName' });
  return problems;
}

function endProblem(startsOn: string, endsOn: string): 'beforeStart' | 'tooLong' | null {
  if (endsOn < startsOn) return 'beforeStart';
  return endsOn >= addDays(startsOn, longestAuthorization) ? 'tooLong' : null;
}
