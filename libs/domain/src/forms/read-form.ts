import { bornSince } from '../people/age';
import { addDays, isIsoDay } from '../calendar/calendar';
import { dateFieldsOf, type DateProblem, readTypedDate } from '../inputs/typed-date';
import { answerOfFile, filesIn, filesProblem } from './attached-files';
import { type Answer, type Answers, isMet, type Scopes } from './conditions';
import type {
  ChoiceOptions,
  DayBound,
  FormDefinition,
  FormFacts,
  FormField,
  FormFields,
  FormRule,
  FormValue,
  FormValues,
  TextField,
} from './definition';
import { kindOf } from '../inputs/kinds';
import { hasControlCharacters } from '../inputs/tidy';

/** What is wrong with a field. `path` is its name, inside a group `group.index.name`. */
export interface FormProblem {
  path: string;
  code: string;
  /** Limits that the message names. */
  limits?: Readonly<Record<string, string | number>>;
  /** What is wrong with which of the three fields of a date. */
  dateProblems?: readonly DateProblem[];
}

/** What a problem says besides its code. */
type ProblemDetails = Pick<FormProblem, 'limits' | 'dateProblems'>;
type Report = (code: string, details?: ProblemDetails) => undefined;

export interface FormRead {
  values: FormValues;
  problems: readonly FormProblem[];
}

interface Reading {
  scopes: Scopes;
  facts: FormFacts;
  prefix: string;
  problems: FormProblem[];
}

/** The steps that apply. */
export const stepsOf = (definition: FormDefinition, answers: Answers, facts: FormFacts) =>
  Object.entries(definition.steps).filter(([, { when }]) => isMet(when, [answers], facts));

/** Whether a field may be left empty. */
export const isOptional = (
  { optional, neededWhen }: FormField,
  scopes: Scopes,
  facts: FormFacts,
): boolean => Boolean(optional) && !(neededWhen && isMet(neededWhen, scopes, facts));

/** The fields that are shown, of one list. */
export const shownFields = (fields: FormFields, scopes: Scopes, facts: FormFacts) =>
  Object.entries(fields).filter(([, { when }]) => isMet(when, scopes, facts));

/**
 * Reads what was answered: the values to send, without what is hidden, and every problem in the order of
 * the fields. With `onlyStep`, the problems of that step alone. Reading values again gives the same values.
 */
export function readForm(
  definition: FormDefinition,
  answers: Answers,
  facts: FormFacts,
  onlyStep?: string,
): FormRead {
  const steps = stepsOf(definition, answers, facts);
  const read = steps.map(([id, step]) => {
    const problems: FormProblem[] = [];
    const values = readFields(step.fields, { scopes: [answers], facts, prefix: '', problems });
    return { id, values, problems };
  });
  const values: FormValues = Object.assign({}, ...read.map((step) => step.values));
  const broken = brokenRules(definition.rules, values, facts, '');
  const stepOf = (path: string) =>
    steps.find(([, { fields }]) => Object.hasOwn(fields, path))?.[0] ?? '';
  const problems = read.flatMap((step) => [
    ...step.problems,
    ...broken.filter(({ path }) => stepOf(path) === step.id),
  ]);
  if (onlyStep === undefined) return { values, problems };
  return {
    values,
    problems: problems.filter(({ path }) => stepOf(path.split('.')[0] ?? '') === onlyStep),
  };
}

function readFields(fields: FormFields, reading: Reading): FormValues {
  const values: Record<string, FormValue> = {};
  for (const [name, field] of shownFields(fields, reading.scopes, reading.facts)) {
    const known = field.locked && field.prefill ? reading.facts.known[field.prefill] : undefined;
    const answer = known ?? reading.scopes[0]?.[name];
    const read = readField(field, answer, { ...reading, prefix: reading.prefix + name });
    if (read !== undefined) values[name] = read;
  }
  return values;
}

