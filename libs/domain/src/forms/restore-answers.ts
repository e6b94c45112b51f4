import { answerOfFile, filesIn } from './attached-files';
import type { Answer, Answers } from './conditions';
import type { ChoiceField, FormDefinition, FormFacts, FormField, FormFields } from './definition';
import { groupsIn } from './read-form';

/** Every field of a form, whether shown or not. */
export const fieldsOf = (definition: FormDefinition): FormFields =>
  Object.assign({}, ...Object.values(definition.steps).map(({ fields }) => fields)) as FormFields;

/** The answers of a form that no one has filled in yet: what the session knows. */
export function initialAnswers(definition: FormDefinition, facts: FormFacts): Answers {
  return initialOf(fieldsOf(definition), facts);
}

/** One empty group of a repeat, or the fields of a form, with what the session knows. */
export function initialOf(fields: FormFields, facts: FormFacts): Answers {
  const entries = Object.entries(fields).flatMap(([name, field]): [string, Answer][] => {
    const known = field.prefill && facts.known[field.prefill];
    if (known) return [[name, known]];
    if (field.kind === 'choice' && field.initial) {
      return [[name, inLanguage(field.initial, facts.language)]];
    }
    if (field.kind !== 'repeat' || field.least === 0) return [];
    return [[name, Array.from({ length: field.least }, () => initialOf(field.fields, facts))]];
  });
  return Object.fromEntries(entries);
}

/** An option that is chosen at first. */
export const inLanguage = (
  initial: NonNullable<ChoiceField['initial']>,
  language: FormFacts['language'] = 'en',
): string => (typeof initial === 'string' ? initial : initial[language]);

/** The answers of a draft, as far as the form has fields for them. */
export interface RestoredAnswers {
  answers: Answers;
  /** False when something that was answered has no place any more. */
  isComplete: boolean;
  /** Texts of fields that the form no longer has, as they were typed. */
  leftOut: readonly string[];
}

/**
 * Reads the answers of a draft, which may be of an older version, and whose content may be anything. Fields and options
 * that were renamed (`formerly`) keep their answers.
 */
export const restoreAnswers = (definition: FormDefinition, content: unknown): RestoredAnswers =>
  restore(fieldsOf(definition), content);

function restore(fields: FormFields, content: unknown): RestoredAnswers {
  const entries = typeof content === 'object' && content !== null ? Object.entries(content) : [];
  const answers: Record<string, Answer> = {};
  let isComplete = true;
  const leftOut: string[] = [];
  for (const [stored, answer] of entries) {
    const name = nameNow(fields, stored);
    // The answer under the name of today is the newer one.
    const isOutdated = name !== stored && Object.hasOwn(content as object, name);
    const field = Object.hasOwn(fields, name) && !isOutdated ? fields[name] : undefined;
    const restored = field && restoreOne(field, answer);
    if (restored) answers[name] = restored.answer;
    isComplete &&= restored?.isComplete ?? isEmpty(answer);
    if (restored) leftOut.push(...restored.leftOut);
    else if (field?.kind !== 'choice') leftOut.push(...textsIn(answer));
  }
  return { answers, isComplete, leftOut };
}

/** The name of today of a field or option; the name itself when it never had another one. */
function nameNow(
  named: Readonly<Record<string, { formerly?: readonly string[] }>>,
  stored: string,
): string {
  if (Object.hasOwn(named, stored)) return stored;
  const renamed = Object.entries(named).find(([, { formerly }]) => formerly?.includes(stored));
  return renamed?.[0] ?? stored;
}

const isEmpty = (answer: unknown) =>
  answer === '' || answer === false || (Array.isArray(answer) && answer.length === 0);

/** Whatever a person may have typed or chosen in an answer that no field takes. */
function textsIn(answer: unknown): string[] {
  if (typeof answer === 'string') return answer.trim() === '' ? [] : [answer];
  if (typeof answer !== 'object' || answer === null) return [];
  return Object.values(answer).flatMap(textsIn);
}

const whole = (answer: Answer): RestoredAnswer => ({ answer, isComplete: true, leftOut: [] });

interface RestoredAnswer extends Omit<RestoredAnswers, 'answers'> {
  answer: Answer;
}

function restoreOne(field: FormField, answer: unknown): RestoredAnswer | undefined {
  switch (field.kind) {
    case 'check':
      return typeof answer === 'boolean' ? whole(answer) : undefined;
    case 'choices':
    case 'related': {
      if (!Array.isArray(answer)) return undefined;
      const texts = answer.filter((each): each is string => typeof each === 'string');
      const options = field.kind === 'choices' ? field.options : {};
      const restored = texts.map((each) => nameNow(options, each));
      return { ...whole(restored), isComplete: texts.length === answer.length };
    }
    case 'files': {
      if (!Array.isArray(answer)) return undefined;
      const files = filesIn(answer);
      return { ...whole(files.map(answerOfFile)), isComplete: files.length === answer.length };
    }
    case 'repeat': {
      if (!Array.isArray(answer)) return undefined;
      const groups = groupsIn(answer).map((group) => restore(field.fields, group));
      return {
        answer: groups.map((group) => group.answers),
        isComplete: groups.every((group) => group.isComplete),
        leftOut: groups.flatMap((group) => group.leftOut),
      };
    }
    case 'choice': {
      if (typeof answer !== 'string') return undefined;
      const option = nameNow(field.options, answer);
      // An option that the form no longer has is not an answer.
      const isKnown = option === '' || Object.hasOwn(field.options, option);
      return isKnown ? whole(option) : undefined;
    }
    default:
      return typeof answer === 'string' ? whole(answer) : undefined;
  }
}
