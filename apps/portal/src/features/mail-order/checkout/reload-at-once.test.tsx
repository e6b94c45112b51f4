import { createApiClient } from '@portal/api-client';
import { mailOrderCheckout } from '@portal/contracts/mail-order-checkout';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { firstValueFrom } from 'rxjs';
import { expectNoAxeViolations, type RenderedScreen, renderScreen } from '../../../testing';
import {
  atPage,
  button,
  notReceived,
  openReview,
  ordersSent,
  placeOrder,
} from '../testing/checkout';
import { checkoutPath } from '../checkout-form';

const place = 'mailOrderCheckout.placeOrder';
const scenario = 'commercial-member';

const looking = {
  en: 'Checking if we have your order',
  es: 'Estamos verificando si recibimos su pedido',
};

/** The page is loaded again, by another store; the browser keeps its history entry. */
const reload = ({ transport }: RenderedScreen, language: 'en' | 'es' = 'en') => {
  const { usr: state } = window.history.state as { usr: object | null };
  cleanup();
  return renderScreen(checkoutPath, { scenario, transport, language, state });
};

/** What was sent reaches the service, and no page hears of it. */
async function arriveAtService(rendered: RenderedScreen) {
  const [sent] = ordersSent(rendered);
  rendered.transport.override(place, undefined);
  const api = createApiClient({ transport: rendered.transport })(mailOrderCheckout);
  const { body, idempotencyKey = '' } = sent ?? {};
  await firstValueFrom(api.placeOrder({ body: body as never, idempotencyKey }));
}

const keysOf = (rendered: RenderedScreen) =>
  new Set(ordersSent(rendered).map(({ idempotencyKey }) => idempotencyKey));

test.each([
  ['en', '2 medicines are ordered'],
  ['es', 'Se pidieron 2 medicamentos'],
] as const)(
  '%s: an order that arrives after the page was loaded again shows its result',
  async (language, title) => {
    const rendered = await openReview({ language });
    const arrive = rendered.transport.hold(place);
    await placeOrder(rendered);
    await waitFor(() => expect(ordersSent(rendered)).toHaveLength(1));
    await reload(rendered, language);
    await atPage(looking[language]);
    expect(ordersSent(rendered)).toHaveLength(1);
    act(arrive);
    await waitFor(() => atPage(title), { timeout: 4_000 });
    expect(document.body).toHaveTextContent('HD-30001');
    expect(document.body).not.toHaveTextContent('HD-30002');
    expect(keysOf(rendered).size).toBe(1);
  },
);

test('an order that arrived, but whose answer was lost, shows its result without a reload', async () => {
  const rendered = await openReview({ overrides: { [place]: { offline: true } } });
  await placeOrder(rendered);
  await atPage(looking.en);
  await arriveAtService(rendered);
  await atPage('2 medicines are ordered');
  expect(document.body).toHaveTextContent('HD-30001');
  expect(keysOf(rendered).size).toBe(1);
});

test('an order that never arrived is not placed: the page says so, and sends it as it was', async () => {
  const rendered = await openReview({ overrides: { [place]: { offline: true } } });
  await placeOrder(rendered);
  await notReceived();
  rendered.transport.override(place, undefined);
  const again = await reload(rendered);
  await notReceived();
  expect(document.body).toHaveTextContent(/so far nothing was charged/);
  expect(ordersSent(rendered)).toHaveLength(1);
  await expectNoAxeViolations();
  await again.user.click(button('Send it again'));
  await atPage('2 medicines are ordered');
  expect(ordersSent(rendered)).toHaveLength(2);
  expect(keysOf(rendered).size).toBe(1);
});

test('where the list of orders does not load, the page says neither', async () => {
  const rendered = await openReview({ overrides: { [place]: { offline: true } } });
  rendered.transport.override('mailOrders.getList', { status: 503, body: {} });
  await placeOrder(rendered);
  await atPage('We did not get an answer to your order');
  expect(screen.queryByText(/nothing was charged/)).not.toBeInTheDocument();
  expect(button('Send it again')).toBeEnabled();
});

