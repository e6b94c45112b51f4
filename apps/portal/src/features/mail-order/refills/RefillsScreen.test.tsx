import { screen, waitFor, within } from '@testing-library/react';
import { expectNoAxeViolations, renderScreen, scenarioTransport } from '../../../testing';
import { selectCart } from '../cart/cart.slice';
import { atPage, button, openPage, openRefills } from '../testing/checkout';

const group = (name: string) => screen.getByRole('region', { name });

test('shows the refills by what can be done about them, and why not', async () => {
  await openRefills();
  expect(within(group('Ready to order')).getAllByRole('checkbox')).toHaveLength(3);
  expect(group('Too early')).toHaveTextContent(
    'Metformin ER 500 mgYou can order from November 13, 2026.Rx 4400261. 6 refills left.',
  );
  expect(group('Needs renewal')).toHaveTextContent(
    'No refills left. Dr. Imogen Quillfeather must renew it.',
  );
  expect(group('Needs renewal')).toHaveTextContent('The prescription ended on October 30, 2026.');
  expect(group('On hold')).toHaveTextContent(
    'Your plan must approve it first. We hold it until November 19, 2026.',
  );
  expect(within(group('In process')).getByRole('link', { name: 'Order HD-20418' })).toHaveAttribute(
    'href',
    '/member/mail-order/orders?order=HD-20418',
  );
  const underWay = await screen.findByRole('region', { name: 'Orders under way' });
  await waitFor(() => expect(underWay).toHaveTextContent('Tue, Nov 10'));
  await expectNoAxeViolations();
});

test('a package under way has its carrier and number, and its link asks before it leaves', async () => {
  const { user } = await openRefills();
  const underWay = await screen.findByRole('region', { name: 'Orders under way' });
  await waitFor(() => expect(underWay).toHaveTextContent('Sample Parcel, number SP20418'));
  await user.click(within(underWay).getByRole('link', { name: /^Track this package HD-20418/ }));
  expect(await screen.findByRole('dialog', { name: /leaving our website/ })).toBeVisible();
});

test.each([
  ['2026-11-07', 'en', 'You run out about Nov 7.'],
  ['2026-11-08', 'en', 'You ran out about Nov 7.'],
  ['2026-11-07', 'es', 'Le alcanza hasta el 7 nov.'],
  ['2026-11-08', 'es', 'Se le acabó alrededor del 7 nov.'],
] as const)('on %s (%s) a supply until November 7 reads: %s', async (day, language, text) => {
  const transport = scenarioTransport('commercial-member');
  await openRefills({ language, transport, now: new Date(`${day}T18:00:00Z`) });
  expect(screen.getByLabelText(/^Fluticason/)).toHaveAccessibleDescription(
    expect.stringContaining(text),
  );
});

test('a supply that needs more refills than are left is not offered, and the row says why', async () => {
  await openRefills({ scenario: 'auto-refill' });
  expect(group('Needs renewal')).toHaveTextContent(
    'Zolpidem 10 mgNot enough refills are left for home delivery.90 days use 3 refills, and 2 are left. Ask Dr. Imogen Quillfeather for a new prescription with more refills.',
  );
});

