import { createApiClient } from '@portal/api-client';
import { payments } from '@portal/contracts/payments';
import { screen, waitFor, within } from '@testing-library/react';
import { firstValueFrom } from 'rxjs';
import {
  actingFor,
  expectNoAxeViolations,
  type RenderOptions,
  renderScreen,
  scenarioTransport,
  tokenizedCard,
} from '../../../testing';

const open = async (options: RenderOptions = {}) => {
  const rendered = await renderScreen('/payments/methods', {
    scenario: 'past-due-member',
    ...options,
  });
  await screen.findAllByText(/4242/);
  return rendered;
};
const button = (name: RegExp | string) => screen.getByRole('button', { name });
const items = () =>
  within(screen.getByRole('main'))
    .getAllByRole('listitem')
    .map((item) => item.textContent)
    .filter((text) => /\d{4}/.test(text));
const changes = ({ transport }: Awaited<ReturnType<typeof open>>) =>
  transport.calls.filter(({ endpointId }) => /(change|remove)Card$/.test(endpointId));

test.each([
  ['en', /Visa ending in 4242Usual cardGood through 09\/2029/, /4444HSA or FSAExpiredExpired 03/],
  [
    ...['es', /Visa terminada en 4242Tarjeta habitualVálida hasta 09\/2029/],
    /4444HSA o FSAVencidaVenció en 03/,
  ],
] as const)(
  '%s: lists the cards, which is usual, for health, or expired',
  async (language, ...of) => {
    await open({ language: language as 'en' | 'es' });
    expect(items()).toEqual(of.map((text) => expect.stringMatching(text) as unknown));
    await expectNoAxeViolations();
  },
);

test('a card is named by the keyboard alone, and the name is then everywhere', async () => {
  const rendered = await open();
  const { user } = rendered;
  button('Rename Visa ending in 4242').focus();
  await user.keyboard('{Enter}');
  expect(screen.getByLabelText('Name of the card')).toHaveFocus();
  await user.keyboard(' Joint card {Enter}');
  expect(
    await screen.findByRole('button', { name: 'Rename Joint card (Visa ending in 4242)' }),
  ).toBeVisible();
  expect(screen.getByText('The name is saved.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Your cards' })).toHaveFocus();
  expect(changes(rendered).map(({ body }) => body)).toEqual([{ nickname: 'Joint card' }]);
  await expectNoAxeViolations();
});

test.each([
  ['4242 4242 4242 4242', 'Enter a name without the card number.'],
  ['x'.repeat(31), 'Enter 30 characters or fewer.'],
])('%s is no name, and is not sent', async (typed, words) => {
  const rendered = await open();
  await rendered.user.click(button('Rename Visa ending in 4242'));
  const field = screen.getByLabelText('Name of the card');
  await rendered.user.type(field, `${typed}{Enter}`);
  expect(field).toHaveAccessibleDescription(expect.stringContaining(words));
  expect(field).toHaveFocus();
  expect(field).toHaveValue(typed);
  expect(changes(rendered)).toEqual([]);
  await rendered.user.click(button('Cancel'));
  expect(screen.queryByLabelText('Name of the card')).not.toBeInTheDocument();
});

test('another card becomes the usual one; one that has expired does not', async () => {
  const transport = scenarioTransport('past-due-member');
  const method = { card: tokenizedCard, isHsa: true, save: true };
  const paying = createApiClient({ transport })(payments);
  await firstValueFrom(paying.pay({ body: { amount: 1, method }, idempotencyKey: 'k' }));
  const { user } = await open({ transport });
  expect(screen.getAllByRole('button', { name: /^Make it the usual card/ })).toHaveLength(1);
  await user.click(button('Make it the usual card Visa ending in 1111'));
  expect(await screen.findByText('Your usual card is changed.')).toBeVisible();
  await waitFor(() => expect(items()[2]).toMatch(/1111Usual cardHSA or FSA/));
  expect(items()[0]).not.toContain('Usual card');
});

