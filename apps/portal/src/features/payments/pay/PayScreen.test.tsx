import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  actingFor,
  atPayForm,
  expectNoAxeViolations,
  openPayScreen,
  paymentsSent,
  reviewPayment,
} from '../../../testing';

const button = (name: RegExp | string) => screen.getByRole('button', { name });

describe('making a payment', () => {
  test('offers the late part first, charges the usual card once, and ends with a receipt', async () => {
    const rendered = await openPayScreen();
    await atPayForm();
    expect(screen.getByRole('radio', { name: /The past due amount \$21\.00/ })).toBeChecked();
    expect(screen.getByRole('radio', { name: /Visa ending in 4242/ })).toBeChecked();
    expect(screen.getByRole('radio', { name: /Mastercard ending in 4444/ })).toBeDisabled();
    await expectNoAxeViolations();

    await reviewPayment(rendered);
    expect(screen.getByRole('heading', { name: /^Step 2/ })).toHaveFocus();
    await expectNoAxeViolations();
    await rendered.user.click(button('Pay $21.00'));
    expect(screen.getByText('Making your payment…')).toBeInTheDocument();
    expect(await screen.findByText('We have your payment')).toBeVisible();
    expect(paymentsSent(rendered)).toEqual([
      expect.objectContaining({
        body: { amount: 21, method: { cardId: 'CARD-1' } },
        idempotencyKey: expect.stringMatching(/^[0-9a-f-]{36}$/),
      }),
    ]);
    expect(window.location.search).toBe('?receipt=PM-NEW-0001');
    expect(screen.getByRole('heading', { name: 'Receipt' })).toHaveFocus();
    expect(await screen.findByText(/We also emailed you its number/)).toBeVisible();
    const mails = rendered.transport.sent.map(({ subject }) => subject);
    expect(mails.filter((subject) => subject === 'Your Everfern Rx payment')).toHaveLength(1);
    expect(screen.getByText('EVF-P-90001')).toBeVisible();
    expect(await screen.findByText('Due on November 20, 2026.')).toBeVisible();
    // One next step stands out: of what is left, another payment may follow.
    const main = screen.getByRole('main');
    expect(main.querySelector('.aside .btn')).toHaveClass('alt');
    expect(main.querySelectorAll('.btn:not(.alt, .quiet)')).toHaveLength(1);
    await expectNoAxeViolations();
  });

  test('a double click sends once, and no draft stays behind', async () => {
    const rendered = await openPayScreen();
    await reviewPayment(rendered);
    const release = rendered.transport.hold('payments.pay');
    const pay = button('Pay $21.00');
    fireEvent.click(pay);
    fireEvent.click(pay);
    await waitFor(() => expect(paymentsSent(rendered)).toHaveLength(1));
    fireEvent.click(pay);
    act(release);
    await screen.findByText('We have your payment');
    expect(paymentsSent(rendered)).toHaveLength(1);
    const last = rendered.transport.calls.filter(({ endpointId }) =>
      endpointId.startsWith('drafts.'),
    );
    expect(last.at(-1)?.endpointId).toBe('drafts.remove');
  });

  test('a reloaded receipt sends nothing', async () => {
    const rendered = await openPayScreen({}, '/payments/pay?receipt=PM-5090');
    expect(await screen.findByText('EVF-P-5090')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Receipt' })).not.toHaveFocus();
    expect(paymentsSent(rendered)).toHaveLength(0);
    expect(screen.queryByRole('button', { name: 'Continue' })).not.toBeInTheDocument();
  });

  test('a receipt that does not load is requested again', async () => {
    const { user, transport } = await openPayScreen(
      { overrides: { 'payments.getHistory': { status: 503 } } },
      '/payments/pay?receipt=PM-5090',
    );
    expect(
      await screen.findByText(
        'The receipt did not load. If you made a payment, your history shows it.',
      ),
    ).toBeVisible();
    transport.override('payments.getHistory', undefined);
    await user.click(button('Try again'));
    expect(await screen.findByText('EVF-P-5090')).toBeVisible();
  });

  test('a receipt of nothing says so', async () => {
    await openPayScreen({}, '/payments/pay?receipt=%3Cscript%3E');
    expect(await screen.findByText('We have no payment with this number.')).toBeVisible();
  });
});

describe('another amount', () => {
  test.each([
    ['', 'Enter an amount.'],
    ['ten', 'Enter an amount like 25.00.'],
    ['0', 'Enter more than $0.00.'],
    ['40.51', 'Enter no more than you owe.'],
  ])(
    '%j is refused at the field and in the summary, which takes the focus',
    async (typed, words) => {
      const rendered = await openPayScreen();
      await atPayForm();
      await rendered.user.click(screen.getByRole('radio', { name: 'Another amount' }));
      if (typed) await rendered.user.type(screen.getByLabelText('Amount in dollars'), typed);
      await rendered.user.click(button('Continue'));
      const summary = await screen.findByRole('alert', { name: 'Fix 1 problem to continue' });
      await waitFor(() => expect(summary).toHaveFocus());
      const field = screen.getByLabelText('Amount in dollars');
      expect(field).toHaveAccessibleDescription(expect.stringContaining(words));
      expect(field).toHaveValue(typed);
      await rendered.user.click(within(summary).getByRole('link', { name: words }));
      expect(field).toHaveFocus();
      expect(paymentsSent(rendered)).toHaveLength(0);
    },
  );

  test('stays when the user goes back from the second step, and a changed one has its own key', async () => {
    const rendered = await openPayScreen();
    await atPayForm();
    await rendered.user.click(screen.getByRole('radio', { name: 'Another amount' }));
    await rendered.user.type(screen.getByLabelText('Amount in dollars'), '$ 10.50');
    await rendered.user.click(button('Continue'));
    await rendered.user.click(await screen.findByRole('button', { name: 'Back' }));
    expect(await screen.findByLabelText('Amount in dollars')).toHaveValue('$ 10.50');
    await rendered.user.click(button('Continue'));
    await rendered.user.click(await screen.findByRole('button', { name: 'Pay $10.50' }));
    await screen.findByText('We have your payment');
    expect(paymentsSent(rendered)[0]?.body).toMatchObject({ amount: 10.5 });
  });
});

describe('who cannot pay here', () => {
  test('a visitor is led to sign in and back, and nothing is requested', async () => {
    const { transport } = await openPayScreen({ scenario: 'visitor' });
    expect(screen.getByRole('link', { name: 'Sign in to pay' })).toHaveAttribute(
      'href',
      '/member/login?returnTo=%2Fpayments%2Fpay',
    );
    expect(transport.calls.some(({ endpointId }) => endpointId.startsWith('payments.'))).toBe(
      false,
    );
    await expectNoAxeViolations();
  });

  test('support staff who act for a member see what is owed, and cannot pay', async () => {
    await openPayScreen({ overrides: { 'session.getStatus': { body: actingFor } } });
    expect(screen.getByText('Only the member can do this')).toBeVisible();
    expect(await screen.findByText('$40.50')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Continue' })).not.toBeInTheDocument();
  });

  test('a minor reads why', async () => {
    const { transport } = await openPayScreen({ scenario: 'minor-member' });
    expect(screen.getByText(/You are under 18/)).toBeVisible();
    expect(transport.calls.some(({ endpointId }) => endpointId.startsWith('payments.'))).toBe(
      false,
    );
  });

  test('a member without a balance has nothing to fill in', async () => {
    await openPayScreen({ scenario: 'commercial-member' });
    expect(await screen.findByText('You owe nothing')).toBeVisible();
  });

  test('whose balance is not known pays nothing either', async () => {
    await openPayScreen({ scenario: 'payments-missing-figures' });
    expect(await screen.findByText('We cannot take a payment now')).toBeVisible();
  });

  test.each(['payments.getAccount', 'payments.getCards', 'cardFrame.get'])(
    'without %s the form says so, and loads on retry',
    async (endpointId) => {
      const { user, transport } = await openPayScreen({
        overrides: { [endpointId]: { status: 503, body: {} } },
      });
      expect(await screen.findByText('The form did not load.')).toBeVisible();
      transport.override(endpointId, undefined);
      await user.click(screen.getAllByRole('button', { name: 'Try again' })[0]!);
      await atPayForm();
    },
  );
});

test.each([
  ['en', 'The form did not load.', /Sorry, the problem is ours/],
  ['es', 'El formulario no se cargó.', /Lo sentimos, el problema es nuestro/],
] as const)(
  'a form that did not load names a number to call (%s)',
  async (language, title, reason) => {
    const down = { status: 503, body: {} };
    await openPayScreen({ language, overrides: { 'payments.getAccount': down } });
    const heading = await screen.findByRole('heading', { name: title });
    const alert = heading.closest<HTMLElement>('[role="alert"]')!;
    expect(within(alert).getByText(reason)).toBeVisible();
    expect(within(alert).getByRole('link', { name: '1-800-555-0142' })).toBeVisible();
    expect(screen.getAllByText(/problem is ours|problema es nuestro/)).toHaveLength(1);
  },
);

test('in Spanish the whole way speaks Spanish', async () => {
  const { user } = await openPayScreen({ language: 'es' });
  await atPayForm();
  await user.click(button('Continuar'));
  await user.click(await screen.findByRole('button', { name: 'Pagar $21.00' }));
  expect(await screen.findByText('Recibimos su pago')).toBeVisible();
  expect(screen.getByText('5 de noviembre de 2026')).toBeVisible();
  await expectNoAxeViolations();
});
