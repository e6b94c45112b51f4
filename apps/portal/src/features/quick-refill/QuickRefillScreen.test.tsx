import { act, screen, waitFor, within } from '@testing-library/react';
import { expectNoAxeViolations, type RenderedScreen, renderScreen } from '../../testing';

const path = '/member/quick-refill';
const open = (options: Parameters<typeof renderScreen>[1] = {}) => renderScreen(path, options);
const button = (name: string) => screen.getByRole('button', { name });

async function fillIn({ user }: RenderedScreen, rxNumber = 'Rx 4402101') {
  await user.type(screen.getByLabelText('Rx number'), rxNumber);
  await user.type(screen.getByLabelText('Month'), '3');
  await user.type(screen.getByLabelText('Day'), '2');
  await user.type(screen.getByLabelText('Year'), '1978');
  await user.click(button('Find my prescription'));
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const callsOf = ({ transport }: RenderedScreen, id: string) =>
  transport.calls.filter(({ endpointId }) => endpointId === id);

test('a refill is found, shown without the name of the drug, and ordered once', async () => {
  const rendered = await open();
  await expectNoAxeViolations();
  await fillIn(rendered);
  expect(await heading('Your refill')).toHaveFocus();
  const main = screen.getByRole('main');
  expect(main).toHaveTextContent('Rx 4402101, 90 days');
  expect(main).toHaveTextContent('The address on file, ending in “Lane”');
  expect(main).toHaveTextContent('You pay$7.50');
  expect(main).not.toHaveTextContent(/Levothyroxine|Marisol|Mockingbird|4242/);
  expect(callsOf(rendered, 'quickRefill.order')).toHaveLength(0);
  await expectNoAxeViolations();
  await rendered.user.click(screen.getByRole('radio', { name: 'Use the card on file' }));
  await rendered.user.dblClick(button('Order this refill'));
  expect(await heading('Your refill is ordered')).toHaveFocus();
  expect(main).toHaveTextContent(/Order HD-40001, \d+:00 [ap]\.m\., November 5, 2026\./);
  expect(main).toHaveTextContent('We charge the card on file when it ships.');
  expect(main).not.toHaveTextContent(/Levothyroxine|Marisol|Mockingbird|4242/);
  expect(callsOf(rendered, 'quickRefill.order')).toHaveLength(1);
  await expectNoAxeViolations();
  await rendered.user.click(button('Refill another'));
  expect(await heading('Refill without signing in')).toHaveFocus();
  expect(screen.getByLabelText('Rx number')).toHaveValue('');
  expect(window.location.href).not.toMatch(/4402101|1978/);
});

test('Back to an order that was placed shows its number, days and amount, and offers it no more', async () => {
  const rendered = await open();
  await fillIn(rendered);
  await heading('Your refill');
  await rendered.user.click(button('Order this refill'));
  await heading('Your refill is ordered');
  await rendered.user.click(screen.getByRole('link', { name: 'Done' }));
  await waitFor(() => expect(window.location.pathname).toBe('/member'));
  act(() => window.history.back());
  expect(await heading('Your refill is ordered')).toHaveFocus();
  const main = screen.getByRole('main');
  expect(main).toHaveTextContent('Order HD-40001, 2:00 p.m., November 5, 2026.');
  expect(main).toHaveTextContent('Arrives byFri, Nov 13You pay$7.50');
  expect(main).toHaveTextContent('We add it to your home delivery bill when it ships.');
  expect(main).toHaveTextContent('call 1-800-555-0142 and say the order number');
  expect(screen.getByRole('main')).not.toHaveTextContent(/4402101|Lane/);
  expect(screen.queryByRole('button', { name: /^(Order|Find)/ })).not.toBeInTheDocument();
  await expectNoAxeViolations();
  const { usr: state } = window.history.state as { usr: unknown };
  expect(state).toEqual({
    of: 'quickRefillOrder',
    receipt: {
      orderNumber: 'HD-40001',
      placedOn: expect.any(String),
      arrivesBy: '2026-11-13',
      total: 7.5,
      payment: 'bill',
    },
  });
  await rendered.user.click(button('Refill another'));
  expect(await screen.findByLabelText('Rx number')).toHaveValue('');
  expect(callsOf(rendered, 'quickRefill.order')).toHaveLength(1);
});

test('Look for another puts the focus on the heading of the form, and the first visit does not', async () => {
  const rendered = await open();
  expect(document.body).toHaveFocus();
  await fillIn(rendered);
  await heading('Your refill');
  await rendered.user.click(button('Look for another'));
  expect(await heading('Refill without signing in')).toHaveFocus();
  expect(screen.getByLabelText('Rx number')).toHaveValue('');
});

test('details that do not match, and a refill that cannot be ordered, read the same', async () => {
  const texts: (string | null)[] = [];
  for (const rxNumber of ['1111111', '4400261']) {
    const rendered = await open();
    await fillIn(rendered, rxNumber);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveFocus();
    expect(alert).toHaveTextContent('We could not match these details');
    texts.push(screen.getByRole('main').textContent);
    await rendered.user.click(within(alert).getByRole('link', { name: 'Check the birth date' }));
    expect(screen.getByLabelText('Month')).toHaveFocus();
    expect(screen.getByText('It is too early, or no refills are left')).toBeVisible();
    await expectNoAxeViolations();
    document.body.replaceChildren();
  }
  expect(texts[0]).toBe(texts[1]);
});

test('one that is in an order already is not offered, and the page says so', async () => {
  const body = { isInProcess: true, refill: null };
  const rendered = await open({ overrides: { 'quickRefill.find': { status: 200, body } } });
  await fillIn(rendered);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveFocus();
  expect(alert).toHaveTextContent(
    'We are preparing this prescriptionIt is in an order already. Nothing more was ordered.',
  );
  await expectNoAxeViolations();
});

test.each([
  [{ status: 404, body: { code: 'REFILL_NOT_MATCHED', triesLeft: 4 } }, 'You can try 4 more times'],
  [{ status: 429, body: { code: 'TOO_MANY_REQUESTS', retryAfterSeconds: 840 } }, 'Wait 14 minutes'],
  [{ status: 503, body: { code: 'LIMITS_UNAVAILABLE' } }, 'We cannot look for it now'],
  [{ offline: true }, 'We cannot look for it now'],
] as const)('after %j says: %s, and that nothing was ordered', async (override, text) => {
  const rendered = await open({ overrides: { 'quickRefill.find': override } });
  await fillIn(rendered);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(text);
  expect(alert).toHaveTextContent('Nothing was ordered.');
  expect(screen.getByLabelText('Rx number')).toHaveValue('4402101');
});

test('the wait is also said in Spanish', async () => {
  const rendered = await open({
    language: 'es',
    overrides: { 'quickRefill.find': { status: 429, body: { retryAfterSeconds: 30 } } },
  });
  await rendered.user.type(screen.getByLabelText('Número de receta (Rx)'), '4402101');
  await rendered.user.click(screen.getByRole('radio', { name: 'Código postal' }));
  await rendered.user.type(screen.getByRole('textbox', { name: 'Código postal' }), '55000');
  await rendered.user.click(button('Buscar mi receta'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Espere 1 minuto');
  expect(callsOf(rendered, 'quickRefill.find')[0]?.body).toEqual({
    rxNumber: '4402101',
    zip: '55000',
  });
  await expectNoAxeViolations();
});

test('what is missing is named before anything is sent', async () => {
  const rendered = await open();
  await rendered.user.click(button('Find my prescription'));
  const summary = screen.getByRole('alert');
  expect(summary).toHaveFocus();
  expect(within(summary).getAllByRole('link')).toHaveLength(2);
  await rendered.user.click(within(summary).getByRole('link', { name: /^Enter the 7 digits/ }));
  expect(screen.getByLabelText('Rx number')).toHaveFocus();
  expect(callsOf(rendered, 'quickRefill.find')).toHaveLength(0);
});

test('an order without an answer is sent again under the same key', async () => {
  const rendered = await open({ overrides: { 'quickRefill.order': { offline: true } } });
  await fillIn(rendered);
  await heading('Your refill');
  await rendered.user.click(button('Order this refill'));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'We do not know if your order arrived',
  );
  rendered.transport.override('quickRefill.order', undefined);
  await rendered.user.click(button('Order this refill'));
  await heading('Your refill is ordered');
  const keys = callsOf(rendered, 'quickRefill.order').map(({ idempotencyKey }) => idempotencyKey);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test.each([429, 401, 403, 503])(
  'after an order without an answer, %s proves nothing',
  async (status) => {
    const rendered = await open({ overrides: { 'quickRefill.order': { offline: true } } });
    await fillIn(rendered);
    await heading('Your refill');
    await rendered.user.click(button('Order this refill'));
    await screen.findByText('We do not know if your order arrived');
    rendered.transport.override('quickRefill.order', { status });
    await rendered.user.click(button('Order this refill'));
    await waitFor(() => expect(callsOf(rendered, 'quickRefill.order')).toHaveLength(2));
    expect(await screen.findByText('We do not know if your order arrived')).toBeVisible();
    expect(screen.queryByText(/Nothing was charged/)).not.toBeInTheDocument();
  },
);

test('an order that is refused says that nothing was charged', async () => {
  const rendered = await open({
    overrides: { 'quickRefill.order': { status: 404, body: { code: 'REFILL_NOT_MATCHED' } } },
  });
  await fillIn(rendered);
  await heading('Your refill');
  await rendered.user.click(button('Order this refill'));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Your refill is not orderedNothing was charged.',
  );
});

test.each([
  [{ status: 400 }, 'Nothing was charged. Something about it changed meanwhile.'],
  [{ status: 409, body: { code: 'ORDER_ALREADY_PLACED' } }, 'It was ordered before.'],
  [{ status: 429, body: { code: 'TOO_MANY_REQUESTS', retryAfterSeconds: 100 } }, 'Wait 2 minutes'],
  [{ status: 503 }, 'Nothing was charged. Our service is not available now.'],
  [{ status: 504 }, 'it is placed only once'],
] as const)(
  'an order that is answered with %j says: %s, and has the focus there',
  async (override, text) => {
    const rendered = await open({ overrides: { 'quickRefill.order': override } });
    await fillIn(rendered);
    await heading('Your refill');
    await rendered.user.click(screen.getByRole('radio', { name: 'Use the card on file' }));
    await rendered.user.click(button('Order this refill'));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(text);
    expect(alert).toHaveFocus();
    expect(screen.getByRole('radio', { name: 'Use the card on file' })).toBeChecked();
  },
);

test('without its flag there is no such page; a member goes to the dashboard', async () => {
  await open({ scenario: 'visitor-no-flags' });
  await waitFor(() => expect(window.location.pathname).toBe('/not-authorized'));
  await open({ scenario: 'commercial-member' });
  await waitFor(() => expect(window.location.pathname).toBe('/member/dashboard'));
});
