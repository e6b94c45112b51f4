import { createApiClient } from '@portal/api-client';
import { payments } from '@portal/contracts/payments';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { firstValueFrom } from 'rxjs';
import {
  atPayForm,
  expectNoAxeViolations,
  openPayScreen,
  paymentsSent,
  type RenderedScreen,
  type RenderOptions,
} from '../../../testing';

const button = (name: RegExp | string) => screen.getByRole('button', { name });
const account = { token: 'tok_0123456789abcdef', kind: 'CHECKING', last4: '6789' };
const frameOf = () => screen.getByTitle<HTMLIFrameElement>(/^(Bank account|Cuenta bancaria), form/);
const hear = (data: object) =>
  act(() => {
    const { contentWindow: source } = frameOf();
    const more = { origin: 'https://cards.example', source };
    window.dispatchEvent(new MessageEvent('message', { data, ...more }));
  });

/** Chooses a bank account and goes on; the frame answers with this. */
async function answering(rendered: RenderedScreen, answer: object, goOn: RegExp = /^Continue$/) {
  await atPayForm();
  await rendered.user.click(
    screen.getByRole('radio', { name: /^(Bank account|Cuenta bancaria)$/ }),
  );
  await hearing(rendered, answer, goOn);
}

/** Presses the button; the frame answers with this. */
async function hearing(rendered: RenderedScreen, answer: object, goOn: RegExp) {
  await waitFor(() => expect(frameOf()).toBeInTheDocument());
  const post = jest
    .spyOn(frameOf().contentWindow as Window, 'postMessage')
    .mockImplementation(() => undefined);
  await rendered.user.click(button(goOn));
  const [message] = post.mock.calls.at(-1) as unknown as [{ request: string }];
  hear({ ...answer, request: message.request });
}
const typed = { type: 'card-frame/account-tokenised', account };

async function reviewing(options: RenderOptions = {}, goOn?: RegExp) {
  const rendered = await openPayScreen(options);
  await answering(rendered, typed, goOn);
  await screen.findByRole('heading', { name: /^(Step|Paso) 2/ });
  return rendered;
}

test('is typed into the frame of the processor, and only its token is sent', async () => {
  const rendered = await openPayScreen();
  await atPayForm();
  await rendered.user.click(screen.getByRole('radio', { name: 'Bank account' }));
  expect(new URL(frameOf().src).searchParams.get('kind')).toBe('account');
  expect(screen.queryByLabelText(/routing|account number/i)).not.toBeInTheDocument();
  await expectNoAxeViolations();
});

test.each([
  [
    ...['en', /^Continue$/, /^I agree that you take \$21\.00 .* on November 6, 2026/, /^Pay \$/],
    ...['Checking account ending in 6789', /takes the money on November 6, 2026/, 'Pending'],
  ],
  [
    ...[
      'es',
      /^Continuar$/,
      /^Autorizo un único débito electrónico de \$21\.00 .* el 6 de noviembre de 2026/,
      /^Pagar/,
    ],
    ...['Cuenta corriente terminada en 6789', /cobrará el dinero el 6 de noviembre/, 'Pendiente'],
  ],
] as [string, RegExp, RegExp, RegExp, string, RegExp, string][])(
  '%s: needs the consent to its debit, and is pending until the bank takes it',
  async (language, goOn, consent, pay, name, pending, status) => {
    const rendered = await reviewing({ language: language as 'en' | 'es' }, goOn);
    const { user } = rendered;
    expect(screen.getByText(name)).toBeVisible();
    expect(screen.getByText(/^(Payment method|Forma de pago)$/)).toBeVisible();
    await user.click(button(pay));
    const box = screen.getByRole('checkbox', { name: consent });
    expect(box).toBeInvalid();
    expect(box).toHaveFocus();
    expect(paymentsSent(rendered)).toEqual([]);
    await expectNoAxeViolations();
    await user.click(box);
    await user.click(button(pay));
    expect(await screen.findByText(pending)).toBeVisible();
    expect(screen.getByText(status)).toBeVisible();
    expect(screen.getByText(name)).toBeVisible();
    expect(paymentsSent(rendered).map(({ body }) => body)).toEqual([
      { amount: 21, method: { account, agreed: true } },
    ]);
  },
);

test('is late where the bank takes it only after the due date', async () => {
  const account = { currentBalance: 20, pastDueAmount: 0, dueOn: '2026-11-07' };
  const overrides = { 'payments.getAccount': { body: account } };
  const { user } = await openPayScreen({ overrides });
  await atPayForm();
  await user.click(screen.getByRole('radio', { name: 'On a later day' }));
  fireEvent.change(screen.getByLabelText('Day of the payment'), {
    target: { value: '2026-11-07' },
  });
  expect(screen.queryByText(/the due date/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: 'Bank account' }));
  expect(screen.getByText('Your bank takes the money after the due date')).toBeVisible();
});

test.each([
  [
    '2026-11-05',
    'en',
    'Your bill is due on November 5, 2026. We get this payment on November 6, 2026.',
  ],
  [
    '2026-10-21',
    'en',
    'Your bill was due on October 21, 2026. We get this payment on November 6, 2026.',
  ],
  [
    ...['2026-10-21', 'es'],
    'Su factura venció el 21 de octubre de 2026. Recibiremos este pago el 6 de noviembre de 2026.',
  ],
] as const)(
  'paid today, and due on %s, says in %s when it arrives',
  async (dueOn, language, why) => {
    const account = { currentBalance: 21, pastDueAmount: 21, dueOn };
    const overrides = { 'payments.getAccount': { body: account } };
    await reviewing({ overrides, language }, language === 'es' ? /^Continuar$/ : undefined);
    expect(screen.getByText(/^(Your bank takes the money|Su banco cobrará)/)).toBeVisible();
    expect(screen.getByText(why)).toBeVisible();
  },
);

