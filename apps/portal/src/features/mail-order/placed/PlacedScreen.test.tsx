import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { expectNoAxeViolations, renderScreen } from '../../../testing';
import { atPage, button, openReview, ordersSent, placeOrder } from '../testing/checkout';

const placed = '/member/mail-order/placed';
const draftId = { formId: 'mail-order-checkout' };

const item = {
  rxNumber: '4402101',
  hsn: '',
  drugName: 'Levothyroxine',
  spanishName: 'Levotiroxina',
  isBrand: false,
  strength: '50 mcg',
  drugForm: 'tablet',
  days: 90,
  quantity: 90,
  cost: 7.5,
};
const orderOf = (failed: readonly object[], done: readonly object[] = []) => ({
  order: {
    orderNumber: done.length > 0 ? 'HD-20431' : '',
    memberId: 'EVF00421787',
    placedOn: '2026-11-05T14:51:00Z',
    done,
    failed,
    shippingCost: 0,
    total: 7.5,
    arrivesFrom: '2026-11-09',
    arrivesBy: '2026-11-10',
    cancelUntil: '2026-11-05T16:51:00Z',
  },
});
const failedItem = (reason: string, more: object = {}) => ({
  ...item,
  reason,
  readyOn: '',
  newCost: null,
  orderNumber: '',
  ...more,
});

/** The result as the BFF stored it. */
const draftOf = (result: object) => ({
  ...draftId,
  revision: 1,
  savedAt: '2026-11-05T14:51:00Z',
  expiresAt: '2027-01-04T14:51:00Z',
  step: 'sent-result',
  content: result,
});

/** Opens the stored result. */
const openResult = (result: object, language: 'en' | 'es' = 'en') => {
  return renderScreen(placed, {
    scenario: 'commercial-member',
    language,
    overrides: { 'drafts.getOne': { body: { draft: draftOf(result) } } },
  });
};

test('what was not ordered comes first, and only that is tried again', async () => {
  const rendered = await openResult(
    orderOf([failedItem('outOfStock', { rxNumber: '4400688', drugName: 'Fluticasone' })], [item]),
  );
  await atPage('1 of 2 medicines is ordered');
  const [first, second] = screen.getAllByRole('region');
  expect(first).toHaveAccessibleName('Not ordered');
  expect(first).toHaveTextContent('We are out of it now.');
  expect(first).toHaveTextContent('Nothing was charged for it.');
  expect(second).toHaveAccessibleName('Ordered');
  await expectNoAxeViolations();
  rendered.transport.override('drafts.getOne', undefined);
  await rendered.user.click(button('Try again with 1 medicine'));
  await atPage('What do you want to order?');
  const order = within(screen.getByRole('region', { name: 'Your order' }));
  expect(order.getByText(/^Fluticasone/)).toBeVisible();
  expect(order.queryByText(/^Levothyroxine/)).not.toBeInTheDocument();
});

test.each([
  ['tooEarlyNow', { readyOn: '2026-12-16' }, 'from December 16, 2026', 'desde el 16 de diciembre'],
  ['outOfStock', {}, 'We are out of it now.', 'Se nos agotó.'],
  ['controlled', {}, 'A pharmacist must talk with you first.', 'Un farmacéutico debe hablar'],
  ['notCovered', {}, 'Your plan does not cover it now.', 'Su plan no lo cubre ahora.'],
  ['priceChanged', { newCost: 9 }, 'from $7.50 to $9.00', 'de $7.50 a $9.00'],
  ['renewalNeeded', {}, 'Not enough refills are left.', 'No quedan resurtidos suficientes.'],
  ['expired', {}, 'The prescription has ended.', 'La receta venció.'],
  ['onHold', {}, 'It is on hold.', 'Está en espera.'],
  ['alreadyOrdered', { orderNumber: 'HD-1' }, 'in order HD-1', 'en el pedido HD-1'],
  ['unknown', {}, 'We could not order it.', 'No pudimos hacer el pedido.'],
])('%s: says why nothing was ordered', async (reason, more, english, spanish) => {
  await openResult(orderOf([failedItem(reason, more)]));
  await atPage('Nothing was ordered');
  expect(screen.getByRole('region', { name: 'Not ordered' })).toHaveTextContent(english);
  cleanup();
  await openResult(orderOf([failedItem(reason, more)]), 'es');
  await atPage('No se pidió nada');
  expect(screen.getByRole('region', { name: 'No pedidos' })).toHaveTextContent(spanish);
});

