import {
  answerAt,
  type Answers,
  exampleAnswers,
  type FormDefinition,
  type FormFacts,
} from '@portal/domain/forms';
import { formDefinitions } from '@portal/domain/forms/all';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expectNoAxeViolations, type RenderedScreen, renderScreen } from '../testing';

/** Who is not in the payment plan has no form to leave it. */
const inPaymentPlan = {
  body: {
    paymentPlan: { status: 'ACTIVE', planYear: 2026, startsOn: '2026-02-01', endsOn: null },
  },
};

const scenarioOf = ({ audience }: FormDefinition) =>
  audience === 'visitors'
    ? 'visitor'
    : audience === 'medicareMembers'
      ? 'medicare-member'
      : 'commercial-member';

const facts: FormFacts = {
  today: '2026-11-05',
  signedIn: true,
  known: { memberId: 'GMR00730512' },
};
const forms = Object.values<FormDefinition>(formDefinitions);
const press = ({ user }: RenderedScreen, name: string | RegExp) =>
  user.click(screen.getByRole('button', { name }));

/** Opens a form at a step, with the answers before it as in a draft. */
async function openAt(definition: FormDefinition, step: string, changes: Answers = {}) {
  const answers = { ...exampleAnswers(definition, facts), ...changes };
  const draft = {
    formId: definition.id,
    revision: 1,
    savedAt: '2026-11-05T12:00:00Z',
    expiresAt: '2027-01-04T12:00:00Z',
    step,
    content: { version: definition.version, key: 'key-1', answers },
  };
  const rendered = await renderScreen(definition.path, {
    scenario: scenarioOf(definition),
    overrides:
      definition.audience === 'visitors'
        ? {}
        : { 'drafts.getOne': { body: { draft } }, 'forms.getPaymentPlan': inPaymentPlan },
  });
  await screen
    .findByRole('button', { name: step === 'review' ? /./ : 'Continue' })
    .catch(() => null);
  return rendered;
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
  ...document.querySelectorAll<Control>('main form :is(input, textarea, select)[name]'),
];
const isToggle = (control: Control) => control.type === 'checkbox' || control.type === 'radio';

