import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import {
  atPayForm,
  expectNoAxeViolations,
  openPayScreen,
  paymentsSent,
  reviewPayment,
} from '../../../testing';

const button = (name: RegExp | string) => screen.getByRole('button', { name });

/** The service does not say which payments it has. */
const silent = { 'payments.getHistory': { status: 503, body: {} } } as const;

/** The history did not have the payment, three times. */
const notReached = () =>
  screen.findByRole(
    'heading',
    { name: 'Your payment of $21.00 has not reached us' },
    { timeout: 5_000 },
  );

test.each([
  ['a service that is down', { status: 503 }],
  ['a connection that breaks', { offline: true }],
] as const)(
  '%s: says that it is not known, keeps everything, and tries the same payment again',
  async (_what, fault) => {
    const rendered = await openPayScreen({ overrides: { 'payments.pay': fault, ...silent } });
    await reviewPayment(rendered);
    await rendered.user.click(button('Pay $21.00'));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(/if it went through, nothing more is charged/);
    expect(alert).toHaveFocus();
    // Another payment could be a second one, so that only the same may be sent.
    expect(screen.queryByRole('button', { name: 'Back' })).not.toBeInTheDocument();
    await expectNoAxeViolations();
    rendered.transport.override('payments.pay', undefined);
    rendered.transport.override('payments.getHistory', undefined);
    await rendered.user.click(button('Send it again'));
    await screen.findByText('We have your payment');
    const [first, second] = paymentsSent(rendered);
    expect(second?.idempotencyKey).toBe(first?.idempotencyKey);
    expect(second?.body).toEqual(first?.body);
  },
);

test('one that is not known because the session is over leads to the sign-in, and is found after it', async () => {
  const over = { status: 401, body: {} };
  const rendered = await openPayScreen({ overrides: { 'payments.pay': { offline: true } } });
  await reviewPayment(rendered);
  rendered.transport.override('payments.getHistory', over);
  await rendered.user.click(button('Pay $21.00'));
  const alert = await screen.findByRole('alert');
  expect(within(alert).getByRole('link', { name: /^Sign in on another tab/ })).toBeVisible();
  expect(rendered.platform.visited).toEqual([]);
  // The session is over for the payment, too.
  rendered.transport.override('payments.pay', over);
  await rendered.user.click(button('Send it again'));
  expect(await screen.findByRole('link', { name: /^Sign in on another tab/ })).toBeVisible();
  expect(rendered.platform.visited).toEqual([]);
  rendered.transport.override('payments.getHistory', undefined);
  act(() => rendered.platform.emit('shown'));
  await notReached();
  expect(screen.queryByRole('link', { name: /^Sign in on another tab/ })).toBeNull();
});

test.each([
  ['in two minutes', 90, /Nothing was charged\. Wait 2 minutes, then try again\./],
  ['a few seconds', 1, /Nothing was charged\. Wait a few seconds, then try again\./],
  ['for a time that no one knows', undefined, /Nothing was charged\. Try again later\./],
])('too many requests: says to wait, here %s', async (_when, retryAfterSeconds, words) => {
  const body = { code: 'TOO_MANY_REQUESTS', retryAfterSeconds };
  const rendered = await openPayScreen({ overrides: { 'payments.pay': { status: 429, body } } });
  await reviewPayment(rendered);
  await rendered.user.click(button('Pay $21.00'));
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(button('Back')).toBeVisible();
});

describe('after an attempt without an answer', () => {
  test.each([
    [{ status: 403, body: {} }, /we got no answer\. Send it again to find out/],
    [{ status: 400, body: {} }, /we got no answer\. Send it again to find out/],
    [{ status: 409, body: {} }, /we got no answer\. Send it again to find out/],
    [
      { status: 429, body: { retryAfterSeconds: 840 } },
      /we got no answer\. Send it again .*\. Wait 14 minutes, then try again\./,
    ],
  ])('a second one that the service did not judge proves nothing: %j', async (fault, words) => {
    const overrides = { 'payments.pay': { offline: true }, ...silent } as const;
    const rendered = await openPayScreen({ overrides });
    await reviewPayment(rendered);
    await rendered.user.click(button('Pay $21.00'));
    await screen.findByRole('alert');
    rendered.transport.override('payments.pay', fault);
    await rendered.user.click(button('Send it again'));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(words));
    expect(screen.getByRole('alert')).not.toHaveTextContent(/[Nn]othing was charged/);
    expect(screen.queryByRole('button', { name: 'Back' })).not.toBeInTheDocument();
    const [first, second] = paymentsSent(rendered);
    expect(second?.idempotencyKey).toBe(first?.idempotencyKey);
    await rendered.user.click(screen.getByRole('link', { name: 'Payment history' }));
    await rendered.user.click(screen.getAllByRole('link', { name: 'Make a payment' })[0]!);
    await rendered.user.click(await screen.findByRole('button', { name: 'Send it again' }));
    await waitFor(() => expect(screen.getByText(words)).toBeVisible());
  });

  test('a second one that the service refuses was never made, and may be changed', async () => {
    const rendered = await openPayScreen({ overrides: { 'payments.pay': { offline: true } } });
    await reviewPayment(rendered);
    await rendered.user.click(button('Pay $21.00'));
    await notReached();
    const body = { message: 'PAYMENT_DECLINED: no' };
    rendered.transport.override('payments.pay', { status: 422, body });
    await rendered.user.click(button('Send it again'));
    expect(await screen.findByText('Your bank declined this card')).toBeVisible();
    await rendered.user.click(button('Back'));
    await atPayForm();
  });
});