test('the order that has a medicine already is a link', async () => {
  const failed = failedItem('alreadyOrdered', { orderNumber: 'HD-40001' });
  await openResult(orderOf([failed], [{ ...item, rxNumber: '1' }]));
  expect(await screen.findByRole('link', { name: 'HD-40001' })).toHaveAttribute(
    'href',
    '/member/mail-order/orders?order=HD-40001',
  );
});

test('a partial order of the service ends here', async () => {
  const rendered = await openReview({ scenario: 'mail-order-special' });
  await placeOrder(rendered);
  await atPage(/^\d of \d medicines (is|are) ordered$/);
  expect(screen.getByRole('region', { name: 'Not ordered' })).toHaveTextContent(
    'We are out of it now.',
  );
  expect(ordersSent(rendered)).toHaveLength(1);
});

test('the stored result is emptied when its page is left, and not before', async () => {
  const { transport, user } = await openResult(orderOf([], [item]), 'es');
  await atPage('Se pidió 1 medicamento');
  const saved = () => transport.calls.filter(({ endpointId }) => endpointId === 'drafts.save');
  expect(saved()).toEqual([]);
  await user.click(screen.getByText('Volver a entrega a domicilio'));
  await waitFor(() => expect(saved()).toHaveLength(1));
  expect(saved()[0]).toMatchObject({ params: draftId, body: { step: 'sent-result', content: {} } });
  expect(document.body).not.toHaveTextContent('Usted comenzó un pedido');
});

test('says where the order goes and how it is paid, as the list of orders has it', async () => {
  const { order } = orderOf([], [item]);
  await openResult({ order: { ...order, orderNumber: 'HD-20418' } });
  expect(
    await screen.findByText(/^It goes to 88 Mockingbird Lane, Sampleville, MN\s55000\.$/),
  ).toBeVisible();
  expect(screen.getByText('Visa ending in 4242: charged when it ships.')).toBeVisible();
});

test('an order without a card goes on the bill', async () => {
  const { order } = orderOf([], [item]);
  await renderScreen(placed, {
    scenario: 'past-due-member',
    overrides: { 'drafts.getOne': { body: { draft: draftOf({ order }) } } },
  });
  expect(await screen.findByText('It goes on your bill when it ships.')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Ordered' })).toHaveTextContent(/Total\$7\.50$/);
  expect(document.body).not.toHaveTextContent(/charged when it ships/);
});

test('a part of an order is counted in the form of its number', async () => {
  await openResult(orderOf([failedItem('expired', { rxNumber: '1' })], [item]), 'es');
  await atPage('Se pidió 1 de 2 medicamentos');
});

test('without a result it leads to the orders', async () => {
  await renderScreen(placed, { scenario: 'commercial-member' });
  expect(await screen.findByRole('link', { name: 'See your orders' })).toHaveAttribute(
    'href',
    '/member/mail-order/orders',
  );
});

test('a result that does not load is requested again', async () => {
  const { user, transport } = await renderScreen(placed, {
    scenario: 'commercial-member',
    overrides: { 'drafts.getOne': { status: 503, body: {} } },
  });
  expect(await screen.findByText('The result did not load.')).toBeVisible();
  transport.override('drafts.getOne', undefined);
  await user.click(button('Try again'));
  expect(await screen.findByText('No order to show')).toBeVisible();
});

test('the focus goes from the heading of the waiting screen to that of the result (RT-8)', async () => {
  const { transport } = await renderScreen('/member/mail-order/orders', {
    scenario: 'commercial-member',
    overrides: { 'drafts.getOne': { body: { draft: draftOf(orderOf([], [item])) } } },
  });
  const release = transport.hold('drafts.getOne');
  act(() => {
    window.history.pushState({ key: 'placed' }, '', placed);
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Your order' })).toHaveFocus();
  act(release);
  await waitFor(() =>
    expect(screen.getByRole('heading', { level: 1, name: '1 medicine is ordered' })).toHaveFocus(),
  );
});
