import { createApiClient } from '@portal/api-client';
import { mailOrders } from '@portal/contracts/mail-orders';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { firstValueFrom } from 'rxjs';
import {
  expectNoAxeViolations,
  type RenderedScreen,
  type RenderOptions,
  renderScreen,
  scenarioTransport,
} from '../../../testing';
import { atPage, button, openReview, placeOrder } from '../testing/checkout';

const open = async (search = '', options: RenderOptions = {}) =>
  renderScreen(`/member/mail-order/orders${search}`, {
    scenario: 'commercial-member',
    ...options,
  });

test('lists the orders, and a filter narrows them', async () => {
  const { user } = await open();
  const row = await screen.findByRole('row', { name: /^HD-20418/ });
  expect(row).toHaveTextContent('Shipped');
  expect(row.closest('[aria-live]')).toBeNull();
  await expectNoAxeViolations();
  await user.click(screen.getByLabelText('Canceled or returned'));
  await waitFor(() => expect(screen.queryByText('HD-20418')).not.toBeInTheDocument());
  await user.click(screen.getByLabelText('Under way'));
  expect(screen.getByText('1 order')).toHaveAttribute('role', 'status');
  expect(await screen.findByRole('row', { name: /^HD-20418/ })).toBeVisible();
});

test('is printed with whose orders these are, without the choice of a person', async () => {
  const { user } = await open();
  const picker = await screen.findByLabelText('Who is it for?', { selector: 'select' });
  expect(picker.closest('.no-print')).not.toBeNull();
  const head = () => screen.getByText(/, printed November 5, 2026/).parentElement;
  expect(head()).toHaveTextContent(/Marisol Sampleton.*Member ID EVF00421787$/i);
  await user.selectOptions(picker, 'Theo Sampleton');
  await waitFor(() => expect(head()).toHaveTextContent(/Theo Sampleton.*EVF00421787-03$/));
  expect(head()).not.toHaveTextContent(/Marisol/i);
});