test.each([
  ['PAYMENT_DECLINED', 'Your bank declined this card', 'Use another card'],
  ['CARD_NOT_ACCEPTED', 'This card cannot be used any more', 'Use another card'],
  [
    'PAYMENT_ABOVE_BALANCE',
    'You owe less than this now, or have already planned a payment',
    'See the new balance',
  ],
])(
  '%s: nothing was charged, and the next step leads back to the form',
  async (code, words, way) => {
    const rendered = await openPayScreen({
      overrides: { 'payments.pay': { status: 422, body: { message: `${code}: no` } } },
    });
    await reviewPayment(rendered);
    await rendered.user.click(button('Pay $21.00'));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(words);
    expect(alert).toHaveTextContent('Nothing was charged.');
    const refusesCard = way === 'Use another card';
    if (refusesCard) {
      // The same card again is the second thing to do.
      expect(button(way).compareDocumentPosition(button('Try again'))).toBe(
        Node.DOCUMENT_POSITION_FOLLOWING,
      );
    }
    await rendered.user.click(button(way));
    await atPayForm();
  },
);

test('the note of a payment that can be neither stored nor read does not block the payment', async () => {
  const down = { status: 503, body: {} };
  const rendered = await openPayScreen({
    overrides: { 'drafts.getOne': down, 'drafts.save': down, 'drafts.remove': down },
  });
  await reviewPayment(rendered);
  await rendered.user.click(button('Pay $21.00'));
  await screen.findByText('We have your payment');
});

/** A payment whose answer never came, and that the service does not tell of. */
async function unanswered() {
  const overrides = { 'payments.pay': { offline: true }, ...silent } as const;
  const rendered = await openPayScreen({ overrides });
  await reviewPayment(rendered);
  await rendered.user.click(button('Pay $21.00'));
  await screen.findByRole('alert');
  return rendered;
}

test('a payment whose answer got lost is offered again, by its own key, after the page was left', async () => {
  const rendered = await unanswered();
  const [first] = paymentsSent(rendered);
  await rendered.user.click(screen.getByRole('link', { name: 'Payment history' }));
  await rendered.user.click(screen.getAllByRole('link', { name: 'Make a payment' })[0]!);
  expect(
    await screen.findByRole('heading', { name: 'A payment of $21.00 was not confirmed' }),
  ).toBeVisible();
  await expectNoAxeViolations();
  rendered.transport.override('payments.pay', undefined);
  rendered.transport.override('payments.getHistory', undefined);
  await rendered.user.click(button('Send it again'));
  await screen.findByText('We have your payment');
  expect(paymentsSent(rendered).at(-1)?.idempotencyKey).toBe(first?.idempotencyKey);
});

test.each(['on its page', 'after the page was left'])(
  'that payment can be forgotten %s',
  async (where) => {
    const rendered = await unanswered();
    const [first] = paymentsSent(rendered);
    if (where !== 'on its page') {
      await rendered.user.click(screen.getByRole('link', { name: 'Payment history' }));
      await rendered.user.click(screen.getAllByRole('link', { name: 'Make a payment' })[0]!);
    }
    await rendered.user.click(await screen.findByRole('button', { name: 'Start over' }));
    expect(screen.getByRole('dialog')).toHaveTextContent(
      'The payment of $21.00 may have gone through. A new payment is charged in addition to it.',
    );
    await rendered.user.click(button('Not now'));
    expect(button('Send it again')).toBeVisible();
    await rendered.user.click(button('Start over'));
    await rendered.user.click(button('Start a new payment'));
    await atPayForm();
    rendered.transport.override('payments.pay', undefined);
    rendered.transport.override('payments.getHistory', undefined);
    await reviewPayment(rendered);
    await rendered.user.click(button('Pay $21.00'));
    await screen.findByText('We have your payment');
    expect(paymentsSent(rendered).at(-1)?.idempotencyKey).not.toBe(first?.idempotencyKey);
  },
);

test('a payment that cannot be forgotten stays, and says so', async () => {
  const rendered = await unanswered();
  cleanup();
  const { transport } = rendered;
  transport.override('drafts.remove', { status: 503, body: {} });
  const { user } = await openPayScreen({ transport });
  await user.click(await screen.findByRole('button', { name: 'Start over' }));
  await user.click(button('Start a new payment'));
  expect(await screen.findByText('We could not start over. Try again.')).toBeVisible();
  transport.override('drafts.remove', undefined);
  await user.click(button('Start over'));
  await user.click(button('Start a new payment'));
  await atPayForm();
});
