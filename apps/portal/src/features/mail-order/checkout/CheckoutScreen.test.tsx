import { cleanup, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  expectNoAxeViolations,
  type RenderedScreen,
  type RenderOptions,
  renderScreen,
} from '../../../testing';
import {
  atPage,
  beginCheckout,
  button,
  draftSaved,
  goToPage,
  openReview,
  ordersSent,
  placeOrder,
} from '../testing/checkout';

jest.setTimeout(60_000);
configure({ asyncUtilTimeout: 5000 });

const checkout = '/member/mail-order/checkout';
const place = 'mailOrderCheckout.placeOrder';

const reload = (before: RenderedScreen, options: RenderOptions = {}) => {
  cleanup();
  return renderScreen(checkout, {
    scenario: 'commercial-member',
    transport: before.transport,
    ...options,
  });
};

test('an order goes from its medicines to its result, and is placed once', async () => {
  const rendered = await beginCheckout();
  await expectNoAxeViolations();
  const { user } = rendered;
  const [supplies] = screen.getAllByRole('group', { name: /^Supply of/ });
  expect(within(supplies!).getAllByRole('radio').length).toBeGreaterThan(0);
  await goToPage(rendered, 'health');
  await expectNoAxeViolations();
  await user.click(button('Back'));
  await goToPage(rendered, 'shipping');
  await expectNoAxeViolations();
  await user.click(button('Continue'));
  await atPage('How do you want to pay?');
  await expectNoAxeViolations();
  await user.click(button('Continue'));
  await atPage('Check your order');
  await expectNoAxeViolations();

  await user.click(button(/^Place order/));
  expect(screen.getByText('Check the box to agree to the charge.')).toBeVisible();
  expect(ordersSent(rendered)).toHaveLength(0);
  await placeOrder(rendered);
  await atPage('2 medicines are ordered');
  expect(screen.getByText(/^Order HD-\d+/)).toBeVisible();
  await expectNoAxeViolations();
  expect(ordersSent(rendered)).toEqual([
    expect.objectContaining({
      idempotencyKey: expect.stringMatching(/^[0-9a-f-]{36}$/),
      body: expect.objectContaining({ healthConfirmed: true, agreed: true, expectedTotal: 17.5 }),
    }),
  ]);
  // Completed: refills, payment and address are cleared, and the list has them in process.
  await user.click(screen.getByRole('link', { name: 'Back to home delivery' }));
  const inProcess = await screen.findByRole('region', { name: 'In process' });
  await waitFor(() => expect(inProcess).toHaveTextContent('Levothyroxine'));
  const drafts = rendered.transport.calls.filter(
    ({ endpointId }) => endpointId === 'drafts.remove',
  );
  expect(drafts).toHaveLength(1);
});

test('a double click sends one order', async () => {
  const rendered = await openReview();
  await rendered.user.click(screen.getByRole('checkbox', { name: /^I agree/ }));
  const release = rendered.transport.hold(place);
  const submit = button(/^Place order/);
  fireEvent.click(submit);
  fireEvent.click(submit);
  await waitFor(() => expect(ordersSent(rendered)).toHaveLength(1));
  fireEvent.click(submit);
  release();
  await atPage('2 medicines are ordered');
  expect(ordersSent(rendered)).toHaveLength(1);
});

test('a checkout is there again after a reload, at the page it was left', async () => {
  const rendered = await beginCheckout();
  await goToPage(rendered, 'shipping');
  await rendered.user.click(screen.getByRole('radio', { name: /^Overnight/ }));
  await rendered.user.click(button('Continue'));
  await atPage('How do you want to pay?');
  await draftSaved(rendered, '"step":"payment"');
  const again = await reload(rendered);
  await atPage('How do you want to pay?');
  await again.user.click(button('Back'));
  expect(await screen.findByRole('radio', { name: /^Overnight/ })).toBeChecked();
});