test.each(stepsOfAll)(
  'the form %s, step %s, takes 200 random inputs without a crash or a lost field',
  async (_id, step, definition) => {
    const random = seeded(7);
    const { platform, transport } = await openAt(definition, step);
    await waitFor(() => expect(controls().length).toBeGreaterThan(0));
    const typed = new Map<string, string>();
    for (let round = 0; round < 200; round += 1) {
      const all = controls();
      const control = all[random(all.length)] as Control;
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
      if (random(10) === 0) fireEvent.blur(control);
    }
    const shown = controls().filter((control) => !isToggle(control) && typed.has(control.name));
    expect(shown.length).toBeGreaterThanOrEqual(step === 'leave' || step === 'signer' ? 0 : 1);
    for (const control of shown)
      expect([control.name, control.value]).toEqual([control.name, typed.get(control.name)]);
    if (definition.audience === 'visitors') return;
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

test.each(forms.map((form) => [form.id, form] as const))(
  'every step and the review of %s pass axe, and have one h1',
  async (_id, definition) => {
    if (definition.audience === 'visitors') return expect(definition.steps).toBeDefined();
    for (const step of [...Object.keys(definition.steps), 'review']) {
      const changes = definition.signature ? { startOn: facts.today } : {};
      await openAt(definition, step, changes);
      await waitFor(() => expect(document.querySelectorAll('main form').length).toBe(1));
      await expectNoAxeViolations();
      expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
      cleanup();
    }
  },
);

describe('the payment plan election', () => {
  const election = formDefinitions['payment-plan-election'];

  test('is filled in from the session, signed and sent', async () => {
    const rendered = await renderScreen(election.path, { scenario: 'medicare-member' });
    const { user } = rendered;
    expect(await screen.findByRole('heading', { level: 1, name: 'Who signs up?' })).toBeVisible();
    expect(screen.getByLabelText(/^First name/)).toHaveValue('Hollis');
    expect(screen.getByText('August 19, 1953')).toBeVisible();
    expect(screen.queryByLabelText('Member ID')).not.toBeInTheDocument();
    await user.type(screen.getByLabelText(/^Phone number/), '612-555-0101');
    await press(rendered, 'Continue');
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Where do you live?',
    );
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(screen.getByLabelText(/^ZIP code/)).toHaveValue('55000');
    await user.type(screen.getByLabelText('Street address'), '14 Example Lane');
    await user.type(screen.getByLabelText('City'), 'Sampleville');
    await user.selectOptions(screen.getByLabelText('State'), 'MN');
    await user.click(screen.getByRole('radio', { name: 'To another address' }));
    expect(screen.getAllByLabelText('City')).toHaveLength(2);
    await user.click(screen.getByRole('radio', { name: 'To this address' }));
    await press(rendered, 'Continue');
    await screen.findByRole('heading', { level: 1, name: 'When should it start?' });
    expect(screen.getByRole('radio', { name: /^2026/ })).toBeChecked();
    expect(screen.getByRole('radio', { name: /^2027, from January 1/ })).toBeVisible();
    await user.type(screen.getByLabelText('Month'), '11');
    await user.type(screen.getByLabelText('Day'), '4');
    await user.type(screen.getByLabelText('Year'), '2026');
    await press(rendered, 'Continue');
    expect(
      await screen.findByRole('link', {
        name: 'Enter a date from November 5, 2026 to December 31, 2026.',
      }),
    ).toBeVisible();
    await user.clear(screen.getByLabelText('Day'));
    await user.type(screen.getByLabelText('Day'), '9');
    await user.click(screen.getByRole('checkbox', { name: /sends me a bill each month/ }));
    await press(rendered, 'Continue');
    await screen.findByRole('heading', { level: 1, name: 'Who signs this form?' });
    await press(rendered, 'Continue');
    await screen.findByRole('heading', { level: 1, name: 'Check your answers' });
    expect(screen.getByText('1-612-555-0101')).toBeVisible();
    expect(screen.getByText('November 9, 2026')).toBeVisible();
    await user.type(screen.getByLabelText(/^Type your full name/), 'Hollis');
    await press(rendered, 'Sign up');
    const summary = await screen.findByRole('alert', { name: /^Fix 2 problems/ });
    expect(summary).toHaveTextContent('exactly as shown: Hollis Quillby');
    await user.type(screen.getByLabelText(/^Type your full name/), ' quillby');
    await user.click(screen.getByRole('checkbox', { name: /I want to join the payment plan/ }));
    await press(rendered, 'Sign up');
    expect(await screen.findByText('FR-90001')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/November 6, 2026/);
    expect(screen.getByText('••••0512')).toBeVisible();
    await expectNoAxeViolations();
    const [saved] = rendered.transport.calls.filter(
      ({ endpointId }) => endpointId === 'drafts.save',
    );
    expect(JSON.stringify(saved)).not.toContain('"signature"');
    const [sent] = rendered.transport.calls.filter(
      ({ endpointId }) => endpointId === 'forms.submit',
    );
    expect(sent?.body).toMatchObject({
      language: 'en',
      answers: { phone: '6125550101', startOn: '2026-11-09', signedBy: 'member' },
      signature: { name: 'Hollis quillby', agreed: true },
    });
    expect(sent?.body).not.toHaveProperty('answers.mailCity');
  });

  test('shows the confirmation again after a reload', async () => {
    const receipt = {
      referenceNumber: 'FR-90001',
      receivedAt: '2026-11-05T14:00:00.000Z',
      answerBy: '2026-11-06T14:00:00.000Z',
    };
    await renderScreen(`${election.path}?step=sent`, {
      scenario: 'medicare-member',
      state: { formId: election.id, receipt },
    });
    expect(await screen.findByText('FR-90001')).toBeVisible();
    cleanup();
    await renderScreen(`${election.path}?step=sent`, { scenario: 'medicare-member' });
    expect(await screen.findByRole('heading', { name: 'Who signs up?' })).toBeVisible();
  });

  test('a step that cannot be reached yet shows the first incomplete one', async () => {
    await renderScreen(`${election.path}?step=review`, { scenario: 'medicare-member' });
    expect(await screen.findByRole('heading', { name: 'Who signs up?' })).toBeVisible();
  });

  test('a representative signs with their own name', async () => {
    const rendered = await openAt(election, 'review', {
      startOn: facts.today,
      signedBy: 'representative',
      representativeName: 'Theo Sampleton',
      relationship: 'other',
      otherRelationship: 'Neighbor',
      representativePhone: '6125550101',
      mayAct: true,
    });
    await screen.findByRole('heading', { name: 'Check your answers' });
    const field = screen.getByLabelText(/^Type your full name/);
    expect(screen.getByText('This counts as your signature: Theo Sampleton.')).toBeVisible();
    await rendered.user.type(field, 'Theo Sampleton');
    const chapter = screen.getByRole('region', { name: /Who signs/ });
    expect(within(chapter).getByText('Neighbor')).toBeVisible();
  });
});
