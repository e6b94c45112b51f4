import { answerOfFile, filesIn } from './attached-files';
import type { Answer, Answers } from './conditions';
import type { FormDefinition, FormFacts, FormField, FormFields } from './definition';
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
    if (field.kind === 'choice' && field.initial) return [[name, field.initial]];
    if (field.kind !== 'repeat' || field.least === 0) return [];
    return [[name, Array.from({ length: field.least }, () => initialOf(field.fields, facts))]];
  });
  return Object.fromEntries(entries);
}

/**
 * The answers of a draft, as far as the form still has fields for them: a draft may be of an older version,
 * and its content may be anything. `isComplete` is false when something that was answered has no place.
 */
export function restoreAnswers(
  definition: FormDefinition,
  content: unknown,
): { answers: Answers; isComplete: boolean } {
  return restore(fieldsOf(definition), content);
}

function restore(fields: FormFields, content: unknown): { answers: Answers; isComplete: boolean } {
  const entries = typeof content === 'object' && content !== null ? Object.entries(content) : [];
  const answers: Record<string, Answer> = {};
  let isComplete = true;
  for (const [name, answer] of entries) {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    const restored = field && restoreOne(field, answer);
    if (restored) answers[name] = restored.answer;
    isComplete &&= restored?.isComplete ?? isEmpty(answer);
  }
  return { answers, isComplete };
}

const isEmpty = (answer: unknown) =>
  answer === '' || answer === false || (Array.isArray(answer) && answer.length === 0);

function restoreOne(
  field: FormField,
  answer: unknown,
): { answer: Answer; isComplete: boolean } | undefined {
  switch (field.kind) {
    case 'check':
      return typeof answer === 'boolean' ? { answer, isComplete: true } : undefined;
    case 'choices':
    case 'related': {
      if (!Array.isArray(answer)) return undefined;
      const texts = answer.filter((each): each is string => typeof each === 'string');
      return { answer: texts, isComplete: texts.length === answer.length };
    }
    case 'files': {
      if (!Array.isArray(answer)) return undefined;
      const files = filesIn(answer);
      return { answer: files.map(answerOfFile), isComplete: files.length === answer.length };
    }
    case 'repeat': {
      const groups = groupsIn(answer).map((group) => restore(field.fields, group));
      return Array.isArray(answer)
        ? {
            answer: groups.map((group) => group.answers),
            isComplete: groups.every((group) => group.isComplete),
          }
        : undefined;
    }
    case 'choice':
      // An option that the form no longer has is not an answer.
      return typeof answer === 'string' && (answer === '' || Object.hasOwn(field.options, answer))
        ? { answer, isComplete: true }
        : undefined;
    default:
      return typeof answer === 'string' ? { answer, isComplete: true } : undefined;
  }
}
