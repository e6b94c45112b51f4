import { isInputKind, kindOf, textAfterBlur, tidyCode } from '@portal/domain';
import {
  answerAt,
  type Answers,
  type Condition,
  fieldsOf,
  type FormDefinition,
} from '@portal/domain/forms';
import { formDefinitions } from '@portal/domain/forms/all';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expectNoAxeViolations, formFacts, openFormAt } from '../testing';

const forms = Object.values<FormDefinition>(formDefinitions);

/** Answers with which a step is one of the form's. */
function answersWith(when: Condition | undefined): Answers {
  if (!when || !('field' in when) || 'youngerThan' in when) return {};
  const answer = 'has' in when ? [when.has] : when.is;
  return { [when.field]: answer };
}

/** Answers that the example does not have, with which a form opens at a step. */
const changesFor = ({ signature, steps }: FormDefinition, step: string): Answers => ({
  ...(signature && { startOn: formFacts.today }),
  ...answersWith(steps[step]?.when),
});

/** There is one form, which passes axe, under one h1. */
async function expectGoodForm() {
  await waitFor(() => expect(document.querySelectorAll('main form').length).toBe(1));
  await expectNoAxeViolations();
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
}

const stepsOfAll = forms.flatMap((definition) =>
  Object.keys(definition.steps).map((step) => [definition.id, step, definition] as const),
);

/** The same numbers in every run. */
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
  '29',
  '2026',
  'ñandú',
  '<b>x</b>',
  '🙂',
  'עברית',
  '{year}',
  '__proto__',
  "O'Neil",
  '9'.repeat(120),
  '12.50',
  'null',
];

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
const controls = () => [
  ...document.querySelectorAll<Control>(
    'main form :is(input:not([type=file]), textarea, select)[name]',
  ),
];
/** What a field shows of a text once it is left: a line is tidied by its kind, a part of a date as a number. */
function leftAt(definition: FormDefinition, name: string, text: string): string {
  const [outer = '', , inner = ''] = name.split('.');
  const field = fieldsOf(definition)[outer];
  const kind = field?.kind === 'repeat' ? field.fields[inner]?.kind : field?.kind;
  const isLine = kind !== undefined && isInputKind(kind) && kindOf(kind).control !== 'date';
  return isLine ? textAfterBlur(kindOf(kind), text) : tidyCode(text);
}

const isToggle = (control: Control) => control.type === 'checkbox' || control.type === 'radio';

test.each(stepsOfAll)(
  'the form %s, step %s, passes axe, and takes its part of 200 random inputs without a crash or a lost field',
  async (_id, step, definition) => {
    const random = seeded(7);
    const rounds = Math.ceil(200 / Object.keys(definition.steps).length);
    const { platform, transport } = await openFormAt(
      definition,
      step,
      changesFor(definition, step),
    );
    await waitFor(() => expect(controls().length).toBeGreaterThan(0));
    await expectGoodForm();
    const typed = new Map<string, string>();
    for (let round = 0; round < rounds; round += 1) {
      const all = controls();
      const lines = all.filter((each) => !isToggle(each));
      const some = lines.length > 0 && random(2) === 0 ? lines : all;
      const control = some[random(some.length)] as Control;
      if (isToggle(control)) fireEvent.click(control);
      else {
        const isPart = control.closest('.date-parts') !== null;
        const isSelect = control instanceof HTMLSelectElement;
        const options = isSelect ? [...control.options].map(({ value }) => value) : pieces;
        const text = (options[random(options.length)] ?? '') + (isSelect ? '' : String(random(9)));
        // A date is stored with hyphens between its parts.
        const value = isPart ? text.replaceAll('-', '') : text;
        fireEvent.change(control, { target: { value } });
        typed.set(control.name, value);
      }
      if (random(10) !== 0) continue;
      fireEvent.blur(control);
      const before = typed.get(control.name);
      if (before === undefined || isToggle(control)) continue;
      expect([before, leftAt(definition, control.name, before)]).toContain(control.value);
      typed.set(control.name, control.value);
    }
    const lines = controls().filter((control) => !isToggle(control));
    const shown = lines.filter(({ name }) => typed.has(name));
    expect(shown.length).toBeGreaterThanOrEqual(lines.length > 0 ? 1 : 0);
    for (const control of shown)
      expect([control.name, control.value]).toEqual([control.name, typed.get(control.name)]);
    if (definition.audience === 'visitors' || shown.length === 0) return;
    act(() => platform.emit('leaving'));
    await waitFor(() => {
      const saved = transport.calls.filter(({ endpointId }) => endpointId === 'drafts.save').at(-1);
      const { answers } = (saved?.body as { content: { answers: Answers } }).content;
      for (const control of shown.filter(
        ({ name }) => !document.querySelector(`[name="${name}-day"]`) && !/-(day|year)$/.test(name),
      )) {
        expect([control.name, answerAt(answers, control.name)]).toEqual([
          control.name,
          typed.get(control.name),
        ]);
      }
    });
  },
);

test.each(
  forms.filter(({ audience }) => audience !== 'visitors').map((form) => [form.id, form] as const),
)('the review of %s passes axe, and has one h1', async (_id, definition) => {
  await openFormAt(definition, 'review', changesFor(definition, 'review'));
  await expectGoodForm();
});
