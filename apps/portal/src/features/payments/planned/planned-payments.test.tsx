import { createApiClient } from '@portal/api-client';
import { payments } from '@portal/contracts/payments';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { firstValueFrom } from 'rxjs';
import {
  actingFor,
  atPayForm,
  expectNoAxeViolations,
  openPayScreen,
  paymentsSent,
  type RenderOptions,
  renderScreen,
  scenarioTransport,
} from '../../../testing';

const button = (name: RegExp | string) => screen.getByRole('button', { name });
const method = { cardId: 'CARD-1' };

/** The form with a later day entered. */
async function choosing(day: string, options: RenderOptions = {}) {
  const rendered = await openPayScreen(options);
  await atPayForm();
  await rendered.user.click(screen.getByRole('radio', { name: /^(On a later day|Otro día)$/ }));
  const field = screen.getByLabelText(/^(Day of the payment|Día del pago)$/);
  fireEvent.change(field, { target: { value: day } });
  return { ...rendered, field };
}

/** The services with payments planned for November 20: of $20.00, and more. */
async function withPlanned(...more: number[]) {
  const transport = scenarioTransport('past-due-member');
  const api = createApiClient({ transport })(payments);
  for (const amount of [20, ...more]) {
    const body = { amount, method, payOn: '2026-11-20' };
    await firstValueFrom(api.pay({ body, idempotencyKey: `${amount}` }));
  }
  return transport;
}
const openAt = async (path: string, options: RenderOptions = {}) =>
  renderScreen(path, { scenario: 'past-due-member', ...options });

test.each([
  [
    ...['en', /^Continue$/, 'This day is after the due date', /once, on November 20, 2026/],
    ...['Plan to pay $21.00', 'Your payment is planned', /We take it on November 20, 2026/],
  ],
  [
    ...[
      'es',
      /^Continuar$/,
      'Este día es posterior al vencimiento',
      /el 20 de noviembre de 2026\./,
    ],
    ...[
      'Programar el pago de $21.00',
      'Su pago está programado',
      /Lo cobraremos el 20 de noviembre/,
    ],
  ],
] as [string, RegExp, string, RegExp, string, string, RegExp][])(
  '%s: a payment is planned for a later day, and late days say so',
  async (language, goOn, late, consent, plan, title, when) => {
    const rendered = await choosing('2026-11-20', { language: language as 'en' | 'es' });
    expect(screen.getByText(late)).toBeVisible();
    await expectNoAxeViolations();
    await rendered.user.click(button(goOn));
    expect(await screen.findByText(consent)).toBeVisible();
    expect(screen.getByText(late)).toBeVisible();
    await rendered.user.click(button(plan));
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByText(when)).toBeVisible();
    expect(
      screen.getByRole('link', { name: /^(your payment history|su historial de pagos)$/ }),
    ).toHaveAttribute('href', '/payments');
    expect(screen.getByText(/^(Date|Fecha)$/).parentElement).toHaveTextContent(
      /November 20|20 de noviembre/,
    );
    expect(screen.getByText(/^(Payment method|Forma de pago)$/)).toBeVisible();
    expect(paymentsSent(rendered).map(({ body }) => body)).toEqual([
      { amount: 21, method, payOn: '2026-11-20' },
    ]);
    const subjects = rendered.transport.sent.map(({ subject }) => subject);
    expect(subjects).not.toContain('Your Everfern Rx payment');
    await expectNoAxeViolations();
  },
);

test.each(['', '2026-11-05', '2026-11-04', '2026-12-06'])(
  '%j is no later day: the field says so, and nothing is sent',
  async (day) => {
    const rendered = await choosing(day);
    await rendered.user.click(button('Continue'));
    const words = 'Enter a day from tomorrow to 30 days from now.';
    const summary = await screen.findByRole('alert', { name: /Fix 1 problem/ });
    await rendered.user.click(within(summary).getByRole('link', { name: words }));
    expect(rendered.field).toHaveFocus();
    expect(rendered.field).toHaveAccessibleDescription(expect.stringContaining(words));
    expect(paymentsSent(rendered)).toEqual([]);
    fireEvent.change(rendered.field, { target: { value: '2026-11-06' } });
    expect(rendered.field).toBeValid();
    expect(summary).not.toBeInTheDocument();
  },
);

test('a day after the next automatic payment is accepted', async () => {
  const transport = scenarioTransport('past-due-member');
  const body = { dayOfMonth: 15, ceiling: 60, method, agreed: true as const };
  await firstValueFrom(createApiClient({ transport })(payments).setAutomatic({ body }));
  const { user } = await choosing('2026-11-20', { transport });
  await user.click(button('Continue'));
  await user.click(await screen.findByRole('button', { name: 'Plan to pay $21.00' }));
  expect(await screen.findByText('Your payment is planned')).toBeVisible();
});

