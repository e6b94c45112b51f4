import { farthestMiles } from '@portal/domain';
import { screen, waitFor, within } from '@testing-library/react';
import type { Position } from '../../../platform';
import { answer, glyvexa, openPrice } from './testing/price';

test.each([
  [
    'Quantity',
    '30',
    {
      '0': 'Enter a quantity greater than 0.',
      '-30': 'Enter a quantity greater than 0.',
      '1.5': 'Enter a whole number, such as 30.',
      many: 'Enter a whole number, such as 30.',
      '1e2': 'Enter a whole number, such as 30.',
      '30,5': 'Enter a whole number, such as 30.',
      '9999': 'Enter a quantity of at most 600 for 30 days.',
    },
  ],
  [
    'Days of supply',
    '30',
    { '0': 'Enter 1 to 90 days.', '1.5': 'Enter 1 to 90 days.', '365': 'Enter 1 to 90 days.' },
  ],
  ['ZIP code', '55000', { '5500': 'Enter the 5 digits of the ZIP code.' }],
])('%s: says what to enter and keeps what was chosen', async (label, valid, errors) => {
  const { user } = await openPrice(glyvexa);
  await answer();
  const see = async (text: string) => {
    await user.clear(screen.getByLabelText(label));
    await user.type(screen.getByLabelText(label), text);
    await user.click(screen.getByRole('button', { name: 'See prices' }));
  };
  for (const [typed, error] of Object.entries(errors)) {
    await see(typed);
    await waitFor(() => expect([typed, screen.queryByText(error)]).not.toEqual([typed, null]));
    expect(screen.getByText(error)).toBeVisible();
    expect([typed, document.activeElement]).toEqual([typed, screen.getByLabelText(label)]);
    expect(screen.getByRole('combobox', { name: 'Strength' })).toHaveValue('99005196002');
    // The next text has the same error.
    await see(valid);
    await answer();
    expect([typed, screen.queryByText(error)]).toEqual([typed, null]);
  }
});

test('of a liquid, a part is fine, and its example has one', async () => {
  const { user } = await openPrice('?hsn=924800');
  const quantity = await screen.findByLabelText('Quantity');
  await user.clear(quantity);
  await user.type(quantity, '30,5');
  await user.click(screen.getByRole('button', { name: 'See prices' }));
  expect(await screen.findByText('Enter the quantity in digits, such as 2.5.')).toBeVisible();
});

test('more than the quantity limit: the limit is said', async () => {
  await openPrice(`${glyvexa}&quantity=60`);
  expect(
    await screen.findByText(/The limit is 30 tablets in 30 days\. This is more/),
  ).toBeVisible();
  expect(
    screen.getByText('Limit: 30 tablets in 30 days. For more, ask for an exception.'),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ask for an exception' })).toBeVisible();
});

test('a short supply that uses the limit up: the next fill counts too', async () => {
  await openPrice(`${glyvexa}&quantity=30&days=7`);
  expect(await screen.findByText(/^30 tablets in 30 days\. This fill fits; another/)).toBeVisible();
  expect(screen.queryByText(/Your prescription fits/)).toBeNull();
});

test('of a drug without other rules: more than the limit heads the prices', async () => {
  const { user } = await openPrice('?drug=Rivaxor');
  await user.click((await screen.findAllByRole('link', { name: /^Rivaxor/ })).at(-1)!);
  await answer();
  expect(screen.queryByText(/^The limit is 30 units/)).toBeNull();
  await user.clear(screen.getByLabelText('Quantity'));
  await user.type(screen.getByLabelText('Quantity'), '60');
  await user.click(screen.getByRole('button', { name: 'See prices' }));
  expect(
    await screen.findByRole('heading', { name: 'This is more than your plan pays for' }),
  ).toBeVisible();
});

test('a ZIP code without a pharmacy leaves home delivery', async () => {
  await openPrice(`${glyvexa}&zip=99999`);
  expect(await screen.findByText(/^We do not know the ZIP code 99999\. Check it/)).toBeVisible();
  expect(screen.getByText('Everfern Home Delivery')).toBeVisible();
});

test.each(['20001', '99701'])(
  'the ZIP code %s is known and far: the next pharmacy',
  async (zip) => {
    await openPrice(`${glyvexa}&zip=${zip}`);
    expect(
      await screen.findByText(
        new RegExp(
          `^No pharmacy is within ${farthestMiles} miles of ${zip}\\. The nearest one is [\\d,.]+ miles away: .+ in .+, [A-Z]{2}\\.`,
        ),
      ),
    ).toBeVisible();
    expect(screen.queryByText(/Check it/)).toBeNull();
  },
);

test.each([
  ['ZIP code', ' 55401 ', 'zip=55401'],
  ['ZIP code', '55401-1234', 'zip=55401'],
  ['Days of supply', '31 days', 'days=31'],
])('%s "%s" is understood', async (label, typed, param) => {
  const { user } = await openPrice(glyvexa);
  await answer();
  const field = screen.getByLabelText(label);
  await user.clear(field);
  await user.click(field);
  await user.paste(typed);
  await user.click(screen.getByRole('button', { name: 'See prices' }));
  expect(window.location.search).toContain(param);
  await answer();
});

test('a ZIP code of a territory: says where pharmacies are, and leaves home delivery', async () => {
  await openPrice(`${glyvexa}&zip=00601`);
  expect(
    await screen.findByText(/^We have no pharmacies in the territories\..*Or use home delivery\.$/),
  ).toBeVisible();
  expect(screen.getByText('Everfern Home Delivery')).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Find more pharmacies/ })).toBeNull();
});