test('an address that is being typed is there again after a reload', async () => {
  const rendered = await beginCheckout();
  await goToPage(rendered, 'shipping');
  await rendered.user.click(button('Add an address'));
  await rendered.user.type(screen.getByLabelText('Street address'), '12 Sample Street');
  await rendered.user.tab();
  await draftSaved(rendered, '12 Sample Street');
  await reload(rendered);
  expect(await screen.findByLabelText('Street address')).toHaveValue('12 Sample Street');
});

describe('an answer that is lost', () => {
  test.each([
    ['a time-out', { status: 504, body: {} }],
    ['no connection', { offline: true as const }],
  ])(
    '%s: the same order is sent again under the same key, also after a reload',
    async (_, fault) => {
      const rendered = await openReview({ overrides: { [place]: fault } });
      await placeOrder(rendered);
      await atPage('We did not get an answer to your order');
      expect(screen.queryByRole('button', { name: /^Place order/ })).not.toBeInTheDocument();
      const again = await reload(rendered);
      await atPage('We did not get an answer to your order');
      await expectNoAxeViolations();
      await again.user.click(button('Send it again'));
      expect(await screen.findByText(/^There is still no answer/)).toBeVisible();
      rendered.transport.override(place, undefined);
      await again.user.click(button('Send it again'));
      await atPage('2 medicines are ordered');
      const keys = ordersSent(rendered).map(({ idempotencyKey }) => idempotencyKey);
      expect(keys).toHaveLength(3);
      expect(new Set(keys).size).toBe(1);
    },
  );
});

test.each([401, 409, 429])(
  'a refusal %i of an order that was sent before says nothing of it: its key stays',
  async (status) => {
    const rendered = await openReview({ overrides: { [place]: { status: 504, body: {} } } });
    await placeOrder(rendered);
    await atPage('We did not get an answer to your order');
    rendered.transport.override(place, { status, body: {} });
    await rendered.user.click(button('Send it again'));
    await waitFor(() => expect(ordersSent(rendered)).toHaveLength(2));
    expect(screen.queryByRole('button', { name: /^Place order/ })).not.toBeInTheDocument();
    const keys = ordersSent(rendered).map(({ idempotencyKey }) => idempotencyKey);
    expect(new Set(keys).size).toBe(1);
  },
);

test('another order under the same key is never followed by a second one', async () => {
  const body = { code: 'ORDER_ALREADY_PLACED' };
  const rendered = await openReview({ overrides: { [place]: { status: 409, body } } });
  await placeOrder(rendered);
  expect(await screen.findByText(/^We have another order from this page/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^(Place|Send)/ })).not.toBeInTheDocument();
  await rendered.user.click(button('Do not send it again'));
  await atPage('Your orders');
  expect(ordersSent(rendered)).toHaveLength(1);
});

test('while an order is sent it can be neither changed nor cancelled', async () => {
  const rendered = await openReview();
  const release = rendered.transport.hold(place);
  await placeOrder(rendered);
  await waitFor(() => expect(ordersSent(rendered)).toHaveLength(1));
  expect(screen.queryByRole('button', { name: /^(Cancel|Edit|Back|Delete)/ })).toBeNull();
  release();
  await atPage('2 medicines are ordered');
});