/** The value of a field; undefined where it has none, or a wrong one. */
function readField(
  field: FormField,
  answer: Answer | undefined,
  reading: Reading,
): FormValue | undefined {
  const report: Report = (code, details) => {
    reading.problems.push({ path: reading.prefix, code, ...details });
    return undefined;
  };
  const nothing = () =>
    isOptional(field, reading.scopes, reading.facts) ? undefined : report('missing');
  switch (field.kind) {
    case 'choice': {
      if (answer === undefined || answer === '') return nothing();
      return optionsOf(field.options, reading).includes(String(answer))
        ? String(answer)
        : report('option');
    }
    case 'choices': {
      const options = optionsOf(field.options, reading);
      const chosen = textsIn(answer).filter((each) => options.includes(each));
      if (chosen.length === 0) return nothing();
      if (field.exclusive && chosen.length > 1 && chosen.includes(field.exclusive)) {
        return report('exclusive');
      }
      return chosen;
    }
    case 'check':
      return answer === true ? true : nothing();
    case 'related': {
      const items = [...new Set(textsIn(answer).filter((each) => relatedForm.test(each)))];
      if (items.length > field.most) return report('tooMany', { limits: { most: field.most } });
      return items.length > 0 ? items : nothing();
    }
    case 'files': {
      const files = filesIn(answer);
      if (files.length === 0) return nothing();
      const problem = filesProblem(field, files);
      return problem ? report(problem.code, problem) : files.map(answerOfFile);
    }
    case 'repeat': {
      const groups = groupsIn(answer);
      if (groups.length < field.least) return report('tooFew', { limits: { least: field.least } });
      if (groups.length > field.most) return report('tooMany', { limits: { most: field.most } });
      return groups.map((group, index) => {
        const prefix = `${reading.prefix}.${index}.`;
        const scopes = [group, ...reading.scopes];
        const values = readFields(field.fields, { ...reading, scopes, prefix });
        reading.problems.push(...brokenRules(field.rules, values, reading.facts, prefix));
        return values;
      });
    }
    default:
      return readText(field, typeof answer === 'string' ? answer : '', reading, report, nothing);
  }
}

function readText(
  field: TextField,
  typed: string,
  reading: Reading,
  report: Report,
  nothing: () => undefined,
): string | undefined {
  const kind = kindOf(field.kind);
  const text = kind.tidy(typed);
  if (text === '') return nothing();
  if (hasControlCharacters(text)) return report('characters');
  if (kind.control === 'date') return readDateField(field, text, reading, report);
  const most = field.most ?? kind.most;
  const found = kind.read(text, most);
  if (found.problem === undefined) return found.value;
  return report(found.problem, found.problem === 'tooLong' ? { limits: { most } } : undefined);
}

/** The latest birth date is today. Another date has its own limit. */
function readDateField(field: TextField, typed: string, reading: Reading, report: Report) {
  const isBirthDate = field.kind === 'birthDate';
  const today = isBirthDate ? reading.facts.today : undefined;
  const { date, problems } = readTypedDate(dateFieldsOf(typed), today);
  if (date === null) {
    return report(isBirthDate ? 'birthDate' : 'date', { dateProblems: problems });
  }
  const from = boundOf(field.from, reading);
  const to = isBirthDate ? undefined : boundOf(field.to, reading);
  if ((from && date < from) || (to && date > to)) {
    const code = from && to ? 'dateBetween' : from ? 'dateFrom' : 'dateTo';
    return report(code, { limits: { ...(from && { from }), ...(to && { to }) } });
  }
  return date;
}

/** The day of a limit; undefined where it is another field that has none. */
function boundOf(bound: DayBound | undefined, { scopes, facts }: Reading): string | undefined {
  if (!bound) return undefined;
  if ('day' in bound) return bound.day;
  if ('today' in bound) return addDays(facts.today, bound.today);
  if ('youngerThan' in bound) return bornSince(facts.today, bound.youngerThan);
  if ('yearEnd' in bound) return `${facts.today.slice(0, 4)}-12-31`;
  const other = scopes.find((answers) => Object.hasOwn(answers, bound.field))?.[bound.field];
  const read = kindOf('date').read(String(other ?? '')).value;
  return read !== undefined && isIsoDay(read) ? read : undefined;
}

function brokenRules(
  rules: readonly FormRule[] | undefined,
  values: FormValues,
  facts: FormFacts,
  prefix: string,
): FormProblem[] {
  return (rules ?? [])
    .filter(({ needs }) => needs.every((name) => Object.hasOwn(values, name)))
    .filter(({ holds }) => !holds(values, facts))
    .map(({ name, at }) => ({ path: prefix + at, code: `rule.${name}` }));
}

/** The record of a related item. */
export const relatedForm = /^(claim|order|quote):[A-Za-z0-9._-]{1,64}$/;

const optionsOf = (options: ChoiceOptions, { scopes, facts }: Reading): string[] =>
  Object.keys(options).filter((name) => isMet(options[name]?.when, scopes, facts));

const textsIn = (answer: unknown): string[] =>
  Array.isArray(answer) ? answer.filter((each) => typeof each === 'string') : [];

/** The groups of a repeat; anything else is none. */
export const groupsIn = (answer: unknown): Answers[] =>
  Array.isArray(answer)
    ? answer.filter((each): each is Answers => typeof each === 'object' && each !== null)
    : [];