test('an order that the service has is said to be there, also where its result does not load', async () => {
  const rendered = await openReview({ overrides: { [place]: { offline: true } } });
  const { transport, user } = rendered;
  await placeOrder(rendered);
  await notReceived();
  await arriveAtService(rendered);
  transport.override(place, { status: 503, body: {} });
  await reload(rendered);
  await atPage('We have your order');
  expect(button('Load the summary')).toBeEnabled();
  expect(screen.queryByText('Send it again')).not.toBeInTheDocument();
  expect(screen.queryByText('Do not send it again')).not.toBeInTheDocument();
  transport.override(place, undefined);
  await user.click(button('Load the summary'));
  await atPage('2 medicines are ordered');
});

describe('between the answer and its result', () => {
  const placed = async () => {
    const rendered = await openReview();
    const answer = rendered.transport.hold(place);
    await placeOrder(rendered);
    await waitFor(() => expect(ordersSent(rendered)).toHaveLength(1));
    const { usr: state } = window.history.state as { usr: object };
    act(answer);
    await atPage('2 medicines are ordered');
    cleanup();
    return { ...rendered, state };
  };

  test('a page that was loaded again goes on to the result', async () => {
    const { state, ...rendered } = await placed();
    await renderScreen(checkoutPath, { scenario, transport: rendered.transport, state });
    await atPage('2 medicines are ordered');
    expect(document.body).toHaveTextContent('HD-30001');
    expect(ordersSent(rendered)).toHaveLength(1);
  });

  test('a page without a key goes on to it for some minutes, because a step may have taken the key', async () => {
    const { transport } = await placed();
    await renderScreen(checkoutPath, { scenario, transport });
    await atPage('2 medicines are ordered');
  });

  test.each([
    ['another tab, an hour later', null, 3_600_000],
    ['a page of another order', { key: 'key-2' }, 0],
  ])('%s does not show it as its own', async (_which, state, later) => {
    const { transport } = await placed();
    const now = new Date(Date.parse(transport.scenario.clock) + later);
    await renderScreen(checkoutPath, { scenario, transport, state, now });
    expect(await screen.findByText('There is nothing to order here')).toBeVisible();
    expect(document.body).not.toHaveTextContent('HD-30001');
  });
});

test('an order that arrives late takes the place of what was said before', async () => {
  const rendered = await openReview({ overrides: { [place]: { offline: true } } });
  await placeOrder(rendered);
  await notReceived();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  await arriveAtService(rendered);
  await waitFor(() => atPage('2 medicines are ordered'), { timeout: 6_000 });
});

test('an order that was sent again without an answer is looked for again, for as long as the first', async () => {
  const rendered = await openReview({ overrides: { [place]: { offline: true } } });
  await placeOrder(rendered);
  await notReceived();
  jest.useFakeTimers({ advanceTimers: true });
  try {
    // The first try is looked for no more.
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    fireEvent.click(button('Send it again'));
    await atPage(looking.en);
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    await arriveAtService(rendered);
    await act(() => jest.advanceTimersByTimeAsync(2_000));
  } finally {
    jest.useRealTimers();
  }
  await atPage('2 medicines are ordered');
  expect(keysOf(rendered).size).toBe(1);
});

test('until it is known, no page says that it was not sent, nor begins another order next to it', async () => {
  const rendered = await openReview({ overrides: { [place]: { offline: true } } });
  const { transport } = rendered;
  await placeOrder(rendered);
  await notReceived();
  const open = async (path: string) => {
    cleanup();
    await renderScreen(path, { scenario: 'commercial-member', transport });
  };
  await open('/member/dashboard');
  await screen.findByText('Not confirmed: Order refills', { selector: 'h3' });
  expect(document.body).not.toHaveTextContent('Not sent yet');
  await open('/member/account-settings');
  await screen.findByText(/^Not confirmed: sent November 5, 2026/);
  await open('/member/mail-order');
  await screen.findByText('We do not know yet if we got your last order');
  await screen.findByText('Ready to order');
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  expect(document.body).not.toHaveTextContent('Choose what to order');
});