describe('an order that is refused', () => {
  test.each([
    ['en', 'CARD_NOT_ACCEPTED', undefined, 'The bank does not accept this card.'],
    ['es', 'CARD_NOT_ACCEPTED', undefined, 'El banco no acepta esta tarjeta.'],
    ['en', 'NO_HOME_DELIVERY', undefined, 'Your plan has no home delivery now.'],
    ['es', 'NO_HOME_DELIVERY', undefined, 'Su plan no tiene entrega a domicilio ahora.'],
    ['en', 'FORM_FIELDS_REFUSED', 'addressId', 'We cannot ship to this address.'],
    ['es', 'FORM_FIELDS_REFUSED', 'addressId', 'No podemos enviar a esta dirección.'],
    ['en', 'FORM_FIELDS_REFUSED', 'expectedTotal', 'A price has changed.'],
    ['es', 'FORM_FIELDS_REFUSED', 'expectedTotal', 'Un precio cambió.'],
    ['en', 'REFUSED', undefined, 'Nothing was ordered and nothing was charged.'],
    ['es', 'REFUSED', undefined, 'No se pidió ni se cobró nada. Revise su pedido'],
  ] as const)(
    '%s %s %s: says why, and another try has another key',
    async (language, code, field, text) => {
      const fields = field ? [{ field, problem: 'invalid' }] : [];
      const rendered = await openReview({
        language,
        overrides: { [place]: { status: 422, body: { code, fields } } },
      });
      await placeOrder(rendered);
      expect(await screen.findByText(new RegExp(text))).toBeVisible();
      rendered.transport.override(place, undefined);
      await rendered.user.click(button(/^(Place order|Hacer el pedido)/));
      await atPage(/(medicines are ordered|Se pidieron)/);
      const [first, second] = ordersSent(rendered).map(({ idempotencyKey }) => idempotencyKey);
      expect(first).not.toBe(second);
    },
  );

  test('a new address takes the place of the refusal', async () => {
    const rendered = await openReview({
      overrides: { [place]: { status: 422, body: { code: 'CARD_NOT_ACCEPTED' } } },
    });
    await placeOrder(rendered);
    await screen.findByText('Your order was not placed');
    await rendered.user.click(button('Edit Address and shipping'));
    await rendered.user.click(await screen.findByRole('button', { name: /^Delete Work/ }));
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: /^Delete Work/ })).not.toBeInTheDocument(),
    );
    await rendered.user.click(button('Continue'));
    await atPage('How do you want to pay?');
    await rendered.user.click(button('Continue'));
    await atPage('Check your order');
    expect(screen.queryByText('Your order was not placed')).not.toBeInTheDocument();
  });
});

describe('what is missing on a page', () => {
  test('is at the field and in the summary, which takes the focus', async () => {
    const rendered = await beginCheckout();
    await goToPage(rendered, 'health');
    await rendered.user.click(button('Continue'));
    const summary = await screen.findByRole('alert', { name: 'Fix 1 problem to continue' });
    await waitFor(() => expect(summary).toHaveFocus());
    const words = 'Check the box to say that the list is right.';
    const box = screen.getByRole('checkbox', { name: 'This is right and complete' });
    expect(box).toHaveAccessibleDescription(words);
    await rendered.user.click(within(summary).getByRole('link', { name: words }));
    expect(box).toHaveFocus();
  });

  test.each([
    ['Street address', 'Mockingbird Lane', 'Enter the house number too'],
    ['ZIP code', '123', 'Enter five or nine digits'],
    ['Phone', '555', 'Enter ten digits'],
    ['City', '', 'Enter the city.'],
  ])('%s %j of an address: %s', async (label, typed, text) => {
    const rendered = await beginCheckout();
    await goToPage(rendered, 'shipping');
    await rendered.user.click(button('Add an address'));
    const field = screen.getByLabelText(label);
    if (typed) await rendered.user.type(field, typed);
    await rendered.user.click(button('Save address'));
    expect(field).toHaveAccessibleDescription(expect.stringContaining(text));
    expect(field).toHaveValue(typed);
    expect(
      rendered.transport.calls.some(({ endpointId }) => endpointId.endsWith('saveAddress')),
    ).toBe(false);
  });
});

test('a new address is saved and chosen', async () => {
  const rendered = await beginCheckout();
  await goToPage(rendered, 'shipping');
  const { user } = rendered;
  await user.click(button('Add an address'));
  await user.type(screen.getByLabelText('Street address'), '12 Sample Street');
  await user.type(screen.getByLabelText('City'), 'Sampleville');
  await user.selectOptions(screen.getByLabelText('State'), 'MN');
  await user.type(screen.getByLabelText('ZIP code'), '55000');
  await user.type(screen.getByLabelText('Phone'), '6125550101');
  await user.click(button('Save address'));
  expect(await screen.findByRole('radio', { name: /12 Sample Street/ })).toBeChecked();
});

