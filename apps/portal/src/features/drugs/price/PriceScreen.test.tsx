import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expectNoAxeViolations } from '../../../testing';
import { drugPrice, planPeople } from '../drugs.requests';
import { answer, glyvexa, openPrice } from './testing/price';

test('the lowest price is the answer, and its parts add up to the agreed price', async () => {
  await openPrice(glyvexa);
  const card = await answer();
  // 25 % of 360.64 at Bluebell, once the deductible is met.
  expect(card.getByText('$90.16', { selector: '.huge' })).toBeVisible();
  expect(card.getByText('$270.48')).toBeVisible();
  expect(card.getByText('$360.64')).toBeVisible();
  expect(
    card.getByText('at Bluebell Pharmacy, the lowest price with your plan for 30 days.'),
  ).toBeVisible();
});

test.each([
  ['30 days', 'The price of the drug, no more than your copay', '$2.94', '$2.94'],
  ['90 days', 'Your copay', '$7.50', '$8.37'],
])(
  'a copay is called so where it is less than the price: for %s',
  async (days, label, ...amounts) => {
    await openPrice(`?hsn=921500&quantity=${parseInt(days)}&days=${parseInt(days)}`);
    const card = await answer();
    const [paid, agreed] = amounts;
    expect(card.getByText(label).closest('div')).toHaveTextContent(`${label}${paid}`);
    expect(card.getByText('Price your plan agreed to').closest('div')).toHaveTextContent(agreed!);
  },
);

test('ninety days are compared as three fills and as one', async () => {
  await openPrice(glyvexa);
  const card = await screen.findByRole('table', { name: '30 or 90 days?' });
  const rows = within(card).getAllByRole('row').slice(1);
  expect(rows.map((row) => row.textContent)).toEqual([
    '30 daysBluebell Pharmacy3$270.48',
    '90 daysEverfern Home Delivery1$205.34',
  ]);
  expect(screen.getByText('90 days at a time saves $65.14 and two fills.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Use home delivery' })).toBeVisible();
});

test.each([
  [205.35, 'Both cost almost the same. 90 days at a time saves two fills.'],
  [205.34, 'Both cost the same. 90 days at a time saves two fills.'],
  [206.34, '90 days at a time saves $1.00 and two fills.'],
])('three fills for $%s next to one for $205.34: %s', async (ninetyDaysYouPay, text) => {
  const { store } = await openPrice(glyvexa);
  await answer();
  const { priceInfo } = drugPrice.select(store.getState()).data!;
  cleanup();
  const pharmacies = priceInfo.pharmacies.map((each) => ({
    ...each,
    fills: each.fills.map((fill) => (fill.days === 30 ? { ...fill, ninetyDaysYouPay } : fill)),
  }));
  await openPrice(glyvexa, {
    overrides: { 'drugs.getPrice': { body: { priceInfo: { ...priceInfo, pharmacies } } } },
  });
  expect(await screen.findByText(text)).toBeVisible();
});

test('what must happen before the plan pays is one list, a line each with what to do', async () => {
  await openPrice(`${glyvexa}&quantity=60`);
  const heading = await screen.findByRole('heading', { name: 'Before your plan pays for Glyvexa' });
  const alert = heading.closest('.alert') as HTMLElement;
  expect(
    within(alert)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Approval: ask your prescriber to send the request.',
    'Other drugs first: try one of these, metformin, glimepiride, or ask for an exception.',
    'Limit: 30 tablets in 30 days. For more, ask for an exception.',
  ]);
  expect(within(alert).getByText('These prices apply after that.')).toBeVisible();
});

test.each([
  ['commercial-member', 1],
  ['medicare-member', 0],
])('the tip of the discount card follows its flag, in %s', async (scenario, tips) => {
  await openPrice(glyvexa, { scenario });
  await screen.findByRole('table', { name: 'Your price at each pharmacy' });
  expect(screen.queryAllByText(/You use it instead of your plan/)).toHaveLength(tips);
});

test('for another person of the family, that person’s deductible counts', async () => {
  const { user } = await openPrice(glyvexa);
  await answer();
  await user.selectOptions(await screen.findByLabelText('For whom'), 'Theo Sampleton');
  expect(await screen.findByText('Goes to your deductible')).toBeVisible();
  expect(window.location.search).not.toContain('EVF');
});

test('the signed-in member is chosen first, and priced without an id when chosen again', async () => {
  const { store } = await openPrice(glyvexa);
  await screen.findByLabelText('For whom');
  const balances = planPeople.select(store.getState()).data!;
  cleanup();
  const body = { ...balances, balance: [...balances.balance].reverse() };
  const { user, transport } = await openPrice(glyvexa, {
    overrides: { 'balances.getBenefitBalance': { body } },
  });
  const choice = await screen.findByLabelText('For whom');
  expect(choice).toHaveDisplayValue('Marisol Sampleton');
  await user.selectOptions(choice, 'Theo Sampleton');
  expect(await screen.findByText('Goes to your deductible')).toBeVisible();
  await user.selectOptions(choice, 'Marisol Sampleton');
  await waitFor(() => expect(screen.queryByText('Goes to your deductible')).toBeNull());
  const ids = transport.calls
    .filter(({ endpointId }) => endpointId === 'drugs.getPrice')
    .map(({ query }) => query['memberId']);
  expect(ids).toEqual([undefined, 'EVF00421787-03', undefined]);
});

