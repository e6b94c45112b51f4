import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { expectNoAxeViolations, type RenderedScreen, renderScreen } from '../../../testing';
import {
  atPage,
  button,
  notReceived,
  openPage,
  openReview,
  ordersSent,
  placeOrder,
} from '../testing/checkout';

const place = 'mailOrderCheckout.placeOrder';

const refused = (field: string, problem: string) => ({
  code: 'FORM_FIELDS_REFUSED',
  fields: [{ field, problem }],
});

/** What the service refuses, and how the review says it in both languages. */
const refusals: readonly (readonly [body: object, en: string, es: string])[] = [
  [
    { code: 'CARD_NOT_ACCEPTED' },
    'The bank does not accept this card.',
    'El banco no acepta esta tarjeta.',
  ],
  [
    { code: 'NO_HOME_DELIVERY' },
    'Your plan has no home delivery now.',
    'Su plan no tiene entrega a domicilio ahora.',
  ],
  [refused('payment', 'cardExpired'), 'This card has expired.', 'Esta tarjeta venció.'],
  [
    refused('payment', 'unknownCard'),
    'We no longer have this card.',
    'Ya no tenemos esta tarjeta.',
  ],
  [refused('payment', 'billMe'), 'Your plan does not send bills.', 'Su plan no envía facturas.'],
  [
    refused('addressId', 'unknown'),
    'We cannot ship to this address.',
    'No podemos enviar a esta dirección.',
  ],
  [
    refused('shippingId', 'coldChain'),
    'We cannot ship this order that way.',
    'No podemos enviar este pedido de esa',
  ],
  [
    refused('packaging', 'adultConfirmation'),
    'An adult must ask for easy-',
    'Un adulto debe pedir las',
  ],
  [
    refused('items.0.days', 'aboveLimit'),
    'We cannot order a medicine in',
    'No podemos pedir un medicamento',
  ],
  [refused('expectedTotal', 'changed'), 'A price has changed.', 'Un precio cambió.'],
  [
    { code: 'REFUSED' },
    'Nothing was ordered and nothing was charged.',
    'No se pidió ni se cobró nada. Revise su pedido',
  ],
];

const reload = ({ transport }: RenderedScreen) => {
  cleanup();
  return renderScreen('/member/mail-order/checkout', { scenario: 'commercial-member', transport });
};

test('a double click sends one order', async () => {
  const rendered = await openReview();
  await rendered.user.click(screen.getByLabelText(/^I agree/));
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

describe('an answer that is lost', () => {
  test.each([
    ['a time-out', { status: 504, body: {} }],
    ['no connection', { offline: true as const }],
  ])(
    '%s: the same order is sent again under the same key, also after a reload',
    async (_, fault) => {
      const rendered = await openReview({ overrides: { [place]: fault } });
      await placeOrder(rendered);
      await notReceived();
      expect(screen.queryByRole('button', { name: /^Place order/ })).not.toBeInTheDocument();
      expect(screen.queryByText(/^There is still no answer/)).not.toBeInTheDocument();
      const again = await reload(rendered);
      await notReceived();
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
    await notReceived();
    rendered.transport.override(place, { status, body: {} });
    await rendered.user.click(button('Send it again'));
    await waitFor(() => expect(ordersSent(rendered)).toHaveLength(2));
    expect(screen.queryByRole('button', { name: /^Place order/ })).not.toBeInTheDocument();
    const keys = ordersSent(rendered).map(({ idempotencyKey }) => idempotencyKey);
    expect(new Set(keys).size).toBe(1);
  },
);

test('with another order under the same key, what is left can be ordered under a new one', async () => {
  const body = { code: 'ORDER_ALREADY_PLACED' };
  const rendered = await openReview({ overrides: { [place]: { status: 409, body } } });
  await placeOrder(rendered);
  expect(await screen.findByText(/^We have another order of yours/)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Check your order');
  expect(screen.getAllByRole('link', { name: 'See your orders' })).toHaveLength(1);
  expect(ordersSent(rendered)).toHaveLength(1);
  rendered.transport.override(place, undefined);
  await rendered.user.click(button(/^Place order/));
  await atPage('2 medicines are ordered');
  const keys = ordersSent(rendered).map(({ idempotencyKey }) => idempotencyKey);
  expect(new Set(keys).size).toBe(2);
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
  test.each(['en', 'es'] as const)('in %s: says why', async (language) => {
    const rendered = await openReview({ language });
    await rendered.user.click(screen.getByLabelText(/^(I agree|Acepto)/));
    for (const [body, en, es] of refusals) {
      rendered.transport.override(place, { status: 422, body });
      await rendered.user.click(button(/^(Place order|Hacer el pedido)/));
      const why = language === 'en' ? en : es;
      expect(await screen.findByText(new RegExp(why))).toBeVisible();
    }
    expect(ordersSent(rendered)).toHaveLength(refusals.length);
  });

  test('has another key when it is placed again', async () => {
    const rendered = await openReview({
      overrides: { [place]: { status: 422, body: { code: 'CARD_NOT_ACCEPTED' } } },
    });
    await placeOrder(rendered);
    await screen.findByText('Your order was not placed');
    rendered.transport.override(place, undefined);
    await rendered.user.click(button(/^Place order/));
    await atPage('2 medicines are ordered');
    const [first, second] = ordersSent(rendered).map(({ idempotencyKey }) => idempotencyKey);
    expect(first).not.toBe(second);
  });

  test('is no longer shown once an address was deleted', async () => {
    const rendered = await openReview({
      overrides: { [place]: { status: 422, body: { code: 'CARD_NOT_ACCEPTED' } } },
    });
    await placeOrder(rendered);
    await screen.findByText('Your order was not placed');
    await rendered.user.click(button('Edit Address and shipping'));
    await atPage('Where should it go?');
    await rendered.user.click(button('Delete Work'));
    await waitFor(() => expect(screen.queryByText('Work')).not.toBeInTheDocument());
    await rendered.user.click(button('Continue'));
    await atPage('How do you want to pay?');
    await rendered.user.click(button('Continue'));
    await atPage('Check your order');
    expect(screen.queryByText('Your order was not placed')).not.toBeInTheDocument();
  });
});

test('easy-open caps that an adult asks for are stored before the order is sent', async () => {
  const rendered = await openPage('review', {
    cart: {
      packaging: { childResistant: false, largePrint: false, labelLanguage: 'en' },
      adultConfirmed: true,
    },
  });
  await placeOrder(rendered);
  await atPage('2 medicines are ordered');
  const sent = rendered.transport.calls.map(({ endpointId }) => endpointId);
  expect(sent.indexOf('mailOrderCheckout.savePackaging')).toBeGreaterThan(-1);
  expect(sent.indexOf('mailOrderCheckout.savePackaging')).toBeLessThan(sent.indexOf(place));
});

test('easy-open caps that are not saved: the order is not sent, says so, and can be placed again', async () => {
  const save = 'mailOrderCheckout.savePackaging';
  const rendered = await openPage('review', {
    overrides: { [save]: { status: 503, body: {} } },
    cart: {
      packaging: { childResistant: false, largePrint: false, labelLanguage: 'en' },
      adultConfirmed: true,
    },
  });
  await placeOrder(rendered);
  expect(await screen.findByText(/^Your choice of easy-open caps may not be saved/)).toBeVisible();
  expect(ordersSent(rendered)).toEqual([]);
  rendered.transport.override(save, undefined);
  await rendered.user.click(button(/^Place order/));
  await atPage('2 medicines are ordered');
  expect(ordersSent(rendered)).toHaveLength(1);
});
