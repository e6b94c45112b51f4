import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { selectActions } from '../cart/actions.slice';
import { atPage, button, enterCard, openPage } from '../testing/checkout';

test('a removed medicine leaves the focus at the next one, the last one at the way to more', async () => {
  const { user } = await openPage('medicines');
  const [first] = document.querySelectorAll<HTMLElement>('button[name^=medicine-]');
  await user.click(first!);
  await waitFor(() => expect(document.activeElement).toBe(document.querySelector(':checked')));
  await user.click(button(/^Remove from this order/));
  await waitFor(() => expect(screen.getByText('Add other refills')).toHaveFocus());
});

test.each([
  ['en', '90 days, 90 tablets'],
  ['es', '90 días, 90 tabletas'],
] as const)('in %s, a supply is counted in the unit of its form: %s', async (language, text) => {
  for (const page of ['medicines', 'review'] as const) {
    await openPage(page, { language });
    expect(screen.getAllByText(text).length).toBeGreaterThan(0);
    cleanup();
  }
});

test.each([
  [
    'en',
    'shipping',
    'Arrives by Wed, Nov 18',
    '^Packages to this address are late .* 3 business days are added to these dates',
  ],
  ['es', 'shipping', /18 nov/, 'con retraso a esta dirección .* incluyen 3 días hábiles más'],
] as const)('in %s, page %s has the days of an emergency', async (language, page, day, words) => {
  await openPage(page, { language, scenario: 'member-in-emergency' });
  const way = (document.querySelector('input[name=shipping]:checked') as HTMLInputElement).labels;
  expect(way![0]).toHaveTextContent(day);
  expect(screen.getByText(new RegExp(words))).toBeVisible();
});

test('before it is placed, an order names the day with the delay of an emergency', async () => {
  await openPage('review', { scenario: 'member-in-emergency' });
  expect(
    screen.getByText(/Arrives by Wednesday, November 18|Arrives by Wed, Nov 18/),
  ).toBeVisible();
});

describe('the health information', () => {
  test('is in the language of the member, and is stored by the names of the record', async () => {
    const { user, transport } = await openPage('health', { language: 'es' });
    expect(screen.getByText('Presión arterial alta, Diabetes tipo 2')).toBeVisible();
    await user.click(button('Cambiar'));
    const field = screen.getByLabelText<HTMLTextAreaElement>('Alergias');
    expect(field).toHaveValue('Penicilina\nLátex');
    await user.type(field, '\naspirina o aine\nAbejas');
    await user.click(button('Guardar'));
    expect(
      await screen.findByText('Penicilina (Hives, Moderada), Látex, Aspirina o AINE, Abejas'),
    ).toBeVisible();
    const sent = transport.calls.find(({ endpointId }) => endpointId.endsWith('Health'));
    expect(sent?.body).toMatchObject({
      allergies: [
        { name: 'Penicillin', reaction: 'Hives', severity: 'moderate' },
        { name: 'Latex' },
        { name: 'Aspirin or NSAIDs' },
        { name: 'Abejas' },
      ],
      conditions: ['High blood pressure', 'Type 2 diabetes'],
    });
  });

  test('that is not confirmed is at the field and in the summary, which takes the focus', async () => {
    const { user } = await openPage('health');
    await user.click(button('Continue'));
    const summary = await screen.findByRole('alert', { name: 'Fix 1 problem to continue' });
    await waitFor(() => expect(summary).toHaveFocus());
    const words = 'Check the box to say that the list is right.';
    const box = screen.getByLabelText('This is right and complete');
    expect(box).toHaveAccessibleDescription(words);
    await user.click(within(summary).getByRole('link', { name: words }));
    expect(box).toHaveFocus();
  });

  test('that is being changed has to be saved or left out first', async () => {
    const { user } = await openPage('health');
    await user.click(button('Change'));
    await user.click(button('Continue'));
    const summary = await screen.findByRole('alert', { name: 'Fix 1 problem to continue' });
    const words = 'Save your changes, or choose “Do not save”.';
    await user.click(within(summary).getByRole('link', { name: words }));
    expect(screen.getByLabelText('Allergies')).toHaveFocus();
    await user.click(button('Do not save'));
    expect(screen.getByLabelText('This is right and complete')).toBeVisible();
  });

  test('of more than 30 lines is kept as typed, with the limit', async () => {
    const { user, transport } = await openPage('health');
    await user.click(button('Change'));
    const field = screen.getByLabelText<HTMLTextAreaElement>('Allergies');
    const typed = Array.from({ length: 31 }, (_, index) => `Example ${index + 1}`).join('\n');
    await user.clear(field);
    await user.click(field);
    await user.paste(typed);
    await user.click(button('Save'));
    expect(field).toHaveAccessibleDescription(/Enter at most 30\. Call us if you have more\./);
    expect(field).toHaveFocus();
    expect(field).toHaveValue(typed);
    expect(transport.calls.some(({ endpointId }) => endpointId.endsWith('Health'))).toBe(false);
    await user.clear(field);
    await user.paste(typed.replace('\nExample 31', ''));
    await user.click(button('Save'));
    expect(await screen.findByText(/Example 29, Example 30/)).toBeVisible();
  });
});