describe('a planned payment', () => {
  test.each(['/member/account-balance', '/payments'])(
    'is shown on %s, and cancelled after a question',
    async (path) => {
      const { user, transport } = await openAt(path, { transport: await withPlanned() });
      const title = '$20.00, planned for November 20, 2026';
      expect(await screen.findByRole('button', { name: `Cancel payment ${title}` })).toBeVisible();
      await expectNoAxeViolations();
      await user.click(button(`Cancel payment ${title}`));
      await user.click(button('Keep it'));
      await user.click(button(`Cancel payment ${title}`));
      await user.click(button('Cancel payment'));
      expect(await screen.findByText('The payment is canceled.')).toBeVisible();
      expect(screen.getByRole('heading', { name: 'Planned payments' })).toHaveFocus();
      await waitFor(() =>
        expect(screen.queryByRole('button', { name: /^Cancel payment/ })).not.toBeInTheDocument(),
      );
      const sent = transport.calls.filter(({ endpointId }) => /cancelPlanned/.test(endpointId));
      expect(sent.map(({ params }) => params)).toEqual([{ paymentId: 'PM-NEW-0001' }]);
    },
  );

  test('has its day in the history, and does not lower the balance', async () => {
    await openAt('/payments', { transport: await withPlanned() });
    const row = await screen.findByRole('row', { name: /EVF-P-90001/ });
    expect(row).toHaveTextContent('PlannedPlanned for Nov 20, 2026');
    expect(await screen.findByText('$40.50')).toBeVisible();
  });

  test.each([
    ['en', /^The rest of the balance \$20\.50 This is the \$40\.50 .*, less \$20\.00 in planned/],
    ['es', /^El resto del saldo \$20\.50 Son los \$40\.50 .*, menos \$20\.00 en pagos/],
  ] as const)('leaves less to pay, and says why (%s)', async (language, name) => {
    await openPayScreen({ language, transport: await withPlanned() });
    await atPayForm();
    expect(screen.getByRole('radio', { name })).toBeInTheDocument();
  });

  test.each([
    ['en', 'All that you owe is planned', /^You owe \$40\.50\. .* come to \$40\.50\.$/],
    ['es', 'Todo lo que debe ya está programado', /^Usted debe \$40\.50\. .* suman \$40\.50\.$/],
  ] as const)(
    'with others of the whole balance: nothing to pay (%s)',
    async (language, title, all) => {
      await openPayScreen({ language, transport: await withPlanned(20.5) });
      expect(await screen.findByText(title)).toBeVisible();
      expect(screen.getByText(all)).toBeVisible();
      expect(screen.queryByRole('radio')).toBeNull();
    },
  );

  test('without its amount gives no sum, next to one of the whole balance either', async () => {
    const planned = { status: 'PLANNED', takenOn: '2026-11-20' };
    const body = {
      payments: [
        { ...planned, paymentId: 'PM-NEW-0001', amount: 40.5 },
        { ...planned, paymentId: 'PM-NEW-0002', amount: null },
      ],
    };
    await openPayScreen({ overrides: { 'payments.getHistory': { body } } });
    expect(await screen.findByText('All that you owe is planned')).toBeVisible();
    expect(screen.queryByText(/come to/)).toBeNull();
  });

  test.each([
    [409, { code: 'PAYMENT_NOT_PLANNED' }, 'This payment can no longer be canceled.'],
    [503, {}, 'So far the payment is not canceled. Try again.'],
  ])('that is not cancelled (%s) says so', async (status, body, words) => {
    const overrides = { 'payments.cancelPlanned': { status, body } };
    const transport = await withPlanned();
    transport.override('payments.cancelPlanned', overrides['payments.cancelPlanned']);
    const { user } = await openAt('/payments', { transport });
    await user.click(await screen.findByRole('button', { name: /^Cancel payment/ }));
    await user.click(button('Cancel payment'));
    expect(await screen.findByText(words)).toBeVisible();
  });

  test('whose day has come is told so, and leaves the list', async () => {
    const transport = await withPlanned();
    const { user } = await openAt('/payments', { transport });
    await user.click(await screen.findByRole('button', { name: /^Cancel payment/ }));
    const body = { code: 'PAYMENT_NOT_PLANNED' };
    transport.override('payments.cancelPlanned', { status: 409, body });
    transport.override('payments.getHistory', { body: { payments: [] } });
    const balances = () =>
      transport.calls.filter(({ endpointId }) => endpointId === 'payments.getAccount').length;
    const before = balances();
    await user.click(button('Cancel payment'));
    await waitFor(() => expect(balances()).toBe(before + 1));
    await waitFor(() => expect(screen.queryByText(/, planned for/)).not.toBeInTheDocument());
    expect(screen.getByText('This payment can no longer be canceled.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Planned payments' })).toHaveFocus();
  });

  test('has no way to cancel it on its receipt once its day has come', async () => {
    const transport = await withPlanned();
    const now = new Date(2026, 10, 20, 9);
    await openAt('/payments/pay?receipt=PM-NEW-0001', { transport, now });
    expect(await screen.findByText(/^We take it on November 20, 2026/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'your payment history' })).toBeNull();
  });

  test('is not cancelled by support staff', async () => {
    const transport = await withPlanned();
    transport.override('session.getStatus', { body: actingFor });
    await openAt('/payments', { transport });
    expect(await screen.findByText(/^\$20\.00, planned for/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Cancel payment/ })).not.toBeInTheDocument();
  });
});