test('the total and the count follow what is chosen', async () => {
  const { user } = await openRefills();
  await user.click(screen.getByRole('checkbox', { name: /^Levothyroxine/ }));
  expect(screen.getByText('1 refill selected')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Select all 2' }));
  expect(screen.getByText('$17.50')).toBeVisible();
  expect(button('Order 2 refills')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Select all 2' }));
  expect(screen.getByText('0 refills selected')).toBeVisible();
});

test('a supply that was chosen stays when all are selected', async () => {
  const lines = [{ rxNumber: '4402101', days: 30 }];
  const { user, store } = await openPage('medicines', { cart: { lines } });
  await user.click(button('Finish later'));
  await user.click(await screen.findByLabelText('Select all 2'));
  expect(selectCart(store.getState()).basket?.cart.lines).toEqual([
    { rxNumber: '4402101', days: 30 },
    { rxNumber: '4400688', days: 90 },
  ]);
});

test('the token of mail order is fetched once, before any call that needs it', async () => {
  const { user, transport } = await openRefills();
  await user.click(screen.getByText('All orders'));
  await atPage('Your orders');
  const sent = transport.calls.map(({ endpointId }) => endpointId);
  const [first] = sent.filter((id) => /^(session.fetchMailOrderToken|mailOrder)/.test(id));
  expect(first).toBe('session.fetchMailOrderToken');
  expect(sent.filter((id) => id === 'session.fetchMailOrderToken')).toHaveLength(1);
});

test('without the token the screen opens, and its calls say more', async () => {
  await openRefills({ overrides: { 'session.fetchMailOrderToken': { status: 503, body: {} } } });
});

test('nothing chosen is said at the list, and the first box has the focus', async () => {
  const { user, transport } = await openRefills();
  await user.click(button('Order refills'));
  expect(screen.getByRole('alert')).toHaveTextContent('Choose at least one refill to order.');
  const first = screen.getByRole('checkbox', { name: /^Levothyroxine/ });
  expect(first).toHaveFocus();
  expect(first).toHaveAccessibleDescription(/Choose at least one refill to order/);
  expect(transport.calls.some(({ endpointId }) => endpointId === 'drafts.save')).toBe(false);
  await user.click(first);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test.each([
  ['mailOrderRefills.getList', 'en', 'Your prescriptions did not load.', 'Try again'],
  ['mailOrderRefills.getList', 'es', 'Sus recetas no se cargaron.', 'Intentar de nuevo'],
  ['mailOrders.getList', 'en', 'Your orders did not load.', 'Try again'],
  ['mailOrders.getList', 'es', 'Sus pedidos no se cargaron.', 'Intentar de nuevo'],
] as const)(
  'without %s (%s) that part says so and loads again',
  async (id, language, text, again) => {
    const { user, transport } = await renderScreen('/member/mail-order', {
      scenario: 'commercial-member',
      language,
      overrides: { [id]: { status: 503, body: {} } },
    });
    expect(await screen.findByText(text)).toBeVisible();
    transport.override(id, undefined);
    await user.click(button(again));
    await waitFor(() => expect(screen.queryByText(text)).not.toBeInTheDocument());
  },
);

test('a minor reads who orders, and no refill is requested', async () => {
  const { transport } = await renderScreen('/member/mail-order', { scenario: 'minor-member' });
  expect(screen.getByText(/You are under 18/)).toBeVisible();
  expect(
    transport.calls.some(({ endpointId }) => /^mailOrderRefills|MailOrderToken/.test(endpointId)),
  ).toBe(false);
});

test('a plan without home delivery says so, and offers no new prescription', async () => {
  await renderScreen('/member/mail-order', { scenario: 'mail-order-not-covered' });
  expect(await screen.findByText('Your plan has no home delivery')).toBeVisible();
  expect(screen.getByText('Good to know')).toBeVisible();
  expect(screen.queryByText('Add a prescription')).toBeNull();
});

test('in Spanish the list speaks Spanish', async () => {
  await openRefills({ language: 'es' });
  expect(group('Demasiado pronto')).toHaveTextContent(
    'Puede hacer el pedido desde el 13 de noviembre',
  );
  // A brand has one name; a generic has its Spanish one.
  expect(group('En espera')).toHaveTextContent('Zolentra');
  expect(group('Listos para pedir')).toHaveTextContent('Levotiroxina');
  await expectNoAxeViolations();
});

test('says what ships by itself, and leads to where that is changed', async () => {
  await openRefills({ scenario: 'auto-refill' });
  expect(await screen.findByText('1 medicine ships by itself.')).toBeVisible();
  expect(group('Too early')).toHaveTextContent('Auto-refill is on. Next: Nov 16. Change');
  const links = screen.getAllByRole('link', { name: /^(Change|Turn on) / });
  expect(links).toHaveLength(3);
  for (const link of [...links, screen.getByText('See what will ship')]) {
    expect(link).toHaveAttribute('href', '/member/mail-order/auto-refill');
  }
});
