import { bornSince } from '../people/age';
import { addDays } from '../calendar/calendar';
import { answerOfFile, type AttachedFile } from './attached-files';
import { inLanguage } from './restore-answers';
import type { Answer, Answers } from './conditions';
import type { FormDefinition, FormFacts, FormField, FormFields } from './definition';
import { shownFields, stepsOf } from './read-form';
import { kindOf } from '../inputs/kinds';

/** A file that a form is sent with in examples. */
export const exampleAttachedFile: AttachedFile = {
  id: '7f6f9a52-3c1e-4f0a-9a31-0d2b7c9e1a44',
  name: 'bottle-label.pdf',
  size: 208,
  type: 'application/pdf',
};

/** Answers that a form accepts, from the examples of its fields: for contracts and tests. `given` come first. */
export function exampleAnswers(
  definition: FormDefinition,
  facts: FormFacts,
  given: Answers = {},
): Answers {
  let answers = given;
  // A choice may bring up more fields and steps: each pass fills in what the one before has shown.
  for (let count = -1; count < Object.keys(answers).length;) {
    count = Object.keys(answers).length;
    for (const [, { fields }] of stepsOf(definition, answers, facts)) {
      answers = filledIn(fields, answers, facts, [answers]);
    }
  }
  return answers;
}

function filledIn(
  fields: FormFields,
  answers: Answers,
  facts: FormFacts,
  outer: readonly Answers[],
): Answers {
  const shown = shownFields(fields, [answers, ...outer], facts);
  const missing = shown.filter(([name]) => !Object.hasOwn(answers, name));
  const found = missing.map(([name, field]) => [name, exampleOf(field, facts, outer)] as const);
  return { ...Object.fromEntries(found), ...answers };
}

function exampleOf(field: FormField, facts: FormFacts, outer: readonly Answers[]): Answer {
  switch (field.kind) {
    case 'choice':
      return field.initial
        ? inLanguage(field.initial, facts.language)
        : (Object.keys(field.options)[0] ?? '');
    case 'choices':
      return Object.keys(field.options).slice(0, 1);
    case 'check':
      return true;
    case 'related':
      return ['claim:H900112'];
    case 'files':
      return [answerOfFile(exampleAttachedFile)];
    case 'repeat':
      return Array.from({ length: Math.max(1, field.least) }, () =>
        filledIn(field.fields, {}, facts, outer),
      );
    case 'date': {
      const { from } = field;
      const later = from && 'today' in from ? Math.max(0, from.today) : 0;
      return addDays(facts.today, later);
    }
    case 'birthDate':
      if (field.from && 'youngerThan' in field.from) {
        return bornSince(facts.today, Math.ceil(field.from.youngerThan / 2));
      }
      return (field.prefill && facts.known[field.prefill]) ?? kindOf(field.kind).example;
    default:
      return (field.prefill && facts.known[field.prefill]) ?? kindOf(field.kind).example;
  }
}