test('paid today before the due date is not late', async () => {
  const account = { currentBalance: 21, pastDueAmount: 0, dueOn: '2026-11-06' };
  await reviewing({ overrides: { 'payments.getAccount': { body: account } } });
  expect(screen.queryByText(/the due date/)).not.toBeInTheDocument();
});

test('is asked for again after a reload, by the same key: no draft holds its token', async () => {
  const first = await reviewing({ overrides: { 'payments.pay': { offline: true } } });
  await first.user.click(screen.getByRole('checkbox', { name: /^I agree/ }));
  await first.user.click(button('Pay $21.00'));
  await screen.findByRole('heading', { name: /^Your payment of \$21\.00 has not reached us/ });
  const saved = first.transport.calls.filter(({ endpointId }) => endpointId === 'drafts.save');
  expect(JSON.stringify(saved)).toContain(account.last4);
  expect(JSON.stringify(saved)).not.toContain(account.token);
  cleanup();
  const { transport } = first;
  transport.override('payments.pay', undefined);
  const rendered = await openPayScreen({ transport });
  expect(await screen.findByText(/^We do not store your bank account/)).toBeVisible();
  await expectNoAxeViolations();
  const consent = screen.getByRole('checkbox', { name: /^I agree that you take \$21\.00/ });
  await rendered.user.click(button('Send it again'));
  expect(consent).toBeInvalid();
  expect(consent).toHaveFocus();
  expect(paymentsSent(rendered)).toHaveLength(1);
  await rendered.user.click(consent);
  await hearing(rendered, { type: 'card-frame/invalid' }, /^Send it again$/);
  expect(await screen.findByText('Check the details of the bank account.')).toBeVisible();
  const again = { ...account, token: 'tok_fedcba9876543210' };
  await hearing(rendered, { ...typed, account: again }, /^Send it again$/);
  await screen.findByText('We have your payment');
  const [before, after] = paymentsSent(rendered);
  expect(after?.idempotencyKey).toBe(before?.idempotencyKey);
  expect(after?.body).toEqual({ amount: 21, method: { account: again, agreed: true } });
});

test('typed again for a payment that arrives meanwhile leads to the receipt of the first', async () => {
  const first = await reviewing({ overrides: { 'payments.pay': { offline: true } } });
  await first.user.click(screen.getByRole('checkbox', { name: /^I agree/ }));
  await first.user.click(button('Pay $21.00'));
  await waitFor(() => expect(paymentsSent(first)).toHaveLength(1));
  cleanup();
  const { transport } = first;
  const rendered = await openPayScreen({ transport });
  await screen.findByText(/^We do not store your bank account/);
  transport.override('payments.pay', undefined);
  const { body, idempotencyKey = '' } = paymentsSent(first)[0] ?? {};
  const { pay } = createApiClient({ transport })(payments);
  await firstValueFrom(pay({ body: body as never, idempotencyKey }));
  await rendered.user.click(screen.getByRole('checkbox', { name: /^I agree/ }));
  const again = { ...account, token: 'tok_fedcba9876543210' };
  await hearing(rendered, { ...typed, account: again }, /^Send it again$/);
  expect(await screen.findByText('We have your payment')).toBeVisible();
  expect(window.location.search).toBe('?receipt=PM-NEW-0001');
});

test('stays when the user goes back, and another one can be entered', async () => {
  const { user } = await reviewing();
  await user.click(button('Back'));
  await user.click(await screen.findByRole('button', { name: 'Enter another account' }));
  expect(frameOf()).toBeInTheDocument();
});

test.each([
  ['card-frame/invalid', 'Check the details of the bank account.'],
  ['card-frame/failed', 'The bank account form did not respond. Press Continue again.'],
])('%s says what to do, and sends nothing', async (type, words) => {
  const rendered = await openPayScreen();
  await answering(rendered, { type });
  const summary = await screen.findByRole('alert', { name: /Fix 1 problem/ });
  expect(within(summary).getByRole('link', { name: words })).toBeVisible();
  expect(paymentsSent(rendered)).toEqual([]);
});

test('that the bank declines leads back to enter it again', async () => {
  const body = { code: 'PAYMENT_DECLINED' };
  const rendered = await reviewing({ overrides: { 'payments.pay': { status: 422, body } } });
  await rendered.user.click(screen.getByRole('checkbox', { name: /^I agree/ }));
  await rendered.user.click(button('Pay $21.00'));
  expect(await screen.findByText('Your bank declined this payment')).toBeVisible();
  await rendered.user.click(button('Enter the account again'));
  await waitFor(() => expect(frameOf()).toBeInTheDocument());
});

test('is not offered where no frame is set, or for the automatic payment', async () => {
  await openPayScreen({ overrides: { 'cardFrame.get': { body: { address: null } } } });
  await atPayForm();
  expect(screen.queryByRole('radio', { name: 'Bank account' })).not.toBeInTheDocument();
});
