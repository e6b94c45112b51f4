import { businessLines } from '../plan/business-line';
import { fileLimits } from '../files/files';
import {
  type Condition,
  type FormDefinition,
  type FormField,
  type FormFields,
  type FormText,
  knownFacts,
  placeholderNames,
} from './definition';
import { formTexts } from './form-texts';
import { fieldsOf } from './restore-answers';
import { isInputKind, kindOf } from '../inputs/kinds';
import { hasGeneralMissing } from './general-missing';

/** Everything that is wrong with a definition, one sentence each; none when it can be shown and sent. */
export function checkDefinition(definition: FormDefinition): string[] {
  const problems: string[] = [];
  const names = Object.values(definition.steps).flatMap(({ fields }) => Object.keys(fields));
  const twice = names.filter((name, index) => names.indexOf(name) !== index);
  for (const name of twice) problems.push(`The field "${name}" is in two steps.`);
  const fields = fieldsOf(definition);
  for (const [id, step] of Object.entries(definition.steps)) {
    if (!/^[a-z][a-zA-Z0-9-]{0,39}$/.test(id) || ['review', 'sent'].includes(id)) {
      problems.push(`"${id}" is no name for a step.`);
    }
    if (Object.keys(step.fields).length === 0) problems.push(`The step "${id}" has no field.`);
    problems.push(...conditionProblems(step.when, fields, `step ${id}`));
    problems.push(...fieldProblems(step.fields, fields));
  }
  for (const { name, at, needs } of definition.rules ?? []) {
    const unknown = [at, ...needs].filter((each) => !Object.hasOwn(fields, each));
    for (const each of unknown) problems.push(`The rule "${name}" names no field: "${each}".`);
  }
  problems.push(...conditionProblems(definition.signature?.when, fields, 'signature'));
  for (const { when, fields: parts } of definition.signature?.signer ?? []) {
    problems.push(...conditionProblems(when, fields, 'signature'));
    for (const each of parts) {
      if (!Object.hasOwn(fields, each)) problems.push(`No field "${each}" for the signer's name.`);
    }
  }
  const answerTimes = definition.answerTimes ?? [];
  for (const { when, onDayOf } of answerTimes) {
    if (onDayOf !== undefined && fields[onDayOf]?.kind !== 'date') {
      problems.push(`answerTimes: "${onDayOf}" is no field with a date.`);
    }
    problems.push(...conditionProblems(when, fields, 'answerTimes'));
  }
  const fromLetter = answerTimes.some((each) => each.fromLetter);
  const { heading, next } = definition.sent;
  if (fromLetter && (!heading || next.some(({ at }) => at === 'answer'))) {
    problems.push('sent: it names a day for the answer, which depends on a letter.');
  }
  for (const line of businessLines) {
    const at = fromLetter ? 'later' : 'answer';
    const isThere = next.some(
      (each) => each.at === at && !each.when && (each.line ?? line) === line,
    );
    if (!isThere) problems.push(`sent.next: nothing says what comes with the answer for ${line}.`);
  }
  for (const { when } of next) problems.push(...conditionProblems(when, fields, 'sent.next'));
  if (!definition.asks && (answerTimes.length === 0 || answerTimes.at(-1)?.when)) {
    problems.push('Some answers have no answer time.');
  }
  for (const [text, key] of formTexts(definition)) problems.push(...textProblems(text, key));
  return problems;
}

