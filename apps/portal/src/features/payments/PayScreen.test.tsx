import { act, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expectNoAxeViolations, renderScreen } from '../../testing';

// axe takes its time where the machine has much else to do.
jest.setTimeout(30_000);
// So do several calls in a row.
configure({ asyncUtilTimeout: 5000 });

type Options = NonNullable<Parameters<typeof renderScreen>[1]>;
type Rendered = Awaited<ReturnType<typeof renderScreen>>;

const open = (options: Options = {}, path = '/payments/pay') =>
  renderScreen(path, { scenario: 'past-due-member', ...options });
const sent = ({ transport }: Rendered) =>
  transport.calls.filter(({ endpointId }) => endpointId === 'payments.pay');
const atForm = () => screen.findByRole('heading', { level: 2, name: /^(Step 1|Paso 1)/ });
const button = (name: RegExp | string) => screen.getByRole('button', { name });

/** Goes to the second step with what the form has chosen by itself. */
async function review(rendered: Rendered) {
  await atForm();
  await rendered.user.click(button('Continue'));
  await screen.findByRole('heading', { level: 2, name: /^Step 2/ });
}

describe('making a payment', () => {
  test('offers the late part first, charges the usual card once, and ends with a receipt', async () => {
    const rendered = await open();
    await atForm();
    expect(screen.getByRole('radio', { name: /What is past due \$28\.20/ })).toBeChecked();
    expect(screen.getByRole('radio', { name: /Visa ending in 4242/ })).toBeChecked();
    expect(screen.getByRole('radio', { name: /Mastercard ending in 4444/ })).toBeDisabled();
    await expectNoAxeViolations();

    await review(rendered);
    expect(screen.getByRole('heading', { name: /^Step 2/ })).toHaveFocus();
    await expectNoAxeViolations();
    await rendered.user.click(button('Pay $28.20'));
    expect(await screen.findByText('We have your payment')).toBeVisible();
    expect(sent(rendered)).toEqual([
      expect.objectContaining({
        body: { amount: 28.2, method: { cardId: 'CARD-1' } },
        idempotencyKey: expect.stringMatching(/^[0-9a-f-]{36}$/),
      }),
    ]);
    expect(window.location.search).toBe('?receipt=PM-NEW-0001');
    expect(screen.getByText('EVF-P-90001')).toBeVisible();
    expect(await screen.findByText('Due on November 20, 2026.')).toBeVisible();
    await expectNoAxeViolations();
  });

  test('a double click sends once, and no draft stays behind', async () => {
    const rendered = await open();
    await review(rendered);
    const release = rendered.transport.hold('payments.pay');
    const pay = button('Pay $28.20');
    fireEvent.click(pay);
    fireEvent.click(pay);
    await waitFor(() => expect(sent(rendered)).toHaveLength(1));
    fireEvent.click(pay);
    act(release);
    await screen.findByText('We have your payment');
    expect(sent(rendered)).toHaveLength(1);
    const last = rendered.transport.calls.filter(({ endpointId }) =>
      endpointId.startsWith('drafts.'),
    );
    expect(last.at(-1)?.endpointId).toBe('drafts.remove');
  });

  test('a receipt that is loaded anew sends nothing', async () => {
    const rendered = await open({}, '/payments/pay?receipt=PM-5090');
    expect(await screen.findByText('EVF-P-5090')).toBeVisible();
    expect(sent(rendered)).toHaveLength(0);
    expect(screen.queryByRole('button', { name: 'Continue' })).not.toBeInTheDocument();
  });

  test('a receipt of nothing says so', async () => {
    await open({}, '/payments/pay?receipt=%3Cscript%3E');
    expect(await screen.findByText('We have no payment with this number.')).toBeVisible();
  });
});