test.each([
  [
    ...['en', /^Continue$/],
    'Visa ending in 4242 expires before this day. Choose an earlier day or another card.',
  ],
  [
    ...['es', /^Continuar$/],
    'Visa terminada en 4242 vence antes de este día. Elija un día anterior u otra tarjeta.',
  ],
] as ['en' | 'es', RegExp, string][])(
  '%s: a day after the last month of the card is refused before anything is sent',
  async (language, goOn, said) => {
    const card = { cardId: 'CARD-1', nickname: '', brand: 'Visa', last4: '4242' };
    const cards = [{ ...card, expMonth: 11, expYear: 2026, isHsa: false, isDefault: true }];
    const overrides = { 'payments.getCards': { body: { cards } } };
    const rendered = await choosing('2026-12-01', { language, overrides });
    await rendered.user.click(button(goOn));
    expect(await screen.findByRole('link', { name: said })).toBeVisible();
    expect(rendered.field).toBeInvalid();
    await expectNoAxeViolations();
    fireEvent.change(rendered.field, { target: { value: '2026-12-02' } });
    expect(rendered.field).toBeInvalid();
    fireEvent.change(rendered.field, { target: { value: '2026-11-30' } });
    expect(rendered.field).toBeValid();
    await rendered.user.click(button(goOn));
    await screen.findByRole('heading', { level: 2, name: /^(Step|Paso) 2/ });
    expect(paymentsSent(rendered)).toEqual([]);
  },
);

describe('the error of the day', () => {
  const withExpiring = async (day: string) => {
    const card = { cardId: 'CARD-1', nickname: '', brand: 'Visa', last4: '4242' };
    const cards = [
      { ...card, expMonth: 11, expYear: 2026, isHsa: false, isDefault: true },
      { ...card, cardId: 'CARD-2', last4: '1881', expMonth: 11, expYear: 2026 },
      { ...card, cardId: 'CARD-3', last4: '1882', expMonth: 5, expYear: 2029 },
    ].map((each) => ({ isHsa: false, isDefault: false, ...each }));
    const overrides = { 'payments.getCards': { body: { cards } } };
    return choosing(day, { overrides });
  };
  const wrong = 'Enter a day from tomorrow to 30 days from now.';

  test('is gone once it is no longer the one that was said', async () => {
    const { user, field } = await withExpiring('2027-03-01');
    await user.click(button('Continue'));
    expect(await screen.findByRole('link', { name: wrong })).toBeVisible();
    fireEvent.change(field, { target: { value: '2027-03-02' } });
    expect(field).toBeInvalid();
    fireEvent.change(field, { target: { value: '2026-12-01' } });
    expect(field).toBeValid();
    expect(screen.queryByText(wrong)).toBeNull();
    await user.click(button('Continue'));
    expect(await screen.findByRole('link', { name: /^Visa ending in 4242 expires/ })).toBeVisible();
  });

  test.each(['Visa ending in 1881', 'Visa ending in 1882', 'Bank account'])(
    'that names a card is gone once the member chooses %s',
    async (method) => {
      const { user, field } = await withExpiring('2026-12-01');
      await user.click(button('Continue'));
      expect(await screen.findByRole('link', { name: /4242 expires/ })).toBeVisible();
      await user.click(screen.getByRole('radio', { name: new RegExp(`^${method}`) }));
      expect(field).toBeValid();
      expect(screen.queryByText(/expires before/)).toBeNull();
      fireEvent.change(field, { target: { value: '2026-12-02' } });
      expect(field).toBeValid();
    },
  );

  test('stays with another card where no card can pay on the day', async () => {
    const { user, field } = await withExpiring('2027-03-01');
    await user.click(button('Continue'));
    await screen.findByRole('link', { name: wrong });
    await user.click(screen.getByRole('radio', { name: /^Visa ending in 1882/ }));
    expect(field).toBeInvalid();
  });
});

test('the service refuses such a day, too', async () => {
  const body = { message: 'CARD_EXPIRES_BEFORE_DAY: no' };
  const overrides = { 'payments.pay': { status: 422, body } };
  const { user } = await choosing('2026-11-20', { overrides });
  await user.click(button('Continue'));
  await user.click(await screen.findByRole('button', { name: 'Plan to pay $21.00' }));
  expect(await screen.findByText('This card expires before the day of the payment')).toBeVisible();
  expect(button('Use another card')).toBeVisible();
});
