import { screen, within } from '@testing-library/react';
import { expectNoAxeViolations } from '../../../testing';
import { button, openPage, openRefills, ordersSent, placeOrder } from '../testing/checkout';

const scenario = 'mail-order-across-deductible';
const lines = [
  { rxNumber: '5521701', days: 90 },
  { rxNumber: '5521718', days: 90 },
];
const cart = { memberId: 'GMR00730512', lines };

test.each([
  [
    'en',
    'Apixora',
    'Ordered together, they cost $221.25 less than each price alone: what you pay for one counts toward your deductible and your out-of-pocket limit before the next.',
  ],
  [
    'es',
    'Apixora',
    'Si los pide juntos, cuestan $221.25 menos que la suma de sus precios: lo que paga por uno ya cuenta para su deducible y su límite de gastos de bolsillo cuando se cobra el siguiente.',
  ],
] as const)(
  'two refills across the deductible: each price alone, and one total (%s)',
  async (language, name, note) => {
    const { user } = await openRefills({ scenario, language });
    await user.click(screen.getByRole('checkbox', { name: new RegExp(`^${name}`) }));
    expect(screen.queryByText(note)).toBeNull();
    await user.click(screen.getByLabelText(/^(Select all|Elegir los)/));
    expect(screen.getByText('$444.45')).toBeVisible();
    expect(screen.getByText('$477.93')).toBeVisible();
    expect(screen.getByText('$701.13')).toBeVisible();
    expect(screen.getByText(note)).toBeVisible();
    await expectNoAxeViolations();
  },
);

test('each supply of a medicine is offered at its cost in the order', async () => {
  await openPage('medicines', { scenario, cart });
  const second = screen.getByRole('group', { name: /Glyvexa/ });
  // 25 % of 342.24, of 684.48 and of 1,026.72: the first medicine has met the deductible.
  expect(
    within(second)
      .getAllByText(/^\$/)
      .map(({ textContent }) => textContent),
  ).toEqual(['$85.56', '$171.12', '$256.68']);
});

test('the review adds up to the charge, and the order is sent and placed at it', async () => {
  const rendered = await openPage('review', { scenario, cart });
  expect(screen.getAllByText('$256.68')).not.toHaveLength(0);
  expect(screen.getByText(/^Ordered together, they cost \$221\.25 less/)).toBeVisible();
  expect(button('Place order, $701.13')).toBeVisible();
  await placeOrder(rendered);
  expect(await screen.findByText('2 medicines are ordered')).toBeVisible();
  expect(ordersSent(rendered)[0]?.body).toMatchObject({
    items: [
      { rxNumber: '5521701', cost: 444.45 },
      { rxNumber: '5521718', cost: 256.68 },
    ],
    expectedTotal: 701.13,
  });
});
