import { exampleAnswers, type FormStep } from '@portal/domain/forms';
import { formDefinitions } from '@portal/domain/forms/all';
import { form as claim } from '@portal/domain/forms/drug-claims-form';
import { act, screen } from '@testing-library/react';
import { formFacts } from '../../testing/open-form';
import { expectNoAxeViolations, renderScreen, type RenderOptions } from '../../testing';

const open = (options: RenderOptions) =>
  renderScreen(`${claim.path}?step=sent&number=FR-1`, {
    scenario: 'commercial-member',
    ...options,
  });
const sent = {
  idempotencyKey: 'key-0',
  referenceNumber: 'FR-1',
  receivedAt: '2026-11-05T15:00:00Z',
  answerBy: '2026-11-26T15:00:00Z',
  version: claim.version,
  answers: {},
  signature: null,
};

test('what was sent does not load: the page says so, and shows it after another try', async () => {
  const { user, transport } = await open({});
  await screen.findByText('This page no longer shows what was sent');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(claim.title.en);
  expect(screen.getByText('This page no longer shows what was sent')).toHaveFocus();
  transport.override('forms.getSent', { status: 503 });
  await user.click(screen.getByText('Start a new form'));
  await screen.findByRole('heading', { name: Object.values(claim.steps)[0]!.heading.en });
  act(() => window.history.back());
  expect(await screen.findByText('What you sent did not load.')).toBeVisible();
  expect(screen.queryByText('This page no longer shows what was sent')).toBeNull();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(claim.title.en);
  await expectNoAxeViolations();
  transport.override('forms.getSent', { body: { sent: [sent] } });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('FR-1')).toBeVisible();
});

test('a draft of the form stays at its step under the receipt of another one', async () => {
  const [, [step, { heading }]] = Object.entries(claim.steps) as [unknown, [string, FormStep]];
  const answers = exampleAnswers(claim, formFacts);
  const content = { version: claim.version, key: 'key-1', answers };
  const draft = {
    formId: claim.id,
    revision: 1,
    savedAt: '2026-11-05T15:00:00Z',
    expiresAt: '2027-01-04T15:00:00Z',
    step,
    content,
  };
  const { user, platform, transport } = await open({
    overrides: { 'drafts.getOne': { body: { draft } } },
  });
  await user.click(await screen.findByText('Start a new form'));
  expect(await screen.findByRole('heading', { name: heading.en })).toHaveFocus();
  act(() => window.history.back());
  await screen.findByText('This page no longer shows what was sent');
  act(() => platform.emit('leaving'));
  const saved = transport.calls.filter(({ endpointId }) => endpointId === 'drafts.save');
  expect(saved).toEqual([]);
});

const forMedicare = /^(payment-plan|redetermination)/;
/** Who may send a form; a visitor where they may, because no one else reads their receipt again. */
const whoSends = (id: string) => {
  if (forMedicare.test(id)) return 'medicare-member';
  return /^(new-rx|call-back|contact$)/.test(id) ? 'commercial-member' : 'visitor';
};

test.each(Object.values(formDefinitions).map(({ id, path }) => [id, path] as const))(
  'in another tab the receipt of %s is its number and our phone',
  async (id, path) => {
    await renderScreen(`${path}?step=sent&number=FR-1`, { scenario: whoSends(id) });
    const heading = await screen.findByText('This page no longer shows what was sent');
    const card = heading.closest('section');
    expect(card).toHaveTextContent(/FR-1/);
    expect(card).toHaveTextContent(/1-\d{3}-555-\d{4}/);
  },
);