test('easy-open caps need an adult', async () => {
  const rendered = await beginCheckout();
  await goToPage(rendered, 'shipping');
  await rendered.user.click(screen.getByRole('checkbox', { name: /^Easy-open caps/ }));
  await rendered.user.click(button('Continue'));
  const adult = screen.getByRole('checkbox', { name: /^I am an adult/ });
  expect(adult).toHaveAccessibleDescription(/an adult asks for easy-open caps/);
  await rendered.user.click(adult);
  await rendered.user.click(button('Continue'));
  await atPage('How do you want to pay?');
  await rendered.user.click(button('Continue'));
  await atPage('Check your order');
  await placeOrder(rendered);
  await atPage('2 medicines are ordered');
});

test('an expired card cannot be chosen', async () => {
  const rendered = await beginCheckout();
  await goToPage(rendered, 'payment');
  expect(screen.getByRole('radio', { name: /^Mastercard ending in 4444/ })).toBeDisabled();
});

test('a cold medicine has no slow shipping, and one for a signature says so', async () => {
  const rendered = await beginCheckout({ scenario: 'mail-order-special' });
  await goToPage(rendered, 'shipping');
  expect(screen.getByRole('radio', { name: /^Standard/ })).toBeDisabled();
  expect(screen.getByText(/An adult must be there to sign/)).toBeVisible();
});

test('cancelling clears what was chosen and removes the draft', async () => {
  const rendered = await beginCheckout();
  await rendered.user.click(button('Cancel this order'));
  const dialog = within(screen.getByRole('dialog', { name: 'Cancel this order?' }));
  await rendered.user.click(dialog.getByRole('button', { name: 'Cancel this order' }));
  expect(await screen.findByText('0 refills selected')).toBeVisible();
  const removed = rendered.transport.calls.filter(
    ({ endpointId }) => endpointId === 'drafts.remove',
  );
  expect(removed).toHaveLength(1);
});

test('a draft holds no card number, no token of the vault and nothing of health', async () => {
  const rendered = await openReview();
  await placeOrder(rendered);
  await atPage('2 medicines are ordered');
  const saved = rendered.transport.calls
    .filter(({ endpointId }) => endpointId === 'drafts.save')
    .map(({ body }) => JSON.stringify((body as { content: object }).content))
    .filter((content) => content.includes('"lines"'));
  expect(saved.length).toBeGreaterThan(0);
  expect(saved.join()).not.toMatch(/\d{13,19}|"token"|allerg|condition|cvv/i);
});

test('staff read that only the member orders', async () => {
  const emulation = {
    mode: 'emulation',
    actor: 'agent',
    subject: 'commercial-member',
    expiresAt: '2026-11-05T15:00:00.000Z',
  };
  const body = { signedIn: true, variant: 'member', fromAdminPortal: false, emulation };
  await renderScreen(checkout, {
    scenario: 'commercial-member',
    overrides: { 'session.getStatus': { body } },
  });
  expect(screen.getByText('Only the member can order')).toBeVisible();
});

test.each(['mailOrderRefills.getList', 'mailOrderCheckout.get', 'drafts.getOne'])(
  'without %s the checkout says so, and loads on retry',
  async (id) => {
    const rendered = await renderScreen(checkout, {
      scenario: 'commercial-member',
      overrides: { [id]: { status: 503, body: {} } },
    });
    expect(await screen.findByText('Your order did not load.')).toBeVisible();
    rendered.transport.override(id, undefined);
    await rendered.user.click(button('Try again'));
    await atPage('What do you want to order?');
  },
);

test('in Spanish the whole way speaks Spanish', async () => {
  const rendered = await openReview({ language: 'es' });
  await expectNoAxeViolations();
  await placeOrder(rendered);
  await atPage('Se pidieron 2 medicamentos');
});