test('a changed quantity and supply are priced again, and are in the URL', async () => {
  const { user } = await openPrice(glyvexa);
  await answer();
  await user.clear(screen.getByLabelText('Quantity'));
  await user.type(screen.getByLabelText('Quantity'), '90');
  await user.clear(screen.getByLabelText('Days of supply'));
  await user.type(screen.getByLabelText('Days of supply'), '90');
  await user.click(screen.getByRole('button', { name: 'See prices' }));
  // The focus has left with the form's button: the drug has it, and the answer is announced.
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(
    await (await answer()).findByText(/the lowest price with your plan for 90 days\./),
  ).toBeVisible();
  expect(
    screen.getByText(/^\$\d+\.\d\d at .*, the lowest price with your plan for 90 days\.$/, {
      selector: '[aria-live] *',
    }),
  ).toBeInTheDocument();
  expect(window.location.search).toBe('?hsn=919601&ndc=99005196002&quantity=90&days=90&zip=55000');
});

test('a brand that costs as its generic says which tier is charged', async () => {
  const { user } = await openPrice('?drug=Lipestra 20 mg tablet');
  await user.click((await screen.findAllByRole('link', { name: 'Lipestra' })).at(-1)!);
  await answer();
  expect(screen.getByText(/^Tier 4, /, { selector: 'b' })).toBeVisible();
  expect(
    screen.getByText('You pay the tier 1 share of its generic, and the difference in price.'),
  ).toBeVisible();
});

test('cheaper drugs come with the saving of a year', async () => {
  const { user } = await openPrice('?drug=Lipestra 20 mg tablet');
  await user.click((await screen.findAllByRole('link', { name: 'Lipestra' })).at(-1)!);
  expect(await screen.findByText('Lower-cost drugs to ask about')).toBeVisible();
  // Five fills each, as in the list of the own drugs: 40.50, 39.90 and 39.60 less than the brand; its generic is taken already.
  const savings = screen.getAllByText(/^Save .+ a year$/).map(({ textContent }) => textContent);
  expect(savings).toEqual(['Save $202.50 a year', 'Save $199.50 a year', 'Save $198.00 a year']);
});

test('a visitor sees cash prices and the way to sign in', async () => {
  await openPrice(`${glyvexa}&zip=55000`, { scenario: 'visitor' });
  expect(await screen.findByRole('heading', { name: 'Prices without a plan' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'What you pay' })).toBeNull();
  const table = screen.getByRole('table', { name: 'Prices without a plan at each pharmacy' });
  const rows = within(table).getAllByRole('row').slice(1);
  // In order of price: 128 % of 368.00 and 9.50 at Otter Creek.
  expect(rows[0]).toHaveTextContent(/^Otter Creek Drug0\.8 miLowest for 30 days.*\$480\.54/);
  expect(rows.at(-1)).toHaveTextContent('Everfern Home DeliveryHome deliveryNot soldNot sold');
  expect(within(table).queryByText(/network|Not offered/)).toBeNull();
});

test('a drug that is not covered: the prices without the plan, and what that means', async () => {
  const { user } = await openPrice('?drug=phentermine');
  await user.click((await screen.findAllByRole('link', { name: 'Phentermine' }))[0]!);
  expect(
    await screen.findByRole('heading', { name: 'Your plan does not cover this drug' }),
  ).toBeVisible();
  const table = screen.getByRole('table', { name: 'Prices without a plan at each pharmacy' });
  expect(within(table).getByText('Your default pharmacy')).toBeVisible();
  expect(within(table).queryByText('Not offered')).toBeNull();
  expect(screen.getByText(/^Prices without a plan of .* as an estimate\./)).toBeVisible();
  expect(screen.queryByText(/with your deductible and limit/)).toBeNull();
});

test('a visitor who chooses a plan of the client sees its prices, and the URL keeps the plan', async () => {
  const { user } = await openPrice(`${glyvexa}&zip=55000`, { scenario: 'visitor' });
  const plans = await screen.findByLabelText('Your plan, if you know it');
  await user.selectOptions(plans, 'Everfern Family 1500');
  expect(
    await screen.findByText(/^Prices of Everfern Family 1500 at the start of the year\./),
  ).toBeVisible();
  await answer();
  expect(window.location.search).toContain('plan=FAM-1500');
  await expectNoAxeViolations();
});

test('Medicare past the threshold: the fill costs nothing', async () => {
  await openPrice('?hsn=917601', { scenario: 'medicare-past-threshold' });
  const card = await answer();
  expect(card.getByText('$0.00', { selector: '.huge' })).toBeVisible();
});

test('in Spanish', async () => {
  await openPrice(glyvexa, { language: 'es' });
  expect(await screen.findByRole('heading', { name: 'Lo que usted paga' })).toBeVisible();
  await expectNoAxeViolations();
});

test('full Extra Help: a brand costs its copay, and Extra Help pays the rest of the share', async () => {
  await openPrice('?hsn=917601', { scenario: 'medicare-extra-help' });
  const card = await answer();
  expect(card.getByText('$12.65', { selector: '.huge' })).toBeVisible();
  const amountOf = (payer: string) => card.getByText(payer).nextElementSibling;
  expect(amountOf('Extra Help pays')).toHaveTextContent('$67.35');
  expect(amountOf('Your plan pays')).toHaveTextContent('$240.00');
});

test('a share below the copay of Extra Help is named by its percent, and is no copay', async () => {
  await openPrice('?hsn=921500', { scenario: 'medicare-extra-help' });
  const card = await answer();
  expect(card.getByText('Your coinsurance, 25%').nextElementSibling).toHaveTextContent('$0.70');
  expect(card.queryByText(/copay/)).toBeNull();
  expect(card.queryByText('Extra Help pays')).toBeNull();
});
