import { createApiClient } from '@portal/api-client';
import { payments } from '@portal/contracts/payments';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { firstValueFrom } from 'rxjs';
import {
  atPayForm,
  expectNoAxeViolations,
  openPayScreen,
  paymentsSent,
  type RenderedScreen,
  reviewPayment,
  tokenizedCard,
} from '../../../testing';

const button = (name: RegExp | string) => screen.getByRole('button', { name });
const heading = (name: RegExp | string) =>
  screen.findByRole('heading', { name }, { timeout: 5_000 });
const paid = () => screen.findByText('We have your payment', {}, { timeout: 5_000 });
const lost = { overrides: { 'payments.pay': { offline: true } } } as const;
const looking = 'Checking if your payment arrived';

/** The page is loaded again, by another store. */
const reload = ({ transport }: RenderedScreen, language: 'en' | 'es' = 'en') => {
  cleanup();
  return openPayScreen({ transport, language });
};

/** What was sent reaches the service, whose answer no page gets. */
async function arrive({ transport, ...rendered }: RenderedScreen) {
  transport.override('payments.pay', undefined);
  const sent = paymentsSent({ transport, ...rendered }).at(-1);
  const { pay } = createApiClient({ transport })(payments);
  const { body, idempotencyKey = '' } = sent ?? {};
  const { payment } = await firstValueFrom(pay({ body: body as never, idempotencyKey }));
  return payment;
}

const keysOf = (rendered: RenderedScreen) =>
  new Set(paymentsSent(rendered).map(({ idempotencyKey }) => idempotencyKey));
const noteIsRemoved = ({ transport }: RenderedScreen) =>
  waitFor(() =>
    expect(
      transport.calls.filter(
        ({ endpointId, params }) =>
          endpointId === 'drafts.remove' && params['formId'] === 'sent-payment',
      ),
    ).not.toEqual([]),
  );

test.each([
  ['en', looking, 'We have your payment'],
  ['es', 'Revisando si llegó su pago', 'Recibimos su pago'],
] as const)(
  '%s: a payment that arrives after the page was loaded again shows its receipt',
  async (language, title, receipt) => {
    const first = await openPayScreen();
    await reviewPayment(first);
    const release = first.transport.hold('payments.pay');
    await first.user.click(button('Pay $21.00'));
    await waitFor(() => expect(paymentsSent(first)).toHaveLength(1));
    const again = await reload(first, language);
    await heading(title);
    await expectNoAxeViolations();
    act(release);
    expect(await screen.findByText(receipt, {}, { timeout: 5_000 })).toBeVisible();
    expect(window.location.search).toBe('?receipt=PM-NEW-0001');
    expect(paymentsSent(again)).toHaveLength(1);
    await noteIsRemoved(again);
  },
);

test('one that arrived, but whose answer was lost, shows its receipt without a reload', async () => {
  const rendered = await openPayScreen(lost);
  await reviewPayment(rendered);
  await rendered.user.click(button('Pay $21.00'));
  expect(await heading(looking)).toHaveFocus();
  await arrive(rendered);
  await paid();
  expect(screen.getByRole('heading', { name: 'Receipt' })).toHaveFocus();
  expect(keysOf(rendered).size).toBe(1);
  await noteIsRemoved(rendered);
  await rendered.user.click(screen.getByRole('link', { name: 'Payment history' }));
  const table = await screen.findByRole('table', { name: 'Payment history' });
  expect(within(table).getAllByText('$21.00')).toHaveLength(1);
});

test('by a new card needs no card again once it is made, and is not taken for its twin', async () => {
  const rendered = await openPayScreen();
  const { transport } = rendered;
  const body = { amount: 20, method: { card: tokenizedCard, isHsa: false, save: false } };
  const { pay } = createApiClient({ transport })(payments);
  const { payment: twin } = await firstValueFrom(pay({ body, idempotencyKey: 'of-another-tab' }));
  const sent = { body, idempotencyKey: 'key-of-this-one' };
  const note = {
    body: { ...body, method: { ...body.method, card: { ...tokenizedCard, token: 'not-stored' } } },
    idempotencyKey: sent.idempotencyKey,
  };
  const draft = { formId: 'sent-payment', revision: 1, step: 'sent', content: note };
  const times = { savedAt: '2026-11-05T12:00:00Z', expiresAt: '2026-12-05T12:00:00Z' };
  transport.override('drafts.getOne', { body: { draft: { ...draft, ...times } } });
  await reload(rendered);
  await heading(looking);
  expect(screen.queryByText(/^We do not store your card/)).not.toBeInTheDocument();
  const { payment } = await firstValueFrom(pay(sent));
  await paid();
  expect(payment.paymentId).not.toBe(twin.paymentId);
  expect(window.location.search).toBe(`?receipt=${payment.paymentId}`);
});

