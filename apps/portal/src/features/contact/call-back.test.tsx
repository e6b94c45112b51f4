import { screen, waitFor, within } from '@testing-library/react';
import {
  actingFor,
  expectNoAxeViolations,
  renderScreen,
  type RenderedScreen,
  type RenderOptions,
} from '../../testing';

const open = (options: RenderOptions = {}) =>
  renderScreen('/member/call-back', { scenario: 'commercial-member', ...options });
const sentIn = ({ transport }: RenderedScreen, endpointId = 'forms.submit') =>
  transport.calls.filter((call) => call.endpointId === endpointId);
const press = ({ user }: RenderedScreen, name: string) =>
  user.click(screen.getByRole('button', { name }));

async function fillIn({ user }: RenderedScreen, day: string) {
  await user.selectOptions(await screen.findByLabelText('Topic'), 'A bill or payment');
  await user.type(screen.getByLabelText(/^Phone number/), '612-555-0101');
  const date = within(screen.getByRole('group', { name: /^Day/ }));
  await user.type(date.getByLabelText('Month'), '11');
  await user.type(date.getByLabelText('Day'), day);
  await user.type(date.getByLabelText('Year'), '2026');
  await user.click(screen.getByRole('radio', { name: /^8:00 a\.m\./ }));
}

test('a member finds the way from contact us, and is called on the day that they choose', async () => {
  const rendered = await renderScreen('/member/contact', { scenario: 'commercial-member' });
  await rendered.user.click(await screen.findByRole('link', { name: 'Ask for a call' }));
  expect(await screen.findByLabelText('Your name', {}, { timeout: 10_000 })).toHaveValue(
    'Marisol Sampleton',
  );
  expect(screen.getByRole('heading', { level: 1, name: 'When should we call you?' })).toBeVisible();
  await fillIn(rendered, '10');
  await press(rendered, 'Continue');
  await screen.findByRole('heading', { name: 'Check your answers' });
  await expectNoAxeViolations();
  await press(rendered, 'Ask for the call');
  expect(await screen.findByRole('heading', { name: /^We call you on the day/ })).toHaveFocus();
  expect(screen.getByText('FR-90001')).toBeVisible();
  expect(screen.getByText('By Nov 10, 2026')).toBeVisible();
  expect(sentIn(rendered)[0]).toMatchObject({
    params: { formId: 'call-back' },
    body: {
      answers: {
        topic: 'payment',
        phone: '6125550101',
        day: '2026-11-10',
        hours: 'morning',
        language: 'english',
      },
    },
  });
});

test.each([
  ['7', 'Choose a day from Monday to Friday that is not a holiday.'],
  ['11', 'Choose a day from Monday to Friday that is not a holiday.'],
  ['5', /^Day: Enter a date from November 6, 2026 to November 19, 2026/],
  ['20', /^Day: Enter a date from November 6, 2026 to November 19, 2026/],
])('the %s. of November is refused', async (day, problem) => {
  const rendered = await open();
  await fillIn(rendered, day);
  await press(rendered, 'Continue');
  const summary = within(await screen.findByRole('alert', { name: /^Fix 1 problem/ }));
  expect(summary.getByRole('link', { name: problem })).toBeVisible();
  expect(sentIn(rendered)).toEqual([]);
});

describe('a visitor', () => {
  const atReview = async (options: RenderOptions = {}) => {
    const rendered = await open({ scenario: 'visitor', ...options });
    await rendered.user.type(await screen.findByLabelText('Your name'), 'Wendell Placeholder');
    await fillIn(rendered, '10');
    await press(rendered, 'Continue');
    await screen.findByRole('heading', { name: 'Check your answers' });
    return rendered;
  };

  test('is called too, and no draft is stored', async () => {
    const rendered = await atReview();
    await press(rendered, 'Ask for the call');
    expect(await screen.findByText('FR-90001')).toBeVisible();
    expect(sentIn(rendered, 'drafts.save')).toEqual([]);
  });

  test.each([
    [503, 'Our service is not available now.'],
    [429, 'You sent several in a short time.'],
  ])('loses nothing when the answer is %i, and sends once', async (status, text) => {
    const rendered = await atReview({ overrides: { 'forms.submit': { status, body: {} } } });
    await press(rendered, 'Ask for the call');
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(screen.getByText('Wendell Placeholder')).toBeVisible();
    rendered.transport.override('forms.submit', undefined);
    await press(rendered, 'Ask for the call');
    expect(await screen.findByText('FR-90001')).toBeVisible();
    const keys = sentIn(rendered).map(({ idempotencyKey }) => idempotencyKey);
    expect(new Set(keys).size).toBe(1);
  });
});

test('it is there in Spanish', async () => {
  const rendered = await open({ language: 'es' });
  expect(
    await screen.findByRole('heading', { level: 1, name: '¿Cuándo prefiere recibir la llamada?' }),
  ).toBeVisible();
  await screen.findByLabelText('Tema');
  await press(rendered, 'Continuar');
  expect(await screen.findByRole('alert', { name: /^Corrija/ })).toHaveTextContent(
    'Elija una hora.',
  );
});

test('support staff who act for a member read that only the member can send it', async () => {
  await open({ overrides: { 'session.getStatus': { body: actingFor } } });
  expect(await screen.findByText('Only the member can send this')).toBeVisible();
});

test('without the flag of contact us it is not open', async () => {
  await renderScreen('/member/call-back', { scenario: 'visitor-no-flags' });
  await waitFor(() => expect(window.location.pathname).toBe('/not-authorized'));
});

test.each([
  ['en', 'Language of the call', 'english'],
  ['es', 'Idioma de la llamada', 'spanish'],
] as const)(
  'in %s the call is in the language of the page unless changed',
  async (language, label, value) => {
    await open({ language });
    expect(await screen.findByLabelText(label)).toHaveValue(value);
  },
);