describe('an address', () => {
  test.each([
    ['Street address', 'Mockingbird Lane', 'Enter the house number too'],
    ['ZIP code', '123', 'Enter five or nine digits'],
    ['Phone', '555', 'Enter a 10-digit phone number'],
    ['City', '', 'Enter the city.'],
  ])('%s %j: %s', async (label, typed, text) => {
    const { user, transport } = await openPage('shipping');
    await user.click(button('Add an address'));
    const field = screen.getByLabelText(label);
    if (typed) await user.type(field, typed);
    await user.click(button('Save address'));
    expect(field).toHaveAccessibleDescription(expect.stringContaining(text));
    expect(field).toHaveValue(typed);
    expect(transport.calls.some(({ endpointId }) => endpointId.endsWith('saveAddress'))).toBe(
      false,
    );
  });

  const typeNew = async ({ user }: Awaited<ReturnType<typeof openPage>>) => {
    await user.click(button('Add an address'));
    await user.type(screen.getByLabelText('Street address'), '12 Sample Street');
    await user.type(screen.getByLabelText('City'), 'Sampleville');
    await user.selectOptions(screen.getByLabelText('State'), 'MN');
    await user.type(screen.getByLabelText('ZIP code'), '55000');
    await user.type(screen.getByLabelText('Phone'), '6125550101');
  };

  test('that is new is saved and chosen; a temporary one is never the usual one', async () => {
    const page = await openPage('shipping');
    const { user, transport } = page;
    await typeNew(page);
    await user.click(screen.getByLabelText('Make it my usual address'));
    await user.click(screen.getByLabelText('I use this address for some time only'));
    expect(screen.queryByLabelText('Make it my usual address')).not.toBeInTheDocument();
    await user.type(screen.getByLabelText('First day'), '2026-11-01');
    await user.type(screen.getByLabelText('Last day'), '2026-11-30');
    await user.click(button('Save address'));
    expect(await screen.findByLabelText(/12 Sample Street/)).toBeChecked();
    const saved = transport.calls.find(({ endpointId }) => endpointId.endsWith('saveAddress'));
    expect(saved?.body).toMatchObject({ address: { isDefault: false, until: '2026-11-30' } });
  });

  test('that is for a later time is saved, and the order keeps its address', async () => {
    const page = await openPage('shipping');
    const { user } = page;
    await typeNew(page);
    await user.click(screen.getByLabelText('I use this address for some time only'));
    await user.type(screen.getByLabelText('First day'), '2026-11-20');
    await user.type(screen.getByLabelText('Last day'), '2026-11-30');
    await user.click(button('Save address'));
    expect(await screen.findByLabelText(/12 Sample Street/)).toBeDisabled();
    expect(screen.getByLabelText(/12 Sample Street/)).not.toBeChecked();
    expect(screen.getByLabelText(/^Home/)).toBeChecked();
  });

  test('is sent as its kinds write it, and what is refused is said', async () => {
    const page = await openPage('shipping');
    const { user, transport } = page;
    await typeNew(page);
    await user.clear(screen.getByLabelText('ZIP code'));
    await user.type(screen.getByLabelText('ZIP code'), '55000 1234');
    await user.clear(screen.getByLabelText('Phone'));
    await user.type(screen.getByLabelText('Phone'), '(612) 555-0101');
    transport.override('mailOrderCheckout.saveAddress', {
      status: 422,
      body: { code: 'FORM_FIELDS_REFUSED', fields: [{ field: 'address.zip', problem: 'refused' }] },
    });
    await user.click(button('Save address'));
    const zip = screen.getByLabelText('ZIP code');
    await waitFor(() =>
      expect(zip).toHaveAccessibleDescription('We cannot ship to this. Check it.'),
    );
    const saved = transport.calls.find(({ endpointId }) => endpointId.endsWith('saveAddress'));
    const address = { zip: '55000-1234', phone: '6125550101' };
    expect(saved?.body).toMatchObject({ address });
    expect(screen.getByLabelText('Phone')).toHaveValue('1-612-555-0101');
    expect(screen.getByRole('alert')).toHaveFocus();
    await user.type(zip, '{Backspace}5');
    expect(zip).not.toHaveAccessibleDescription();
  });

  test('takes the focus into its form, and back to the addresses', async () => {
    const { user } = await openPage('shipping');
    await user.click(button('Add an address'));
    expect(screen.getByLabelText(/^Short name/)).toHaveFocus();
    await user.click(button('Do not save'));
    expect(screen.getAllByRole('radio').find((radio) => radio.matches(':checked'))).toHaveFocus();
  });

  test('that is usual and deleted is gone at once, and another one is chosen', async () => {
    const { user, transport, store } = await openPage('shipping');
    expect(screen.getByLabelText(/^Home/)).toBeChecked();
    const release = transport.hold('mailOrderCheckout.get');
    await user.click(button('Delete Home'));
    await waitFor(() => expect(screen.queryByLabelText(/^Home/)).not.toBeInTheDocument());
    const chosen = screen.getByLabelText(/^Work/);
    expect(chosen).toBeChecked();
    expect(chosen).toHaveFocus();
    release();
    await waitFor(() => expect(selectActions(store.getState()).deletedIds).toEqual([]));
    expect(screen.queryByLabelText(/^Home/)).not.toBeInTheDocument();
    expect(screen.getByLabelText(/^Work/)).toBeChecked();
  });
});