describe('the note of an earlier month', () => {
  const opened = async (row: object | null) => {
    const body = { amount: 21, method: { cardId: 'CARD-1' } };
    const content = { body, idempotencyKey: 'key-1', sentOn: ['2026-10-05'] };
    const draft = { formId: 'sent-payment', revision: 1, step: 'sent', content };
    const times = { savedAt: '2026-10-05T12:00:00Z', expiresAt: '2026-12-05T12:00:00Z' };
    const rows = row ? [{ paymentId: 'PM-1', amount: 21, status: 'POSTED', ...row }] : [];
    return openPayScreen({
      overrides: {
        'drafts.getOne': { body: { draft: { ...draft, ...times } } },
        'payments.getHistory': { body: { payments: rows } },
      },
    });
  };

  test.each([
    ['nothing', null],
    ['the same amount of a day before it, without a key', { paidOn: '2026-09-05' }],
  ])('says that it was not made where the history has %s', async (_what, row) => {
    const rendered = await opened(row);
    await heading('Your payment of $21.00 was not made');
    expect(document.body).not.toHaveTextContent(/still arrives|so far|may have gone through/);
    await rendered.user.click(button('Start over'));
    expect(screen.getByRole('dialog')).toHaveTextContent(
      'The payment of $21.00 was not made, and nothing was charged for it.',
    );
    expect(document.body).not.toHaveTextContent(/still arrives|so far|may have gone through/);
  });

  test.each([
    ['of its day', '2026-10-05'],
    ['of the next day', '2026-10-06'],
    ['that the bank posted days later', '2026-10-09'],
    ['whose day is not named', null],
  ])('does not know about a payment without a key %s', async (_which, paidOn) => {
    await opened({ paidOn });
    await heading('A payment of $21.00 was not confirmed');
  });

  test('does not know about a payment of its key that has no id, whatever else it has', async () => {
    await opened({ paymentId: '', idempotencyKey: 'key-1', amount: 20, paidOn: '2026-10-20' });
    await heading('A payment of $21.00 was not confirmed');
  });
});

test('the note of a payment that was made is there until the URL is that of its receipt', async () => {
  const rendered = await openPayScreen();
  await reviewPayment(rendered);
  const release = rendered.transport.hold('drafts.remove');
  await rendered.user.click(button('Pay $21.00'));
  await paid();
  expect(window.location.search).toBe('?receipt=PM-NEW-0001');
  act(release);
  await noteIsRemoved(rendered);
});

test.each([
  ['en', 'Your payment of $21.00 has not reached us', /so far nothing was charged/],
  ['es', 'No hemos recibido su pago de $21.00', /hasta ahora no se cobró nada/],
] as const)(
  '%s: one that never arrived says that nothing was charged, and is paid under its key',
  async (language, title, words) => {
    const first = await openPayScreen(lost);
    await reviewPayment(first);
    await first.user.click(button('Pay $21.00'));
    await heading('Your payment of $21.00 has not reached us');
    const again = await reload(first, language);
    await heading(title);
    expect(screen.getByRole('alert')).toHaveTextContent(words);
    await expectNoAxeViolations();
    again.transport.override('payments.pay', undefined);
    await again.user.dblClick(button(/^(Send it again|Enviarlo de nuevo)$/));
    await screen.findByText(/^(We have your payment|Recibimos su pago)$/);
    expect(paymentsSent(again)).toHaveLength(2);
    expect(keysOf(again).size).toBe(1);
  },
);

test('one that never arrived can be dropped: the question says what is known', async () => {
  const rendered = await openPayScreen(lost);
  await reviewPayment(rendered);
  await rendered.user.click(button('Pay $21.00'));
  await heading('Your payment of $21.00 has not reached us');
  await rendered.user.click(button('Start over'));
  expect(screen.getByRole('dialog')).toHaveTextContent(
    'The payment of $21.00 has not reached us so far. If it still arrives, a new payment is',
  );
  await rendered.user.click(button('Start a new payment'));
  await atPayForm();
});

test('one that the service refuses after a reload was not made, and leads back to the form', async () => {
  const first = await openPayScreen(lost);
  await reviewPayment(first);
  await first.user.click(button('Pay $21.00'));
  await heading(looking);
  const again = await reload(first);
  await heading('Your payment of $21.00 has not reached us');
  const body = { message: 'PAYMENT_DECLINED: no' };
  again.transport.override('payments.pay', { status: 422, body });
  await again.user.click(button('Send it again'));
  expect(await screen.findByText('Your bank declined this card')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('Nothing was charged.');
  await again.user.click(button('Back'));
  await atPayForm();
});

test.each([
  ['does not answer', { status: 503, body: {} }],
  [
    'names no keys',
    { body: { payments: [{ paymentId: 'PM-1', amount: 21, status: 'PROCESSING' }] } },
  ],
])('a service that %s does not say that nothing was charged', async (_what, history) => {
  const rendered = await openPayScreen(lost);
  await reviewPayment(rendered);
  rendered.transport.override('payments.getHistory', history);
  await rendered.user.click(button('Pay $21.00'));
  await heading('A payment of $21.00 was not confirmed');
  expect(screen.queryByText(/nothing was charged/i)).not.toBeInTheDocument();
  expect(button('Send it again')).toBeEnabled();
});