test.each([
  ['00601', /^We have no pharmacies in the territories\. .*Washington, DC\.$/],
  ['99999', /^We do not know the ZIP code 99999\. Check it\.$/],
  ['99701', /^No pharmacy is within 50 miles of 99701\. .*, [A-Z]{2}\.$/],
])('a visitor is not led from %s to home delivery, which sells to members', async (zip, text) => {
  const { transport } = await openPrice(`${glyvexa}&zip=${zip}`, { scenario: 'visitor' });
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByText('Everfern Home Delivery')).toBeNull();
  expect(transport.calls.map(({ endpointId }) => endpointId)).toContain('drugs.getPrice');
  // No price, and so no number of a quote.
  expect(screen.queryByText('Your quote')).toBeNull();
});

test('a visitor without a ZIP code is asked for one; it is an error only when they go on without', async () => {
  const { user } = await openPrice(glyvexa, { scenario: 'visitor' });
  expect(await screen.findByText('Enter your ZIP code to see prices near you.')).toBeVisible();
  expect(screen.queryByText('Enter the 5 digits of the ZIP code.')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'See prices' }));
  expect(screen.getByText('Enter the 5 digits of the ZIP code.')).toBeVisible();
  expect(screen.getByLabelText('ZIP code')).toHaveFocus();
});

test('a wrong quantity in a link is an error on arrival, the empty ZIP code is not', async () => {
  await openPrice(`${glyvexa}&quantity=0`, { scenario: 'visitor' });
  expect(await screen.findByText('Enter a quantity greater than 0.')).toBeVisible();
  expect(screen.queryByText('Enter the 5 digits of the ZIP code.')).toBeNull();
});

test.each([
  ['drug', { hsn: '000001' }],
  ['strength', { ndc: '99005196001' }],
  ['quantity', { quantity: 60 }],
  ['supply', { days: 90 }],
  ['ZIP code', { zip: '55101' }],
])('prices of another %s than the requested one are a failure, never shown', async (_what, it) => {
  const requested = { hsn: '919601', ndc: '99005196002', quantity: 30, days: 30, zip: '55000' };
  const other = { priceInfo: { ...requested, ...it, pharmacies: [] } };
  await openPrice(glyvexa, { overrides: { 'drugs.getPrice': { body: other } } });
  expect(await screen.findByText(/Your pharmacy can tell you\./)).toBeVisible();
  expect(screen.getByLabelText('Quantity')).toHaveValue('30');
});

test('a failing price service says where else to ask, and keeps the fill', async () => {
  await openPrice(glyvexa, { overrides: { 'drugs.getPrice': { status: 503 } } });
  expect(await screen.findByText(/Your pharmacy can tell you\./)).toBeVisible();
  expect(screen.getByLabelText('Quantity')).toHaveValue('30');
});

test('two of five pharmacies give a price: the others are listed and say so', async () => {
  await openPrice(glyvexa, { scenario: 'drug-prices-partly' });
  const card = await answer();
  expect(card.getByText('$92.00', { selector: '.huge' })).toBeVisible();
  const table = await screen.findByRole('table', { name: 'Your price at each pharmacy' });
  const withoutPrice = within(table)
    .getAllByRole('row')
    .filter((row) => within(row).queryAllByText('No price now').length > 0);
  expect(withoutPrice).toHaveLength(3);
  for (const row of withoutPrice) expect(row).not.toHaveTextContent('Not sold');
  expect(screen.getByText(/^3 pharmacies gave no price now\./)).toBeVisible();
});

test('what a visitor typed stays when they choose a plan', async () => {
  const { user } = await openPrice(`${glyvexa}&zip=55000`, { scenario: 'visitor' });
  const quantity = await screen.findByLabelText('Quantity');
  await user.clear(quantity);
  await user.type(quantity, '45');
  const plans = await screen.findByLabelText('Your plan, if you know it');
  await user.selectOptions(plans, 'Everfern Family 1500');
  await answer();
  expect(quantity).toBeVisible();
  expect(screen.getByLabelText('Quantity')).toHaveValue('45');
});

describe('the location of the device', () => {
  let opened: Awaited<ReturnType<typeof openPrice>>;
  const locate = async (position: Position) => {
    opened = await openPrice(glyvexa);
    const { user, platform } = opened;
    await answer();
    platform.position = position;
    await user.click(screen.getByRole('button', { name: 'Use my location' }));
  };

  test('fills in its ZIP code and prices there, and no coordinates reach the URL', async () => {
    await locate({ latitude: 44.977812, longitude: -93.265012 });
    await waitFor(() => expect(window.location.search).toMatch(/&zip=554\d\d$/));
    expect(screen.getByLabelText('ZIP code')).toHaveDisplayValue(/^554\d\d$/);
    expect(window.location.search).not.toContain('44.9');
    await answer();
  });

  test('of another place than before is not answered with the one before', async () => {
    await locate({ latitude: 44.977812, longitude: -93.265012 });
    // The button is gone with the form before, and its focus with it.
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    const { platform, user } = opened;
    platform.position = { latitude: 41.14, longitude: -104.82 };
    await user.click(screen.getByRole('button', { name: 'Use my location' }));
    await waitFor(() => expect(window.location.search).toMatch(/&zip=820\d\d$/));
  });

  test.each([
    ['refused', /^Your browser did not share where you are\./],
    ['unavailable', /^We could not find where you are\./],
    [{ latitude: 48.85, longitude: 2.35 }, /^You are outside the United States\./],
  ] as const)('%s: says so and keeps the ZIP code', async (position, text) => {
    await locate(position);
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByLabelText('ZIP code')).toHaveValue('55000');
  });
});