describe('adding a card', () => {
  const titles = /^(Card details|Datos de la tarjeta), form/;
  /** Presses the button; the frame answers with this. */
  async function answered({ user }: Awaited<ReturnType<typeof open>>, type: string, name: string) {
    const { contentWindow } = await screen.findByTitle<HTMLIFrameElement>(titles);
    const source = contentWindow as Window;
    jest.spyOn(source, 'postMessage').mockImplementation(((message: { request: string }) => {
      const data = { type: `card-frame/${type}`, request: message.request, card: tokenizedCard };
      const more = { origin: 'https://cards.example', source };
      queueMicrotask(() => window.dispatchEvent(new MessageEvent('message', { data, ...more })));
    }) as never);
    await user.click(button(name));
  }

  test.each([
    ['en', 'Add a card', 'It is an HSA or FSA card', 'Save the card', 'The card is saved.'],
    [
      ...['es', 'Agregar una tarjeta', 'Es una tarjeta HSA o FSA', 'Guardar la tarjeta'],
      'La tarjeta se guardó.',
    ],
  ] as ['en' | 'es', string, string, string, string][])(
    '%s: stores what the frame gives for it, and charges nothing',
    async (language, add, isHsa, save, said) => {
      const rendered = await open({ language });
      await rendered.user.click(button(add));
      expect(screen.getByRole('heading', { name: add })).toHaveFocus();
      await expectNoAxeViolations();
      await rendered.user.click(screen.getByRole('checkbox', { name: isHsa }));
      await answered(rendered, 'tokenised', save);
      expect(await screen.findByText(said)).toBeVisible();
      await waitFor(() => expect(items()).toHaveLength(3));
      expect(items()[2]).toMatch(/1111/);
      const sent = rendered.transport.calls.filter(({ endpointId }) =>
        /addCard|pay$/.test(endpointId),
      );
      expect(sent.map(({ endpointId, body }) => [endpointId, body])).toEqual([
        ['payments.addCard', { card: tokenizedCard, isHsa: true }],
      ]);
    },
  );

  test.each([
    ['invalid', {}, 'Check the card details.'],
    ['failed', {}, 'The card form did not respond. Save the card again.'],
    ['tokenised', { status: 409 }, 'The card was not saved. Nothing was charged. Try again.'],
    [
      'tokenised',
      { status: 422, body: { message: 'CARD_NOT_ACCEPTED: no' } },
      'This card cannot be used. Check its date, or enter another one.',
    ],
    [
      'tokenised',
      { status: 422, body: { message: 'PAYMENT_DECLINED: no' } },
      'The bank does not accept this card. Enter another one.',
    ],
  ])('with the answer %s %j says what to do, and can be cancelled', async (type, answer, said) => {
    const overrides = 'status' in answer ? { 'payments.addCard': answer as never } : {};
    const rendered = await open({ overrides });
    await rendered.user.click(button('Add a card'));
    await answered(rendered, type, 'Save the card');
    expect(await screen.findByText(said)).toBeVisible();
    expect(items()).toHaveLength(2);
    await rendered.user.click(button('Cancel'));
    expect(button('Add a card')).toHaveFocus();
  });

  test('without a response sends the same card again, so that it is stored once', async () => {
    const rendered = await open({ overrides: { 'payments.addCard': { status: 503 } } });
    await rendered.user.click(button('Add a card'));
    await answered(rendered, 'tokenised', 'Save the card');
    expect(await screen.findByText(/^We do not know yet if the card was saved/)).toBeVisible();
    expect(screen.queryByTitle(titles)).not.toBeInTheDocument();
    await rendered.user.click(button('Save the card'));
    const sent = () =>
      rendered.transport.calls.filter(({ endpointId }) => endpointId === 'payments.addCard');
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()[1]?.body).toEqual(sent()[0]?.body);
  });
});

test('a call that the BFF does not know leaves the card', async () => {
  const body = { code: 'NOT_FOUND', title: 'There is no such resource.', status: 404 };
  const { user } = await open({ overrides: { 'payments.removeCard': { status: 404, body } } });
  await user.click(button('Delete Visa ending in 4242'));
  await user.click(button('Delete'));
  expect(await screen.findByText('The card was not deleted. Try again.')).toBeVisible();
  expect(items()).toHaveLength(2);
});

