import { checkDefinition, wrongExamples } from './check-definition';
import type { FormDefinition } from './definition';
import { formDefinitions } from './definitions';
import { exampleAnswers, exampleAttachedFile } from './example-answers';
import { readForm } from './read-form';
import { fieldsOf, initialAnswers, restoreAnswers } from './restore-answers';
import { claimForm, facts } from './testing-forms';
import { kindOf, isInputKind, inputKinds } from '../inputs/kinds';

const forms: [string, FormDefinition][] = [
  ...Object.entries<FormDefinition>(formDefinitions),
  ['sample-claim', claimForm],
];

test('every kind of field accepts its example, reads it the same twice, and refuses its wrong one', () => {
  expect(wrongExamples(inputKinds)).toEqual([]);
});

describe.each(forms)('the form %s', (id, form) => {
  test('has texts, rules and conditions that fit its fields', () => {
    expect(form.id).toBe(id);
    expect(checkDefinition(form)).toEqual([]);
  });

  test('refuses every required field that is empty, with its path', () => {
    const missing = readForm(form, {}, { ...facts, known: {} }).problems.map(({ path }) => path);
    const always = Object.entries(fieldsOf(form)).filter(
      ([, { optional, when }]) => !optional && !when,
    );
    const stepOf = (name: string) =>
      Object.values(form.steps).find(({ fields }) => Object.hasOwn(fields, name));
    const expected = always.flatMap(([name]) => (stepOf(name)?.when ? [] : [name]));
    expect(missing).toEqual(expect.arrayContaining(expected));
  });

  test('accepts its examples, and reads its own values the same again', () => {
    const given = id === 'sample-claim' ? { total: '1025.50' } : {};
    const { values, problems } = readForm(form, exampleAnswers(form, facts, given), facts);
    expect(problems).toEqual([]);
    expect(readForm(form, values, facts)).toEqual({ values, problems: [] });
  });

  test('refuses the wrong example of each typed field that is shown', () => {
    const answers = { ...exampleAnswers(form, facts), total: '1025.50' };
    const typed = Object.entries(fieldsOf(form)).filter(
      ([name, { kind, locked }]) => isInputKind(kind) && !locked && Object.hasOwn(answers, name),
    );
    const accepted = typed.flatMap(([name, { kind }]) => {
      const wrong = isInputKind(kind) ? kindOf(kind).refused : null;
      if (wrong === null) return [];
      const { problems } = readForm(form, { ...answers, [name]: wrong }, facts);
      return problems.some(({ path }) => path === name) ? [] : [name];
    });
    expect(accepted).toEqual([]);
  });

  test('refuses control characters in each typed field that is shown', () => {
    const answers = { ...exampleAnswers(form, facts), total: '1025.50' };
    const { values } = readForm(form, answers, facts);
    for (const [name, { kind, locked }] of Object.entries(fieldsOf(form))) {
      const typed = values[name];
      if (!isInputKind(kind) || locked || typeof typed !== 'string') continue;
      const { problems } = readForm(form, { ...answers, [name]: `${typed}\u0007` }, facts);
      expect(problems).toContainEqual({ path: name, code: 'characters' });
    }
  });

  test('takes 200 random inputs without a crash, and a draft gives every one of them back', () => {
    const random = seeded(20261105);
    for (let round = 0; round < 200; round += 1) {
      const answers = randomAnswers(form, random);
      expect(() => readForm(form, answers, facts)).not.toThrow();
      const stored = JSON.parse(JSON.stringify(answers)) as unknown;
      expect(restoreAnswers(form, stored)).toEqual({ answers, isComplete: true, leftOut: [] });
    }
  });

  test('starts with what the session knows, in fields that exist', () => {
    const initial = initialAnswers(form, facts);
    expect(restoreAnswers(form, initial)).toEqual({
      answers: initial,
      isComplete: true,
      leftOut: [],
    });
  });
});

/** The same numbers in every run, so that a failure can be seen again. */
function seeded(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const pieces = [
  '',
  ' ',
  '0',
  '-1',
  '2026-2-29',
  'ñandú',
  '<b>',
  '🙂',
  'עברית',
  '\u0000',
  '\u202e',
  '{year}',
  '__proto__',
  "O'Neil",
  '9'.repeat(300),
  '\n',
  '12.50',
  'null',
];

function randomAnswers(form: FormDefinition, random: (below: number) => number) {
  const text = () =>
    Array.from({ length: 1 + random(3) }, () => pieces[random(pieces.length)]).join('');
  const of = (fields: FormDefinition['steps'][string]['fields']): Record<string, never> =>
    Object.fromEntries(
      Object.entries(fields)
        .filter(() => random(5) > 0)
        .map(([name, field]) => {
          switch (field.kind) {
            case 'check':
              return [name, random(2) === 1];
            case 'choice': {
              const options = ['', ...Object.keys(field.options)];
              return [name, options[random(options.length)]];
            }
            case 'choices':
              return [name, [...Object.keys(field.options), text()].filter(() => random(2) === 1)];
            case 'related':
              return [name, [`quote:Q${random(9)}`, text()]];
            case 'files': {
              const file = { id: exampleAttachedFile.id, name: 'label.pdf' };
              const types = ['', 'application/pdf'];
              return [
                name,
                Array.from({ length: random(12) }, () => ({
                  ...file,
                  size: String(random(30_000_000)),
                  type: types[random(2)],
                })),
              ];
            }
            case 'repeat':
              return [name, Array.from({ length: random(12) }, () => of(field.fields))];
            default:
              return [name, text()];
          }
        }),
    ) as Record<string, never>;
  return of(fieldsOf(form));
}

test('a form whose answer waits for a letter names no day for it', () => {
  const paper = formDefinitions['new-rx-paper'];
  const { heading, ...sent } = paper.sent;
  expect(heading).toBeDefined();
  const problem = 'sent: it names a day for the answer, which depends on a letter.';
  expect(checkDefinition({ ...paper, sent })).toEqual([problem]);
  const next = paper.sent.next.map((each) => ({ ...each, at: 'answer' as const }));
  expect(checkDefinition({ ...paper, sent: { ...paper.sent, next } })).toContain(problem);
});