describe('another amount', () => {
  test.each([
    ['', 'Enter an amount.'],
    ['ten', 'Enter an amount like 25.00.'],
    ['0', 'Enter more than $0.00.'],
    ['48.21', 'Enter no more than you owe.'],
  ])(
    '%j is refused at the field and in the summary, which takes the focus',
    async (typed, words) => {
      const rendered = await open();
      await atForm();
      await rendered.user.click(screen.getByRole('radio', { name: 'Another amount' }));
      if (typed) await rendered.user.type(screen.getByLabelText('Amount in dollars'), typed);
      await rendered.user.click(button('Continue'));
      const summary = await screen.findByRole('alert', { name: 'Fix 1 problem to continue' });
      expect(summary).toHaveFocus();
      const field = screen.getByLabelText('Amount in dollars');
      expect(field).toHaveAccessibleDescription(expect.stringContaining(words));
      expect(field).toHaveValue(typed);
      await rendered.user.click(within(summary).getByRole('link', { name: words }));
      expect(field).toHaveFocus();
      expect(sent(rendered)).toHaveLength(0);
    },
  );

  test('stays when one goes back from the second step, and a changed one has a key of its own', async () => {
    const rendered = await open();
    await atForm();
    await rendered.user.click(screen.getByRole('radio', { name: 'Another amount' }));
    await rendered.user.type(screen.getByLabelText('Amount in dollars'), '$ 10.50');
    await rendered.user.click(button('Continue'));
    await rendered.user.click(await screen.findByRole('button', { name: 'Back' }));
    expect(screen.getByLabelText('Amount in dollars')).toHaveValue('$ 10.50');
    await rendered.user.click(button('Continue'));
    await rendered.user.click(await screen.findByRole('button', { name: 'Pay $10.50' }));
    await screen.findByText('We have your payment');
    expect(sent(rendered)[0]?.body).toMatchObject({ amount: 10.5 });
  });
});

describe('when a payment does not go through', () => {
  test.each([
    ['a service that is down', { status: 503 }],
    ['a connection that breaks', { offline: true }],
  ] as const)(
    '%s: says that it is not known, keeps everything, and tries the same payment again',
    async (_what, fault) => {
      const rendered = await open({ overrides: { 'payments.pay': fault } });
      await review(rendered);
      await rendered.user.click(button('Pay $28.20'));
      expect(await screen.findByRole('alert')).toHaveTextContent(/never charged twice/);
      // Another payment could be a second one, so that only the same may be sent.
      expect(screen.queryByRole('button', { name: 'Back' })).not.toBeInTheDocument();
      await expectNoAxeViolations();
      rendered.transport.override('payments.pay', undefined);
      await rendered.user.click(button('Try again'));
      await screen.findByText('We have your payment');
      const [first, second] = sent(rendered);
      expect(second?.idempotencyKey).toBe(first?.idempotencyKey);
      expect(second?.body).toEqual(first?.body);
    },
  );

  test.each([
    ['PAYMENT_DECLINED', 'Your bank declined this card', 'Use another card'],
    ['CARD_NOT_ACCEPTED', 'This card cannot be used any more', 'Use another card'],
    ['PAYMENT_ABOVE_BALANCE', 'Your balance has changed and is lower now', 'See the new balance'],
  ])('%s: nothing was charged, and the way on leads back to the form', async (code, words, way) => {
    const rendered = await open({
      overrides: { 'payments.pay': { status: 422, body: { message: `${code}: no` } } },
    });
    await review(rendered);
    await rendered.user.click(button('Pay $28.20'));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(words);
    expect(alert).toHaveTextContent('Nothing was charged.');
    await rendered.user.click(button(way));
    await atForm();
  });

  test('the note of a payment that can neither be made nor read keeps nobody from paying', async () => {
    const down = { status: 503, body: {} };
    const rendered = await open({
      overrides: { 'drafts.getOne': down, 'drafts.save': down, 'drafts.remove': down },
    });
    await review(rendered);
    await rendered.user.click(button('Pay $28.20'));
    await screen.findByText('We have your payment');
  });

  test('a payment whose answer got lost is offered again, by its own key, after the page was left', async () => {
    const rendered = await open({ overrides: { 'payments.pay': { offline: true } } });
    await review(rendered);
    await rendered.user.click(button('Pay $28.20'));
    await screen.findByRole('alert');
    const [first] = sent(rendered);
    await rendered.user.click(screen.getByRole('link', { name: 'Payment history' }));
    await rendered.user.click(screen.getAllByRole('link', { name: 'Make a payment' })[0]!);
    expect(
      await screen.findByRole('heading', { name: 'A payment of $28.20 was not confirmed' }),
    ).toBeVisible();
    await expectNoAxeViolations();
    rendered.transport.override('payments.pay', undefined);
    await rendered.user.click(button('Send it again'));
    await screen.findByText('We have your payment');
    expect(sent(rendered).at(-1)?.idempotencyKey).toBe(first?.idempotencyKey);
  });

  test('that payment can be forgotten', async () => {
    const rendered = await open({ overrides: { 'payments.pay': { offline: true } } });
    await review(rendered);
    await rendered.user.click(button('Pay $28.20'));
    await screen.findByRole('alert');
    await rendered.user.click(screen.getByRole('link', { name: 'Payment history' }));
    await rendered.user.click(screen.getAllByRole('link', { name: 'Make a payment' })[0]!);
    await rendered.user.click(await screen.findByRole('button', { name: 'Start over' }));
    await atForm();
  });
});

