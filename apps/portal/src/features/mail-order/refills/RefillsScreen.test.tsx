import { configure, screen, waitFor, within } from '@testing-library/react';
import { expectNoAxeViolations, renderScreen } from '../../../testing';
import { button, openRefills } from '../testing/checkout';

jest.setTimeout(30_000);
configure({ asyncUtilTimeout: 5000 });

const group = (name: string) => screen.getByRole('region', { name });

test('shows the refills by what can be done about them, and why not', async () => {
  await openRefills();
  expect(within(group('Ready to order')).getAllByRole('checkbox')).toHaveLength(3);
  expect(group('Too early')).toHaveTextContent(
    'Metformin ER 500 mgYou can order from November 13, 2026.Rx 4400261. 2 refills left.',
  );
  expect(group('Needs renewal')).toHaveTextContent(
    'No refills left. Dr. Imogen Quillfeather must renew it.Ask the office',
  );
  expect(group('Needs renewal')).toHaveTextContent('The prescription ended on October 30, 2026.');
  expect(group('On hold')).toHaveTextContent(
    'Your plan must approve it first. We hold it until November 19, 2026.',
  );
  expect(within(group('In process')).getByRole('link', { name: 'Order HD-20418' })).toHaveAttribute(
    'href',
    '/member/mail-order/orders?order=HD-20418',
  );
  const underWay = await screen.findByRole('region', { name: 'Under way' });
  await waitFor(() => expect(underWay).toHaveTextContent('Tue, Nov 10'));
  await expectNoAxeViolations();
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
  expect(transport.calls.some(({ endpointId }) => endpointId.startsWith('mailOrderRefills'))).toBe(
    false,
  );
});

test('a plan without home delivery says so', async () => {
  await renderScreen('/member/mail-order', { scenario: 'mail-order-not-covered' });
  expect(await screen.findByText('Your plan has no home delivery')).toBeVisible();
});

test('in Spanish the list speaks Spanish', async () => {
  await openRefills({ language: 'es' });
  expect(group('Demasiado pronto')).toHaveTextContent(
    'Puede hacer el pedido desde el 13 de noviembre',
  );
  await expectNoAxeViolations();
});
