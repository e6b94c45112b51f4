import { createApiClient } from '@portal/api-client';
import { payments } from '@portal/contracts/payments';
import { screen, waitFor } from '@testing-library/react';
import { firstValueFrom } from 'rxjs';
import {
  actingFor,
  expectNoAxeViolations,
  renderScreen,
  scenarioTransport,
  tokenizedCard,
} from '../../../testing';
import { button, items, openMethods } from '../testing/open-methods';

const changes = ({ transport }: Awaited<ReturnType<typeof openMethods>>) =>
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
    await openMethods({ language: language as 'en' | 'es' });
    expect(items()).toEqual(of.map((text) => expect.stringMatching(text) as unknown));
    await expectNoAxeViolations();
  },
);

test('a card is named by the keyboard alone, and the name is then everywhere', async () => {
  const rendered = await openMethods();
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
  const rendered = await openMethods();
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

test('a name is taken away, and an error takes the place of what was done before', async () => {
  const rendered = await openMethods();
  const { user } = rendered;
  await user.click(button('Rename Visa ending in 4242'));
  await user.keyboard('Joint card{Enter}');
  await screen.findByText('The name is saved.');
  await user.click(button('Rename Joint card (Visa ending in 4242)'));
  await user.clear(screen.getByLabelText('Name of the card'));
  await user.keyboard('4242 4242 4242 4242{Enter}');
  expect(screen.queryByText('The name is saved.')).toBeNull();
  await user.clear(screen.getByLabelText('Name of the card'));
  await user.keyboard('{Enter}');
  expect(await screen.findByText('The card has no name now.')).toBeVisible();
  await user.click(button('Rename Visa ending in 4242'));
  await user.keyboard('{Enter}');
  expect(screen.queryByLabelText('Name of the card')).toBeNull();
  expect(changes(rendered).map(({ body }) => body)).toEqual([
    { nickname: 'Joint card' },
    { nickname: '' },
  ]);
});

test('another card becomes the usual one; one that has expired does not', async () => {
  const transport = scenarioTransport('past-due-member');
  const method = { card: tokenizedCard, isHsa: true, save: true };
  const paying = createApiClient({ transport })(payments);
  await firstValueFrom(paying.pay({ body: { amount: 1, method }, idempotencyKey: 'k' }));
  const { user } = await openMethods({ transport });
  expect(screen.getAllByRole('button', { name: /^Make it the usual card/ })).toHaveLength(1);
  await user.click(button('Make it the usual card Visa ending in 1111'));
  expect(await screen.findByText('Your usual card is changed.')).toBeVisible();
  await waitFor(() => expect(items()[2]).toMatch(/1111Usual cardHSA or FSA/));
  expect(items()[0]).not.toContain('Usual card');
});

test('two cards with the same number are told apart in every button and question', async () => {
  const card = { brand: 'Visa', last4: '4242', isHsa: false, nickname: '' };
  const cards = [
    { ...card, cardId: 'CARD-1', expMonth: 9, expYear: 2029, isDefault: true },
    { ...card, cardId: 'CARD-2', expMonth: 2, expYear: 2031, isDefault: false },
  ];
  const { user } = await openMethods({ overrides: { 'payments.getCards': { body: { cards } } } });
  expect(button('Rename Visa ending in 4242, 09/2029')).toBeVisible();
  expect(button('Rename Visa ending in 4242, 02/2031')).toBeVisible();
  expect(button('Make it the usual card Visa ending in 4242, 02/2031')).toBeVisible();
  await user.click(button('Delete Visa ending in 4242, 09/2029'));
  expect(
    screen.getByRole('dialog', { name: 'Delete Visa ending in 4242, 09/2029?' }),
  ).toHaveTextContent('Auto-refills will be charged to Visa ending in 4242, 02/2031.');
});

test('without the usual card the next valid one is it, as the question before says', async () => {
  const transport = scenarioTransport('past-due-member');
  const method = { card: tokenizedCard, isHsa: false, save: true };
  const paying = createApiClient({ transport })(payments);
  await firstValueFrom(paying.pay({ body: { amount: 1, method }, idempotencyKey: 'k' }));
  const { user } = await openMethods({ transport });
  await user.click(button('Delete Visa ending in 4242'));
  expect(screen.getByRole('dialog')).toHaveTextContent(
    'Auto-refills will be charged to Visa ending in 1111.',
  );
  await user.click(button('Delete'));
  await waitFor(() => expect(items()[1]).toMatch(/1111Usual card/));
});

test('without a valid card there is no usual one, as the question before says', async () => {
  const { user } = await openMethods();
  await user.click(button('Delete Visa ending in 4242'));
  expect(screen.getByRole('dialog')).toHaveTextContent('It is your only valid card.');
  await user.click(button('Delete'));
  expect(await screen.findByText(/^No card here is valid\./)).toBeVisible();
  expect(screen.queryByText(/^New orders start/)).toBeNull();
});

test('a call that the BFF does not know leaves the card', async () => {
  const body = { code: 'NOT_FOUND', title: 'There is no such resource.', status: 404 };
  const { user } = await openMethods({
    overrides: { 'payments.removeCard': { status: 404, body } },
  });
  await user.click(button('Delete Visa ending in 4242'));
  await user.click(button('Delete'));
  expect(await screen.findByText('The card was not deleted. Try again.')).toBeVisible();
  expect(items()).toHaveLength(2);
});

describe('deleting a card', () => {
  test('asks first, and leaves it when it is kept', async () => {
    const rendered = await openMethods();
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
    const { user } = await openMethods({ scenario: 'commercial-member' });
    await user.click(button('Delete Visa ending in 4242'));
    expect(await screen.findByText(/Your automatic payment still charges this card/)).toBeVisible();
  });

  test('says nothing of the automatic payment when another card of that number pays it', async () => {
    const card = { brand: 'Visa', last4: '4242', expMonth: 8, expYear: 2029, isHsa: false };
    const body = { automatic: { dayOfMonth: 12, ceiling: 60, card } };
    const { user } = await openMethods({ overrides: { 'payments.getAutomatic': { body } } });
    await user.click(button('Delete Visa ending in 4242'));
    await waitFor(() => expect(screen.getByRole('dialog')).not.toHaveTextContent('automatic'));
  });

  test('says that what is planned is still charged to it', async () => {
    const { user } = await openMethods({ scenario: 'payment-planned' });
    await user.click(button('Delete Visa ending in 4242'));
    const planned =
      'We still charge $19.50 to it on November 20, 2026, unless you cancel that payment.';
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
        paymentId: 'PM-1',
        confirmationNumber: 'EVF-P-1',
        paidOn: '2026-11-03',
        amount: '20.00',
        status: 'PLANNED',
        automatic: false,
        card,
        account: null,
        takenOn: '2026-11-20',
        refund: { amount: null, on: null },
        [missing]: null,
      };
      const body = { payments: [row] };
      const { user } = await openMethods({
        language,
        overrides: { 'payments.getHistory': { body } },
      });
      await user.click(screen.getByRole('button', { name: /^(Delete|Eliminar) .*4242/ }));
      await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent(words));
    },
  );

  test('says what may still be charged where that is not known', async () => {
    const { user } = await openMethods({ overrides: { 'payments.getHistory': { status: 503 } } });
    await user.click(button('Delete Visa ending in 4242'));
    expect(screen.getByText(/If you have an automatic or planned payment/)).toBeVisible();
  });

  test('that is gone already is deleted', async () => {
    const rendered = await openMethods();
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
  const { user } = await openMethods({ overrides: { [call]: { status: 503 } } });
  await user.click(screen.getAllByRole('button', { name })[0]!);
  await user.keyboard('x');
  await user.click(button(/^Save the name$|^Delete$/));
  expect(await screen.findByText(words)).toBeVisible();
  expect(items()).toHaveLength(2);
});

test('a member who does not confirm with a second factor is told that the card is still there', async () => {
  const { user, transport } = await openMethods();
  const body = { code: 'STEP_UP_NEEDED', status: 403 };
  transport.override('payments.removeCard', { status: 403, body });
  await user.click(button('Delete Visa ending in 4242'));
  await user.click(button('Delete'));
  await user.click(await screen.findByRole('button', { name: 'Not now' }));
  const alert = (await screen.findByText('You did not confirm it’s you')).closest('[role="alert"]');
  expect(alert).toHaveTextContent('The card was not deleted.');
});

test('support staff who act for a member see the cards, and change none', async () => {
  await openMethods({ overrides: { 'session.getStatus': { body: actingFor } } });
  expect(screen.getByText('Only the member can do this')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^(Rename|Delete)/ })).not.toBeInTheDocument();
});

test('a member without cards reads how to save one', async () => {
  await renderScreen('/payments/methods', { scenario: 'empty-handed' });
  expect(await screen.findByText('You have no saved cards.')).toBeVisible();
});