describe('a new card', () => {
  const frameOf = () =>
    screen.getByTitle('Card details, form of the payment processor') as HTMLIFrameElement;
  const hear = (data: unknown, from: Partial<MessageEventInit> = {}) =>
    act(() => {
      window.dispatchEvent(
        new MessageEvent('message', {
          data,
          origin: 'https://cards.example',
          source: frameOf().contentWindow,
          ...from,
        }),
      );
    });
  const card = {
    token: 'tok_0123456789abcdef',
    brand: 'Visa',
    last4: '1111',
    expMonth: 12,
    expYear: 2031,
    billingZip: '55000',
  };

  /** Opens the frame, and presses Continue; gives the request that the frame was asked for. */
  async function ask(rendered: Rendered) {
    const posted: { type: string; request: string }[] = [];
    const targets: string[] = [];
    jest.spyOn(frameOf().contentWindow as Window, 'postMessage').mockImplementation(((
      message: (typeof posted)[number],
      target: string,
    ) => {
      posted.push(message);
      targets.push(target);
    }) as never);
    await rendered.user.click(button('Continue'));
    expect(targets).toEqual(['https://cards.example']);
    return posted[0]?.request ?? '';
  }

  async function typing(options: Options = {}) {
    const rendered = await open(options);
    await atForm();
    await rendered.user.click(screen.getByRole('radio', { name: 'Another card' }));
    return rendered;
  }

  test('is typed into a frame of the address that the BFF names, which learns whose page it is on', async () => {
    await typing();
    const { origin, pathname, searchParams } = new URL(frameOf().src);
    expect([origin, pathname]).toEqual(['https://cards.example', '/frame']);
    expect(Object.fromEntries(searchParams)).toEqual({ lang: 'en', origin: 'http://localhost' });
    expect(frameOf()).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin allow-forms');
    expect(screen.queryByLabelText(/card number/i)).not.toBeInTheDocument();
    hear({ type: 'card-frame/ready', height: 312 });
    expect(frameOf()).toHaveAttribute('height', '312');
    await expectNoAxeViolations();
  });

  test('becomes a token, and only that is sent', async () => {
    const rendered = await typing();
    await rendered.user.click(screen.getByRole('checkbox', { name: /Keep this card/ }));
    const request = await ask(rendered);
    hear({ type: 'card-frame/tokenised', request, card });
    await rendered.user.click(await screen.findByRole('button', { name: 'Pay $28.20' }));
    await screen.findByText('We have your payment');
    expect(sent(rendered)[0]?.body).toEqual({ amount: 28.2, method: { card, save: true } });
  });

  test('is asked for again once a slow frame listens', async () => {
    const rendered = await typing();
    const request = await ask(rendered);
    const post = jest.mocked((frameOf().contentWindow as Window).postMessage);
    hear({ type: 'card-frame/ready', height: 312 });
    expect(post.mock.calls.map(([message]) => message as unknown)).toEqual([
      { type: 'card-frame/tokenise', request },
      { type: 'card-frame/tokenise', request },
    ]);
    hear({ type: 'card-frame/tokenised', request, card });
    await screen.findByRole('heading', { name: /^Step 2/ });
  });

  test.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['our own page', { source: window }],
  ])('a message of %s is not heard', async (_what, from) => {
    const rendered = await typing();
    const request = await ask(rendered);
    hear({ type: 'card-frame/tokenised', request, card }, from);
    await act(() => new Promise((resolve) => setTimeout(resolve, 10)));
    expect(button('Continue')).toHaveAttribute('aria-disabled', 'true');
    hear({ type: 'card-frame/tokenised', request: 'another', card });
    hear({ type: 'card-frame/tokenised', request, card: { ...card, token: 5 } });
    hear(null);
    expect(screen.queryByRole('heading', { name: /^Step 2/ })).not.toBeInTheDocument();
    hear({ type: 'card-frame/tokenised', request, card });
    await screen.findByRole('heading', { name: /^Step 2/ });
  });

  test.each([
    ['invalid', 'Check the card details.'],
    ['failed', 'The card form did not answer. Press Continue again.'],
  ])('that is %s keeps the form as it is, and says so', async (type, words) => {
    const rendered = await typing();
    const request = await ask(rendered);
    hear({ type: `card-frame/${type}`, request });
    const summary = await screen.findByRole('alert', { name: /Fix 1 problem/ });
    expect(within(summary).getByRole('link', { name: words })).toBeVisible();
    expect(sent(rendered)).toHaveLength(0);
  });

  test('is not offered where no frame is set', async () => {
    await open({ overrides: { 'cardFrame.get': { body: { address: null } } } });
    await atForm();
    expect(screen.queryByRole('radio', { name: 'Another card' })).not.toBeInTheDocument();
  });
});