test('easy-open caps need an adult', async () => {
  const { user } = await openPage('shipping');
  await user.click(screen.getByLabelText(/^Easy-open caps/));
  await user.click(button('Continue'));
  const adult = screen.getByLabelText(/^I am an adult/);
  expect(adult).toHaveAccessibleDescription(/an adult asks for easy-open caps/);
  await user.click(adult);
  await user.click(button('Continue'));
  await atPage('How do you want to pay?');
});

test('a cold medicine has no slow shipping, and one for a signature says so', async () => {
  await openPage('shipping', { scenario: 'mail-order-special' });
  expect(screen.getByLabelText(/^Standard/)).toBeDisabled();
  expect(screen.getByText(/An adult must be there to sign/)).toBeVisible();
});

describe('a card', () => {
  test('that has expired cannot be chosen', async () => {
    await openPage('payment');
    expect(screen.getByLabelText(/^Mastercard ending in 4444/)).toBeDisabled();
  });

  test('that was not deleted says so as long as it is chosen', async () => {
    const { user } = await openPage('payment', {
      overrides: { 'payments.removeCard': { status: 503 } },
    });
    await user.click(button(/^Delete this card/));
    const said = 'The card was not deleted. Try again.';
    expect(await screen.findByText(said)).toBeVisible();
    await user.click(screen.getByLabelText(/^Bill me/));
    expect(screen.queryByText(said)).not.toBeInTheDocument();
  });

  test('that is deleted is gone at once, and its token is in no URL', async () => {
    const { user, transport } = await openPage('payment');
    const release = transport.hold('mailOrderCheckout.get');
    expect(screen.getByLabelText(/^Visa ending in 4242/)).toBeChecked();
    await user.click(button(/^Delete this card/));
    await waitFor(() =>
      expect(screen.queryByLabelText(/^Visa ending in 4242/)).not.toBeInTheDocument(),
    );
    release();
    const removed = transport.calls.find(({ endpointId }) => endpointId.endsWith('removeCard'));
    expect(removed?.params).toEqual({ cardId: 'CARD-1' });
    await waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe('payment'));
  });

  test('that is for one order says so, and is not there for the next one', async () => {
    const rendered = await openPage('payment');
    const { user } = rendered;
    await enterCard(rendered);
    await atPage('Check your order');
    await user.click(button('Edit Payment'));
    await atPage('How do you want to pay?');
    const card = screen.getByLabelText(/^Visa ending in 1111/);
    expect(card).toBeChecked();
    expect(card.closest('label')).toHaveTextContent('For this order only');
    expect(screen.queryByText('Delete this card')).not.toBeInTheDocument();
    await user.click(button('Cancel this order'));
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByText('Cancel this order'));
    await screen.findByText('0 refills selected');
    expect(selectActions(rendered.store.getState()).newCard).toBeNull();
  });

  test('that is saved and deleted again is no longer listed', async () => {
    const rendered = await openPage('payment');
    const { user } = rendered;
    await user.click(screen.getByLabelText('Another card'));
    await user.click(screen.getByLabelText('Save this card for next time'));
    await enterCard(rendered);
    await atPage('Check your order');
    await user.click(button('Edit Payment'));
    await atPage('How do you want to pay?');
    expect(screen.getByLabelText(/^Visa ending in 1111/)).toBeChecked();
    await user.click(button(/^Delete this card/));
    await waitFor(() =>
      expect(screen.queryByLabelText(/^Visa ending in 1111/)).not.toBeInTheDocument(),
    );
  });
});

test('next to the order it says that another insurance is not counted, also at the review', async () => {
  const claim = [{ memberId: 'EVF00421787-01', dateOfService: '2026-10-01', otherPayerAmount: 12 }];
  await openPage('review', {
    overrides: { 'claims.getHistory': { body: { claimsHistory: { claim } } } },
  });
  const order = await screen.findByRole('region', { name: 'Your order' });
  expect(await within(order).findByText('Your other insurance is not counted.')).toBeVisible();
});
