import { addDays } from '../calendar/calendar';
import type { GeneralProblem } from '../inputs/kind';
import { inputKinds } from '../inputs/kinds';
import { isSameName } from '../inputs/names';
import type { PatientScope } from './family';
import { dayProblem } from './patient-search';

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
  code: GeneralProblem | 'invalid' | 'past' | 'beforeStart' | 'otherName';
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
  const { problem: ofName } = inputKinds.signature.read(signature);
  const isOther = !isSameName(signature, signer);
  if (ofName === 'missing' || ofName === 'characters') {
    problems.push({ field: 'signature', code: ofName });
  } else if (isOther) problems.push({ field: 'signature', code: 'otherName' });
  return problems;
}

function endProblem(startsOn: string, endsOn: string): 'beforeStart' | 'tooLong' | null {
  if (endsOn < startsOn) return 'beforeStart';
  return endsOn >= addDays(startsOn, longestAuthorization) ? 'tooLong' : null;
}