describe('who cannot pay here', () => {
  test('a visitor is led to sign in and back, and nothing is asked for', async () => {
    const { transport } = await open({ scenario: 'visitor' });
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
    const emulation = {
      mode: 'emulation',
      actor: 'agent',
      subject: 'past-due-member',
      expiresAt: '2026-11-05T15:00:00.000Z',
    };
    const body = { signedIn: true, variant: 'member', fromAdminPortal: false, emulation };
    await open({ overrides: { 'session.getStatus': { body } } });
    expect(screen.getByText('Only the member can do this')).toBeVisible();
    expect(await screen.findByText('$48.20')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Continue' })).not.toBeInTheDocument();
  });

  test('a minor is told why', async () => {
    const { transport } = await open({ scenario: 'minor-member' });
    expect(screen.getByText(/You are under 18/)).toBeVisible();
    expect(transport.calls.some(({ endpointId }) => endpointId.startsWith('payments.'))).toBe(
      false,
    );
  });

  test('whoever owes nothing has nothing to fill in', async () => {
    await open({ scenario: 'commercial-member' });
    expect(await screen.findByText('You owe nothing')).toBeVisible();
  });

  test('whose balance is not known pays nothing either', async () => {
    await open({ scenario: 'payments-odd-figures' });
    expect(await screen.findByText('We cannot take a payment now')).toBeVisible();
  });

  test.each(['payments.getAccount', 'payments.getCards', 'cardFrame.get'])(
    'without %s the form says so, and loads when asked again',
    async (endpointId) => {
      const { user, transport } = await open({
        overrides: { [endpointId]: { status: 503, body: {} } },
      });
      expect(await screen.findByText('The form did not load.')).toBeVisible();
      transport.override(endpointId, undefined);
      await user.click(screen.getAllByRole('button', { name: 'Try again' })[0]!);
      await atForm();
    },
  );
});

test('in Spanish the whole way speaks Spanish', async () => {
  const { user } = await open({ language: 'es' });
  await atForm();
  await user.click(button('Continuar'));
  await user.click(await screen.findByRole('button', { name: 'Pagar $28.20' }));
  expect(await screen.findByText('Recibimos su pago')).toBeVisible();
  expect(screen.getByText('5 de noviembre de 2026')).toBeVisible();
  await expectNoAxeViolations();
});
