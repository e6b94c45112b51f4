import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import {
  actingFor,
  expectNoAxeViolations,
  type RenderedScreen,
  type RenderOptions,
  renderScreen,
} from '../../../testing';
import { checkoutChoices } from './checkout.requests';
import {
  atPage,
  beginCheckout,
  button,
  draftSaved,
  enterCard,
  goToPage,
  openPage,
  openReview,
  ordersSent,
  placeOrder,
  savedDrafts,
} from '../testing/checkout';

const checkout = '/member/mail-order/checkout';

const reload = (before: RenderedScreen, options: RenderOptions = {}) => {
  cleanup();
  return renderScreen(checkout, {
    scenario: 'commercial-member',
    transport: before.transport,
    ...options,
  });
};

const removedDrafts = ({ transport }: RenderedScreen) =>
  transport.calls
    .filter(({ endpointId }) => endpointId === 'drafts.remove')
    .map(({ params }) => params['formId']);

test('an order goes from its medicines to its result, and is placed once', async () => {
  const rendered = await beginCheckout();
  await expectNoAxeViolations();
  const { user } = rendered;
  const [supplies] = screen.getAllByRole('group', { name: /^Supply of/ });
  expect(within(supplies!).getAllByRole('radio').length).toBeGreaterThan(0);
  await goToPage(rendered, 'health');
  await expectNoAxeViolations();
  await user.click(button('Back'));
  await goToPage(rendered, 'shipping');
  await expectNoAxeViolations();
  await user.click(button('Continue'));
  await atPage('How do you want to pay?');
  await expectNoAxeViolations();
  await user.click(button('Continue'));
  await atPage('Check your order');
  await expectNoAxeViolations();

  await user.click(button(/^Place order/));
  expect(screen.getByLabelText(/^I agree/)).toHaveFocus();
  expect(screen.getByLabelText(/^I agree/)).toHaveAccessibleDescription(
    'Check the box to agree to the charge.',
  );
  expect(ordersSent(rendered)).toHaveLength(0);
  await placeOrder(rendered);
  await atPage('2 medicines are ordered');
  expect(screen.getByText(/^Order HD-\d+/)).toBeVisible();
  await expectNoAxeViolations();
  expect(ordersSent(rendered)).toEqual([
    expect.objectContaining({
      idempotencyKey: expect.stringMatching(/^[0-9a-f-]{36}$/),
      body: expect.objectContaining({ healthConfirmed: true, agreed: true, expectedTotal: 17.5 }),
    }),
  ]);
  // Completed: refills, payment and address are cleared, and the list has them in process.
  await user.click(screen.getByRole('link', { name: 'Back to home delivery' }));
  const inProcess = await screen.findByRole('region', { name: 'In process' });
  await waitFor(() => expect(inProcess).toHaveTextContent('Levothyroxine'));
  expect(removedDrafts(rendered)).toEqual([]);
});

test('a checkout is there again after a reload, at the page it was left', async () => {
  const rendered = await openPage('shipping');
  await rendered.user.click(screen.getByLabelText(/^Overnight/));
  await rendered.user.click(button('Continue'));
  await atPage('How do you want to pay?');
  await draftSaved(rendered, '"step":"payment"');
  const again = await reload(rendered);
  await atPage('How do you want to pay?');
  await again.user.click(button('Back'));
  expect(await screen.findByLabelText(/^Overnight/)).toBeChecked();
});

test('an address that is being typed is there again after a reload', async () => {
  const rendered = await openPage('shipping');
  await rendered.user.click(button('Add an address'));
  await rendered.user.type(screen.getByLabelText('Street address'), '12 Sample Street');
  await rendered.user.tab();
  await draftSaved(rendered, '12 Sample Street');
  await reload(rendered);
  expect(await screen.findByLabelText('Street address')).toHaveValue('12 Sample Street');
});

test('cancelling clears what was chosen and removes the draft', async () => {
  const rendered = await openPage('medicines');
  await rendered.user.click(button('Cancel this order'));
  const dialog = within(screen.getByRole('dialog', { name: 'Cancel this order?' }));
  await rendered.user.click(dialog.getByRole('button', { name: 'Cancel this order' }));
  expect(await screen.findByText('0 refills selected')).toBeVisible();
  expect(removedDrafts(rendered)).toEqual(['mail-order-checkout']);
});

test('a draft holds no card number, no token of a card and nothing of health', async () => {
  const rendered = await openPage('payment');
  await enterCard(rendered);
  await atPage('Check your order');
  await draftSaved(rendered, '"step":"review"');
  const saved = savedDrafts(rendered).join();
  expect(saved).toContain('"cardId":"ONCE-');
  expect(saved).not.toMatch(/tok_|pciToken|PCI-|\d{13,19}|cvv/i);
  const { health } = checkoutChoices.select(rendered.store.getState()).data!;
  expect(health.allergies.length).toBeGreaterThan(0);
  const names = [...health.allergies.map(({ name }) => name), ...health.conditions];
  for (const name of names) expect(saved).not.toContain(name);
});

test('Back after an order was placed leads to that order', async () => {
  const rendered = await openPage('payment');
  await rendered.user.click(button('Continue'));
  await atPage('Check your order');
  await placeOrder(rendered);
  await atPage('2 medicines are ordered');
  const number = /Order (\S+),/.exec(document.querySelector('main')!.textContent ?? '')![1]!;
  act(() => window.history.back());
  const heading = await atPage('There is nothing to order here');
  expect(screen.getByText(`Order ${number} is placed.`, { exact: false })).toBeVisible();
  expect(screen.getByRole('link', { name: 'See this order' })).toHaveAttribute(
    'href',
    `/member/mail-order/orders?order=${number}`,
  );
  expect(heading).toBeVisible();
  cleanup();
  await reload(rendered);
  await atPage('There is nothing to order here');
  expect(screen.getByRole('link', { name: 'See your orders' })).toBeVisible();
});

test('staff read that only the member orders', async () => {
  const { transport } = await renderScreen(checkout, {
    scenario: 'commercial-member',
    overrides: { 'session.getStatus': { body: actingFor } },
  });
  expect(await screen.findByText('Only the member can order')).toBeVisible();
  expect(transport.calls.some(({ endpointId }) => endpointId.startsWith('mailOrderCheckout'))).toBe(
    false,
  );
});

test.each(['mailOrderRefills.getList', 'mailOrderCheckout.get', 'drafts.getOne'])(
  'without %s the checkout says so, and loads on retry',
  async (id) => {
    const rendered = await renderScreen(checkout, {
      scenario: 'commercial-member',
      overrides: { [id]: { status: 503, body: {} } },
    });
    expect(await screen.findByText('Your order did not load.')).toBeVisible();
    rendered.transport.override(id, undefined);
    await rendered.user.click(button('Try again'));
    await atPage('There is nothing to order here');
  },
);

test('in Spanish the whole way speaks Spanish', async () => {
  const rendered = await openReview({ language: 'es' });
  await expectNoAxeViolations();
  await placeOrder(rendered);
  await atPage('Se pidieron 2 medicamentos');
});