function fieldProblems(fields: FormFields, all: FormFields, group = ''): string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const place = group + name;
    const problems = conditionProblems(field.when, { ...all, ...fields }, place);
    problems.push(...conditionProblems(field.neededWhen, all, place));
    if (!/^[a-z][a-zA-Z0-9]{0,39}$/.test(name)) problems.push(`"${place}" is no name of a field.`);
    if (field.prefill && !knownFacts.includes(field.prefill)) {
      problems.push(`${place}: nothing is known as "${field.prefill}".`);
    }
    problems.push(...formerNameProblems(field.formerly ?? [], name, fields, place));
    if (field.kind === 'choice' || field.kind === 'choices') {
      for (const [option, { formerly = [] }] of Object.entries(field.options)) {
        const at = `${place}.${option}`;
        problems.push(...formerNameProblems(formerly, option, field.options, at));
      }
    }
    if (field.locked && !field.prefill) problems.push(`${place}: locked without a fact.`);
    const mayBeMissing = !field.optional || field.neededWhen;
    if (mayBeMissing && !hasMissing(field)) problems.push(`${place}: no message "missing".`);
    if (field.neededWhen && !field.optional) problems.push(`${place}: needed in any case.`);
    if (field.kind === 'choice' || field.kind === 'choices') {
      const options = Object.keys(field.options);
      if (options.length < 2) problems.push(`${place}: fewer than two options.`);
      const named = field.kind === 'choice' ? field.initial : field.exclusive;
      for (const option of typeof named === 'object' ? Object.values(named) : [named]) {
        if (option && !options.includes(option)) problems.push(`${place}: no option "${option}".`);
      }
    }
    if (field.kind === 'files') {
      const { most = fileLimits.files } = field;
      const isPossible = most >= 1 && most <= fileLimits.files;
      if (!isPossible) problems.push(`${place}: takes 1 to ${fileLimits.files} files.`);
    }
    if (field.kind === 'repeat') {
      problems.push(...fieldProblems(field.fields, all, `${place}.`));
    }
    return problems;
  });
}

/** A former name leads to one field or option of today. */
const formerNameProblems = (
  formerly: readonly string[],
  name: string,
  named: Readonly<Record<string, { formerly?: readonly string[] }>>,
  place: string,
): string[] =>
  formerly
    .filter((former) =>
      Object.entries(named).some(
        ([each, other]) => each === former || (each !== name && other.formerly?.includes(former)),
      ),
    )
    .map((former) => `${place}: "${former}" is the name of another one too.`);

function hasMissing(field: FormField): boolean {
  if (field.messages?.['missing'] || hasGeneralMissing(field.kind)) return true;
  if (field.kind === 'repeat') return true;
  return field.kind === 'choice' && field.initial !== undefined;
}

function conditionProblems(
  condition: Condition | undefined,
  fields: FormFields,
  place: string,
): string[] {
  if (!condition) return [];
  if ('not' in condition) return conditionProblems(condition.not, fields, place);
  if ('all' in condition || 'any' in condition) {
    const inner = 'all' in condition ? condition.all : condition.any;
    return inner.flatMap((each) => conditionProblems(each, fields, place));
  }
  if (!('field' in condition)) return [];
  const field = Object.hasOwn(fields, condition.field) ? fields[condition.field] : undefined;
  if (!field) return [`${place}: no field "${condition.field}".`];
  if ('youngerThan' in condition) {
    return field.kind === 'birthDate' ? [] : [`${place}: "${condition.field}" is no birth date.`];
  }
  const value = 'has' in condition ? condition.has : condition.is;
  const isAnswer =
    field.kind === 'choice' || field.kind === 'choices'
      ? typeof value === 'string' && Object.hasOwn(field.options, value)
      : field.kind === 'check' && typeof value === 'boolean';
  return isAnswer ? [] : [`${place}: "${condition.field}" is never "${String(value)}".`];
}

const placeholdersIn = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);

function textProblems({ en, es }: FormText, key: string): string[] {
  const problems: string[] = [];
  if (!en.trim() || !es.trim()) problems.push(`${key}: a language is missing.`);
  const [english, spanish] = [placeholdersIn(en).sort(), placeholdersIn(es).sort()];
  if (english.join() !== spanish.join()) problems.push(`${key}: other placeholders in Spanish.`);
  const unknown = english.filter((name) => !placeholderNames.some((each) => each === name));
  for (const name of unknown) problems.push(`${key}: nothing is filled in for {${name}}.`);
  return problems;
}

/** The kinds of typed fields whose example is refused, or whose wrong example is accepted. */
export const wrongExamples = (kinds: Readonly<Record<string, unknown>>): string[] =>
  Object.keys(kinds).filter((kind) => {
    if (!isInputKind(kind)) return true;
    const { read, example, refused } = kindOf(kind);
    const accepted = read(example).value;
    const isStable = accepted !== undefined && read(accepted).value === accepted;
    return !isStable || (refused !== null && read(refused).problem === undefined);
  });
