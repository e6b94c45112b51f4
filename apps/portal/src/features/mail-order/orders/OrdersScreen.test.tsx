import { configure, screen, waitFor, within } from '@testing-library/react';
import { expectNoAxeViolations, type RenderOptions, renderScreen } from '../../../testing';
import { atPage, button, openReview, placeOrder } from '../testing/checkout';

jest.setTimeout(60_000);
configure({ asyncUtilTimeout: 5000 });

const open = async (search = '', options: RenderOptions = {}) =>
  renderScreen(`/member/mail-order/orders${search}`, {
    scenario: 'commercial-member',
    ...options,
  });

test('lists the orders, and a filter narrows them', async () => {
  const { user } = await open();
  const row = await screen.findByRole('row', { name: /^HD-20418/ });
  expect(row).toHaveTextContent('Shipped');
  await expectNoAxeViolations();
  await user.click(screen.getByRole('radio', { name: 'Cancelled or returned' }));
  await waitFor(() =>
    expect(screen.queryByRole('row', { name: /^HD-20418/ })).not.toBeInTheDocument(),
  );
  await user.click(screen.getByRole('radio', { name: 'Under way' }));
  expect(await screen.findByRole('row', { name: /^HD-20418/ })).toBeVisible();
});

test('an order shows its steps and its package, whose link asks before it leaves', async () => {
  const { user } = await open('?order=HD-20418');
  expect(await screen.findByRole('heading', { name: 'Arrives by Tue, Nov 10' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Steps' })).toHaveTextContent('Received');
  await expectNoAxeViolations();
  await user.click(screen.getByRole('link', { name: /^Track this package/ }));
  expect(await screen.findByRole('dialog', { name: /leaving our website/ })).toBeVisible();
});

test('an order is cancelled while that is possible, and its refills are ready again', async () => {
  const rendered = await openReview();
  await placeOrder(rendered);
  await atPage('2 medicines are ordered');
  await rendered.user.click(screen.getByRole('link', { name: 'See this order' }));
  await rendered.user.click(await screen.findByRole('button', { name: 'Cancel this order' }));
  const dialog = within(screen.getByRole('dialog', { name: /^Cancel order HD-/ }));
  await rendered.user.click(dialog.getByRole('button', { name: 'Cancel this order' }));
  expect(await screen.findByText('The order is cancelled. Nothing was charged.')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Cancelled' })).toBeVisible();
  await rendered.user.click(screen.getByRole('link', { name: 'All orders' }));
  await rendered.user.click(await screen.findByRole('link', { name: 'Back to home delivery' }));
  const ready = await screen.findByRole('region', { name: 'Ready to order' });
  await waitFor(() => expect(ready).toHaveTextContent('Levothyroxine'));
});

test.each([
  ['en', 'ORDER_NOT_CANCELLABLE', 'It is too late: the pharmacist has started.'],
  ['es', 'ORDER_NOT_CANCELLABLE', 'Es tarde: el farmacéutico ya comenzó.'],
  ['en', 'OTHER', 'The order was not cancelled. Try again, or call us.'],
  ['es', 'OTHER', 'El pedido no se canceló. Intente de nuevo o llámenos.'],
] as const)('%s %s: says why it is not cancelled', async (language, code, text) => {
  const rendered = await openReview({
    language,
    overrides: { 'mailOrders.cancel': { status: 409, body: { code } } },
  });
  await placeOrder(rendered);
  await atPage(/(medicines are ordered|Se pidieron)/);
  await rendered.user.click(
    screen.getByRole('link', { name: /^(See this order|Ver este pedido)$/ }),
  );
  const cancel = /^(Cancel this order|Cancelar este pedido)$/;
  await rendered.user.click(await screen.findByRole('button', { name: cancel }));
  const dialog = within(screen.getByRole('dialog'));
  await rendered.user.click(dialog.getByRole('button', { name: cancel }));
  expect(await screen.findByText(new RegExp(text))).toBeVisible();
});

test('an order that is not there says so', async () => {
  await open('?order=HD-0');
  expect(await screen.findByText('We have no order with this number.')).toBeVisible();
});

test.each([
  ['en', 'Your orders did not load.', 'Try again'],
  ['es', 'Sus pedidos no se cargaron.', 'Intentar de nuevo'],
] as const)('%s: orders that do not load are requested again', async (language, text, again) => {
  const { user, transport } = await open('', {
    language,
    overrides: { 'mailOrders.getList': { status: 503, body: {} } },
  });
  expect(await screen.findByText(text)).toBeVisible();
  transport.override('mailOrders.getList', undefined);
  await user.click(button(again));
  expect(await screen.findByRole('row', { name: /^HD-20418/ })).toBeVisible();
});
