import { createApiClient } from '@portal/api-client';
import { payments } from '@portal/contracts/payments';
import { act, screen, waitFor } from '@testing-library/react';
import { firstValueFrom } from 'rxjs';
import { expectNoAxeViolations, scenarioTransport, tokenizedCard } from '../../../testing';
import { button, items, openMethods } from '../testing/open-methods';

describe('adding a card', () => {
  const titles = /^(Card details|Datos de la tarjeta), form/;
  /** Presses the button; the frame answers with this. */
  async function answered(
    { user }: Awaited<ReturnType<typeof openMethods>>,
    type: string,
    name: string,
  ) {
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
      const rendered = await openMethods({ language });
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
    const rendered = await openMethods({ overrides });
    await rendered.user.click(button('Add a card'));
    await answered(rendered, type, 'Save the card');
    expect(await screen.findByText(said)).toBeVisible();
    expect(items()).toHaveLength(2);
    await rendered.user.click(button('Cancel'));
    expect(button('Add a card')).toHaveFocus();
  });

  test('that is refused leaves what was typed in the frame', async () => {
    const body = { message: 'PAYMENT_DECLINED: no' };
    const rendered = await openMethods({
      overrides: { 'payments.addCard': { status: 422, body } },
    });
    await rendered.user.click(button('Add a card'));
    const frame = await screen.findByTitle(titles);
    await answered(rendered, 'tokenised', 'Save the card');
    await screen.findByText('The bank does not accept this card. Enter another one.');
    expect(document.activeElement).toHaveTextContent(/^The bank does not accept this card/);
    expect(screen.getByTitle(titles)).toBe(frame);
  });

  test('without an address of the frame there is nothing to save', async () => {
    const rendered = await openMethods({
      overrides: { 'cardFrame.get': { body: { address: null } } },
    });
    await rendered.user.click(button('Add a card'));
    expect(await screen.findByText('The form did not load.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Save the card' })).not.toBeInTheDocument();
    expect(button('Cancel')).toBeVisible();
  });

  describe('without a response', () => {
    const adding = async (answer: { status: 503 | 504 } | { offline: true }) => {
      const rendered = await openMethods({ overrides: { 'payments.addCard': answer } });
      await rendered.user.click(button('Add a card'));
      await answered(rendered, 'tokenised', 'Save the card');
      return rendered;
    };
    const sent = ({ transport }: Awaited<ReturnType<typeof openMethods>>) =>
      transport.calls.filter(({ endpointId }) => endpointId === 'payments.addCard');
    const body = { card: tokenizedCard, isHsa: false };
    const add = ({ transport }: Awaited<ReturnType<typeof openMethods>>, more: object = {}) => {
      transport.override('payments.addCard', undefined);
      const { addCard } = createApiClient({ transport })(payments);
      return act(() => firstValueFrom(addCard({ body: { ...body, ...more } })));
    };

    test('is saved where the service has it', async () => {
      const rendered = await adding({ offline: true });
      await screen.findByText(/^Checking what is saved/);
      await add(rendered);
      expect(await screen.findByText('The card is saved.', {}, { timeout: 5_000 })).toBeVisible();
      await waitFor(() => expect(items()).toHaveLength(3));
    });

    test.each([
      ['another one', { card: { ...tokenizedCard, token: 'tok_of_another_card', last4: '9999' } }],
      ['one that is for health', { isHsa: true }],
    ])('is not saved so far where the service has %s', async (_which, more) => {
      const rendered = await adding({ status: 504 });
      await add(rendered, more);
      const said = await screen.findByText(/^The card is not saved so far/, {}, { timeout: 5_000 });
      expect(said).toBeVisible();
    });

    test('is not known where its equal was on file before', async () => {
      const transport = scenarioTransport('past-due-member');
      await firstValueFrom(createApiClient({ transport })(payments).addCard({ body }));
      transport.override('payments.addCard', { status: 504 });
      const rendered = await openMethods({ transport });
      await rendered.user.click(button('Add a card'));
      await answered(rendered, 'tokenised', 'Save the card');
      const unknown = /^We do not know yet if the card was saved/;
      expect(await screen.findByText(unknown, {}, { timeout: 5_000 })).toBeVisible();
    });

    test('sends the same card again, so that it is stored once', async () => {
      const rendered = await adding({ status: 503 });
      expect(
        await screen.findByText(/^The card is not saved so far/, {}, { timeout: 5_000 }),
      ).toBeVisible();
      expect(screen.queryByTitle(titles)).not.toBeInTheDocument();
      await rendered.user.click(button('Save the card'));
      await waitFor(() => expect(sent(rendered)).toHaveLength(2));
      expect(sent(rendered)[1]?.body).toEqual(sent(rendered)[0]?.body);
    });
  });
});
