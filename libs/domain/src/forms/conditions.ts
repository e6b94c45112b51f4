import { ageOn } from '../people/age';
import type { Condition, FormFacts } from './definition';
import { kindOf } from '../inputs/kinds';

/** What was answered so far, as typed: texts, checks, chosen options, and groups of the same. */
export type Answer = string | boolean | readonly string[] | readonly Answers[];
export interface Answers {
  readonly [name: string]: Answer;
}

/** Answers from the innermost group out: a condition finds the nearest field of a name. */
export type Scopes = readonly Answers[];

const find = (scopes: Scopes, name: string): Answer | undefined =>
  scopes.find((answers) => Object.hasOwn(answers, name))?.[name];

/** Whether a condition is met; none always is. */
export function isMet(condition: Condition | undefined, scopes: Scopes, facts: FormFacts): boolean {
  if (!condition) return true;
  const met = (inner: Condition) => isMet(inner, scopes, facts);
  if ('all' in condition) return condition.all.every(met);
  if ('any' in condition) return condition.any.some(met);
  if ('not' in condition) return !met(condition.not);
  if ('known' in condition) return Boolean(facts.known[condition.known]);
  if ('signedIn' in condition) return facts.signedIn === condition.signedIn;
  if ('from' in condition) {
    const day = facts.today.slice(5);
    return condition.from <= day && day <= condition.to;
  }
  const answer = find(scopes, condition.field);
  if ('has' in condition) return isList(answer) && answer.includes(condition.has);
  if ('youngerThan' in condition) return isYounger(answer, condition.youngerThan, facts.today);
  return answer === condition.is;
}

function isYounger(birthDate: Answer | undefined, years: number, today: string): boolean {
  const born =
    typeof birthDate === 'string' ? kindOf('birthDate').read(birthDate).value : undefined;
  const age = ageOn(born, today);
  return age !== null && age < years;
}

const isList = (answer: Answer | undefined): answer is readonly string[] =>
  Array.isArray(answer) && answer.every((each) => typeof each === 'string');