test('an order shows its steps and its package, whose link asks before it leaves', async () => {
  const { user } = await open('?order=HD-20418');
  expect(await screen.findByRole('heading', { name: 'Arrives by Tue, Nov 10' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Steps' })).toHaveTextContent('Received');
  // It has shipped, so that its invoice cannot come when it ships.
  expect(screen.queryByText('Comes when it ships')).not.toBeInTheDocument();
  await expectNoAxeViolations();
  await user.click(screen.getByRole('link', { name: /^Track this package/ }));
  expect(await screen.findByRole('dialog', { name: /leaving our website/ })).toBeVisible();
});

test.each([
  ['en', 'Total$7.50Refunded October 26, 2026$7.50', 'Refunded $7.50'],
  ['es', 'Total$7.50Reembolsado el 26 de octubre de 2026$7.50', 'Se reembolsó $7.50'],
] as const)('%s: a returned order that was charged says what was refunded', async (...given) => {
  const [language, inOrder, inList] = given;
  await open('', { language, scenario: 'home-delivery-returned' });
  const row = await screen.findByRole('row', { name: /^HD-20390/ });
  expect(row).toHaveTextContent(`$7.50${inList}`);
  cleanup();
  await open('?order=HD-20390', { language, scenario: 'home-delivery-returned' });
  await screen.findByText(/^(Refunded|Reembolsado)/);
  expect(screen.getByRole('main')).toHaveTextContent(inOrder);
  expect(screen.getByRole('main')).not.toHaveTextContent(/Nothing was charged|No se cobró/);
});

test('in Spanish a weekday within a sentence begins in lower case', async () => {
  await open('?order=HD-20418', { language: 'es' });
  const title = /^Llegada\sa\smás\stardar: mar, 10 nov$/;
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
});

/** Places an order, and opens it. */
async function openPlaced(options: RenderOptions = {}): Promise<RenderedScreen> {
  const rendered = await openReview(options);
  await placeOrder(rendered);
  await atPage(/(medicines are ordered|Se pidieron)/);
  await rendered.user.click(screen.getByText(/^(See this order|Ver este pedido)$/));
  await atPage(/^(Order|Pedido) HD-/);
  return rendered;
}

async function cancelOrder({ user }: Pick<RenderedScreen, 'user'>): Promise<void> {
  const cancel = /^(Cancel this order|Cancelar este pedido)$/;
  await waitFor(() => button(cancel));
  await user.click(button(cancel));
  await user.click(within(screen.getByRole('dialog')).getByText(cancel));
}

test('an order is cancelled while that is possible, and its refills are ready again', async () => {
  const rendered = await openPlaced();
  await cancelOrder(rendered);
  expect(await screen.findByText('The order is canceled. Nothing was charged.')).toBeVisible();
  expect(screen.queryByText('Comes when it ships')).toBeNull();
  expect(await screen.findByRole('heading', { name: 'Canceled' })).toBeVisible();
  const main = screen.getByRole('main');
  expect(main).toHaveTextContent('Not charged$0.00');
  expect(main).toHaveTextContent('PaymentNothing was charged');
  expect(main).not.toHaveTextContent('Visa ending');
  await rendered.user.click(screen.getByText('All orders'));
  expect(await screen.findByRole('row', { name: /^HD-3/ })).toHaveTextContent('Not charged');
  await rendered.user.click(await screen.findByText('Back to home delivery'));
  const ready = await screen.findByRole('region', { name: 'Ready to order' });
  await waitFor(() => expect(ready).toHaveTextContent('Levothyroxine'));
});

test.each([
  ['en', 'ORDER_NOT_CANCELLABLE', 'It is too late: the pharmacist has started.'],
  ['es', 'ORDER_NOT_CANCELLABLE', 'Es tarde: el farmacéutico ya comenzó.'],
  ['en', 'OTHER', 'The order was not canceled. Try again, or call us.'],
  ['es', 'OTHER', 'El pedido no se canceló. Intente de nuevo o llámenos.'],
] as const)('%s %s: says why it is not cancelled', async (language, code, text) => {
  const rendered = await openPlaced({
    language,
    overrides: { 'mailOrders.cancel': { status: 409, body: { code } } },
  });
  await cancelOrder(rendered);
  expect(await screen.findByText(new RegExp(text))).toBeVisible();
});

test('an order whose cancellation got no answer is not said to go on', async () => {
  const rendered = await openPlaced({ overrides: { 'mailOrders.cancel': { offline: true } } });
  await cancelOrder(rendered);
  expect(await screen.findByText(/^We did not get an answer\. Look at your orders/)).toBeVisible();
  expect(screen.queryByText(/^The order was not canceled/)).toBeNull();
});

test('an order that was cancelled although no answer came is shown as cancelled', async () => {
  const { user, transport } = await openPlaced();
  const orderNumber = screen.getByRole('heading', { level: 1 }).textContent.replace('Order ', '');
  const { cancel } = createApiClient({ transport })(mailOrders);
  await act(() => firstValueFrom(cancel({ orderNumber, body: { memberId: 'EVF00421787' } })));
  transport.override('mailOrders.cancel', { status: 504 });
  await cancelOrder({ user });
  expect(await screen.findByText('The order is canceled. Nothing was charged.')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Canceled' })).toBeVisible();
  expect(screen.queryByText(/^We did not get an answer/)).toBeNull();
});

test('why an order is not cancelled is not shown at another order', async () => {
  const rendered = await openPlaced({
    overrides: { 'mailOrders.cancel': { status: 503, body: {} } },
  });
  await cancelOrder(rendered);
  await screen.findByText(/^The order was not canceled/);
  await rendered.user.click(screen.getByText('All orders'));
  await rendered.user.click(await screen.findByText('HD-20418'));
  await atPage('Order HD-20418');
  expect(screen.queryByText(/^The order was not canceled/)).not.toBeInTheDocument();
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

test.each([
  ['en', '2026-11-12T15:00:00Z', /^Do this by November 12, 2026\.$/],
  ['en', '2026-11-13T15:00:00Z', /^The last day for this was November 12, 2026\.$/],
  ['es', '2026-11-13T15:00:00Z', /^El último día para esto fue el 12 de noviembre de 2026\.$/],
] as const)('%s, at %s: says until when to act, or that the day has passed', async (...given) => {
  const [language, now, text] = given;
  const transport = scenarioTransport('past-due-member');
  await open('?order=HD-20431', { transport, language, now: new Date(now) });
  expect(await screen.findByText(text)).toBeVisible();
  const isPast = screen.queryByText(
    /^(The order still waits|El pedido sigue en espera)\..*(nothing is charged|ni se cobra nada)/,
  );
  expect(isPast !== null).toBe(now > '2026-11-13');
});

test.each([
  ['en', 'As long as it waits, you can cancel it.', 'Address'],
  ['es', 'Mientras esté en espera, puede cancelarlo.', 'Dirección'],
] as const)(
  '%s: an order that waits can be cancelled after the time of filling',
  async (...given) => {
    const [language, text, address] = given;
    await open('?order=HD-20431', { scenario: 'past-due-member', language });
    expect(await screen.findByText(text)).toBeVisible();
    expect(
      screen.queryByText(/^(Until .* you can cancel it|Hasta .* puede cancelarlo)/),
    ).toBeNull();
    // It has not been sent anywhere yet.
    expect(screen.getByText(address)).toBeVisible();
  },
);
