import { cleanup, screen, waitFor } from '@testing-library/react';
import { renderScreen, tokenizedCard } from '../../../../testing';
import { checkoutPath } from '../../checkout-form';
import {
  atPage,
  button,
  enterCard,
  openPage,
  ordersSent,
  placeOrder,
  savedDrafts,
} from '../../testing/checkout';

test('a card for this order only is lost with the page, which says so', async () => {
  const rendered = await openPage('payment');
  await enterCard(rendered);
  await atPage('Check your order');
  await waitFor(() => expect(savedDrafts(rendered).at(-1)).toContain('"payment":{"cardId"'));
  cleanup();
  const { transport } = rendered;
  const { user } = await renderScreen(checkoutPath, { scenario: 'commercial-member', transport });
  await atPage('How do you want to pay?');
  expect(screen.getByText(/The card you chose is not here now/)).toBeVisible();
  await user.click(screen.getByRole('radio', { name: /Visa/ }));
  expect(screen.queryByText(/The card you chose is not here now/)).toBeNull();
});

test('the token of the frame is exchanged once; the order is paid with the name of the vault', async () => {
  const rendered = await openPage('payment');
  await enterCard(rendered);
  await atPage('Check your order');
  await rendered.user.click(button('Edit Payment'));
  await atPage('How do you want to pay?');
  await rendered.user.click(button('Continue'));
  await atPage('Check your order');
  const exchanged = rendered.transport.calls.filter(
    ({ endpointId }) => endpointId === 'mailOrderCheckout.saveCard',
  );
  expect(exchanged).toHaveLength(1);
  await placeOrder(rendered);
  await screen.findByText(/medicines? (is|are) ordered/);
  const [order] = ordersSent(rendered);
  const sent = JSON.stringify([order?.body, ...savedDrafts(rendered)]);
  expect(sent).toContain('"pciToken"');
  expect(sent).not.toContain(tokenizedCard.token);
});

test('a member who does not confirm with a second factor is told that the card was not added', async () => {
  const rendered = await openPage('payment');
  const body = { code: 'STEP_UP_NEEDED', status: 403 };
  rendered.transport.override('mailOrderCheckout.saveCard', { status: 403, body });
  await enterCard(rendered);
  await rendered.user.click(await screen.findByRole('button', { name: 'Not now' }));
  const alert = (await screen.findByText('You did not confirm it’s you')).closest('[role="alert"]');
  expect(alert).toHaveTextContent('The card was not added, and nothing was charged.');
});

test('a card that a gateway answered with 503 may be saved, also after a limit stopped the next try', async () => {
  const rendered = await openPage('payment');
  const { transport } = rendered;
  const listed = () =>
    transport.calls.filter(({ endpointId }) => endpointId === 'mailOrderCheckout.get').length;
  const before = listed();
  transport.override('mailOrderCheckout.saveCard', { status: 503 });
  await enterCard(rendered);
  const unsure = /^We did not get an answer, and nothing was charged/;
  expect(await screen.findByText(unsure)).toBeVisible();
  await waitFor(() => expect(listed()).toBe(before + 1));
  transport.override('mailOrderCheckout.saveCard', { status: 429 });
  await rendered.user.click(button('Continue'));
  await waitFor(() =>
    expect(
      transport.calls.filter(({ endpointId }) => endpointId === 'mailOrderCheckout.saveCard'),
    ).toHaveLength(2),
  );
  expect(await screen.findByText(unsure)).toBeVisible();
  expect(screen.queryByText(/^The card was not added/)).toBeNull();
});