describe('deleting a card', () => {
  test('asks first, and leaves it when it is kept', async () => {
    const rendered = await open();
    await rendered.user.click(button('Delete Visa ending in 4242'));
    const dialog = screen.getByRole('dialog', { name: 'Delete Visa ending in 4242?' });
    expect(dialog).not.toHaveTextContent('automatic payment');
    await expectNoAxeViolations();
    await rendered.user.click(button('Keep it'));
    expect(changes(rendered)).toEqual([]);
    await rendered.user.click(button('Delete Visa ending in 4242'));
    await rendered.user.click(button('Delete'));
    expect(await screen.findByText('The card is deleted.')).toBeVisible();
    await waitFor(() => expect(items()).toHaveLength(1));
    expect(screen.getByRole('heading', { name: 'Your cards' })).toHaveFocus();
  });

  test('says that the automatic payment uses it', async () => {
    const { user } = await open({ scenario: 'commercial-member' });
    await user.click(button('Delete Visa ending in 4242'));
    expect(await screen.findByText(/Your automatic payment still charges this card/)).toBeVisible();
  });

  test('says nothing of the automatic payment when another card of that number pays it', async () => {
    const card = { brand: 'Visa', last4: '4242', expMonth: 8, expYear: 2029, isHsa: false };
    const body = { automatic: { dayOfMonth: 12, ceiling: 60, card } };
    const { user } = await open({ overrides: { 'payments.getAutomatic': { body } } });
    await user.click(button('Delete Visa ending in 4242'));
    await waitFor(() => expect(screen.getByRole('dialog')).not.toHaveTextContent('automatic'));
  });

  test('says that what is planned is still charged to it', async () => {
    const { user } = await open({ scenario: 'payment-planned' });
    await user.click(button('Delete Visa ending in 4242'));
    const planned =
      'We still charge $20.00 to it on November 20, 2026, unless you cancel that payment.';
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent(planned));
  });

  test.each([
    ['amount', 'en', 'We still charge your planned payment to it, unless you cancel that payment.'],
    [
      'takenOn',
      'es',
      'Cobraremos su pago programado a esta tarjeta, a menos que cancele ese pago.',
    ],
  ] as const)(
    'names no %s of a planned payment that has none',
    async (missing, language, words) => {
      const card = { brand: 'Visa', last4: '4242', expMonth: 9, expYear: 2029, isHsa: false };
      const row = {
        ...{ paymentId: 'PM-1', confirmationNumber: 'EVF-P-1', paidOn: '2026-11-03' },
        ...{ amount: '20.00', status: 'PLANNED', automatic: false, card, account: null },
        ...{ takenOn: '2026-11-20', refund: { amount: null, on: null }, [missing]: null },
      };
      const body = { payments: [row] };
      const { user } = await open({ language, overrides: { 'payments.getHistory': { body } } });
      await user.click(screen.getByRole('button', { name: /^(Delete|Eliminar) .*4242/ }));
      await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent(words));
    },
  );

  test('says what may still be charged where that is not known', async () => {
    const { user } = await open({ overrides: { 'payments.getHistory': { status: 503 } } });
    await user.click(button('Delete Visa ending in 4242'));
    expect(screen.getByText(/If you have an automatic or planned payment/)).toBeVisible();
  });

  test('that is gone already is deleted', async () => {
    const rendered = await open();
    await rendered.user.click(button('Delete Visa ending in 4242'));
    const { removeCard } = createApiClient({ transport: rendered.transport })(payments);
    await firstValueFrom(removeCard({ cardId: 'CARD-1' }));
    await rendered.user.click(button('Delete'));
    expect(await screen.findByText('The card is deleted.')).toBeVisible();
    await waitFor(() => expect(items()).toHaveLength(1));
  });
});

test.each([
  ['payments.changeCard', /^Make it|^Rename/, 'The card was not changed. Try again.'],
  ['payments.removeCard', /^Delete Visa/, 'The card was not deleted. Try again.'],
])('%s that fails says so, and the card stays', async (call, name, words) => {
  const { user } = await open({ overrides: { [call]: { status: 503 } } });
  await user.click(screen.getAllByRole('button', { name })[0]!);
  await user.click(button(/^Save the name$|^Delete$/));
  expect(await screen.findByText(words)).toBeVisible();
  expect(items()).toHaveLength(2);
});

test('a member who does not confirm with a second factor is told that the card is still there', async () => {
  const { user, transport } = await open();
  const body = { code: 'STEP_UP_NEEDED', status: 403 };
  transport.override('payments.removeCard', { status: 403, body });
  await user.click(button('Delete Visa ending in 4242'));
  await user.click(button('Delete'));
  await user.click(await screen.findByRole('button', { name: 'Not now' }));
  const alert = (await screen.findByText('You did not confirm it’s you')).closest('[role="alert"]');
  expect(alert).toHaveTextContent('The card was not deleted.');
});

test('support staff who act for a member see the cards, and change none', async () => {
  await open({ overrides: { 'session.getStatus': { body: actingFor } } });
  expect(screen.getByText('Only the member can do this')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^(Rename|Delete)/ })).not.toBeInTheDocument();
});

test('a member without cards reads how to save one', async () => {
  await renderScreen('/payments/methods', { scenario: 'empty-handed' });
  expect(await screen.findByText('You have no saved cards.')).toBeVisible();
});
