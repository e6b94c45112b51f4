import { screen, within } from '@testing-library/react';
import type { Position } from '../../../platform';
import { expectNoAxeViolations, renderScreen } from '../../../testing';

jest.setTimeout(60_000);

type Options = NonNullable<Parameters<typeof renderScreen>[1]>;
const open = (query = '', options: Options = {}) =>
  renderScreen(`/member/price-a-drug${query}`, { scenario: 'commercial-member', ...options });

const glyvexa = '?hsn=919601';
const answer = async () =>
  within((await screen.findByRole('heading', { name: 'What you pay' })).closest('section')!);

test('a drug is chosen by its name; the usual fill and the ZIP code of the account are preset', async () => {
  const { user } = await open();
  await user.type(await screen.findByRole('combobox', { name: 'Drug name' }), 'glyv');
  await user.click(await screen.findByRole('option', { name: /^Glyvexa/ }));
  expect(await screen.findByRole('heading', { name: 'Glyvexa 10 mg tablet' })).toBeVisible();
  expect(screen.getByLabelText('Quantity')).toHaveValue('30');
  expect(screen.getByLabelText('Days of supply')).toHaveValue('30');
  expect(screen.getByLabelText('ZIP code')).toHaveValue('55000');
  await expectNoAxeViolations();
});

test('the lowest price is the answer, and its parts add up to the agreed price', async () => {
  await open(glyvexa);
  const card = await answer();
  // 25 % of 360.64 at Bluebell, once the deductible is met.
  expect(card.getByText('$90.16', { selector: '.huge' })).toBeVisible();
  expect(card.getByText('$270.48')).toBeVisible();
  expect(card.getByText('$360.64')).toBeVisible();
  expect(card.getByText('at Bluebell Pharmacy, the lowest price for 30 days.')).toBeVisible();
});

test('pharmacies stand in order of price, those without one last', async () => {
  await open(glyvexa);
  const table = await screen.findByRole('table', { name: 'Your price at each pharmacy' });
  const names = within(table)
    .getAllByRole('rowheader')
    .map((cell) => cell.firstChild?.textContent);
  expect(names).toEqual([
    'Bluebell Pharmacy',
    'Maple & Main Pharmacy',
    'Otter Creek Drug',
    'Corner Lantern Drugs',
    'Quillfeather Corner Drug',
    'Everfern Home Delivery',
  ]);
  expect(within(table).getByText('Out of network')).toBeVisible();
});

test('the default pharmacy is marked, and its price is next to the lowest', async () => {
  await open(glyvexa);
  const card = await answer();
  expect(
    await card.findByText('At Maple & Main Pharmacy, your default pharmacy, you pay $92.00.'),
  ).toBeVisible();
  const table = screen.getByRole('table', { name: 'Your price at each pharmacy' });
  const marked = within(table).getAllByText('Your default pharmacy');
  expect(marked.map((tag) => tag.closest('th')?.firstChild?.textContent)).toEqual([
    'Maple & Main Pharmacy',
  ]);
});

test('without a default pharmacy none is marked', async () => {
  await open(glyvexa, { scenario: 'default-pharmacy-none' });
  await answer();
  expect(screen.queryByText('Your default pharmacy')).toBeNull();
});

test.each([
  ['commercial-member', 1],
  ['medicare-member', 0],
])('the tip of the discount card follows its flag, in %s', async (scenario, tips) => {
  await open(glyvexa, { scenario });
  await screen.findByRole('table', { name: 'Your price at each pharmacy' });
  expect(screen.queryAllByText(/can’t be combined with Medicare coverage/)).toHaveLength(tips);
});

test('for another person of the family, that person’s deductible counts', async () => {
  const { user } = await open(glyvexa);
  await answer();
  await user.selectOptions(await screen.findByLabelText('For whom'), 'Rafael Sampleton');
  expect(await screen.findByText('Goes to your deductible')).toBeVisible();
  expect(window.location.search).not.toContain('EVF');
});

test('a changed quantity and supply are priced again, and are in the URL', async () => {
  const { user } = await open(glyvexa);
  await answer();
  await user.clear(screen.getByLabelText('Quantity'));
  await user.type(screen.getByLabelText('Quantity'), '90');
  await user.clear(screen.getByLabelText('Days of supply'));
  await user.type(screen.getByLabelText('Days of supply'), '90');
  await user.click(screen.getByRole('button', { name: 'See prices' }));
  expect(await screen.findByText(/the lowest price for 90 days\./)).toBeVisible();
  expect(window.location.search).toBe('?hsn=919601&ndc=99005196002&quantity=90&days=90&zip=55000');
});

test.each([
  ['Quantity', '0', 'Enter a quantity greater than 0.'],
  ['Quantity', '-30', 'Enter a quantity greater than 0.'],
  ['Quantity', '1.5', 'Enter a whole number, such as 30.'],
  ['Days of supply', '365', 'Enter 1 to 90 days.'],
  ['ZIP code', '5500', 'Enter the 5 digits of the ZIP code.'],
])('%s %s: says what to enter and keeps what was chosen', async (label, typed, error) => {
  const { user } = await open(glyvexa);
  await answer();
  await user.clear(screen.getByLabelText(label));
  await user.type(screen.getByLabelText(label), typed);
  await user.click(screen.getByRole('button', { name: 'See prices' }));
  expect(await screen.findByText(error)).toBeVisible();
  expect(screen.getByLabelText(label)).toHaveFocus();
  expect(screen.getByRole('combobox', { name: 'Strength' })).toHaveValue('99005196002');
});

test('more than the quantity limit: the limit is said', async () => {
  await open(`${glyvexa}&quantity=60`);
  expect(await screen.findByText(/The limit is 30 in 30 days\. This is more/)).toBeVisible();
});

test('a ZIP code without a pharmacy leaves home delivery', async () => {
  await open(`${glyvexa}&zip=99999`);
  expect(await screen.findByText(/We know no pharmacy near 99999\./)).toBeVisible();
  expect(screen.getByText('Everfern Home Delivery')).toBeVisible();
});

test('cheaper drugs come with the saving of a year', async () => {
  const { user } = await open('?drug=Lipestra 20 mg tablet');
  await user.click((await screen.findAllByRole('link', { name: 'Lipestra' })).at(-1)!);
  expect(await screen.findByText('Lower-cost drugs to ask about')).toBeVisible();
  expect(screen.getAllByText(/^Save \$\d+\.\d\d a year$/).length).toBeGreaterThan(0);
});

test('a visitor sees cash prices and the way to sign in', async () => {
  await open(`${glyvexa}&zip=55000`, { scenario: 'visitor' });
  expect(await screen.findByRole('heading', { name: 'Prices without a plan' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'What you pay' })).toBeNull();
});

test('a visitor without a ZIP code is asked for one', async () => {
  await open(glyvexa, { scenario: 'visitor' });
  expect(await screen.findByText('Enter the 5 digits of the ZIP code.')).toBeVisible();
});

test('a visitor who chooses a plan of the client sees its prices, and the URL keeps the plan', async () => {
  const { user } = await open(`${glyvexa}&zip=55000`, { scenario: 'visitor' });
  const plans = await screen.findByLabelText('Your plan, if you know it');
  await user.selectOptions(plans, 'Everfern Family 1500');
  expect(
    await screen.findByText(/^Prices of Everfern Family 1500 at the start of the year\./),
  ).toBeVisible();
  await answer();
  expect(window.location.search).toContain('plan=FAM-1500');
  await expectNoAxeViolations();
});

describe('the quote', () => {
  test('has a number and a URL that names no person, under which it opens again', async () => {
    const { user } = await open(glyvexa);
    await answer();
    const number = screen.getByText(/^Q\d{6}$/).textContent;
    await user.click(screen.getByRole('link', { name: 'Open this quote' }));
    expect(await screen.findByRole('heading', { level: 1, name: `Quote ${number}` })).toBeVisible();
    expect(window.location.search).toBe(`?quote=${number}`);
    const card = await answer();
    expect(card.getByText('$90.16', { selector: '.huge' })).toBeVisible();
    await expectNoAxeViolations();
  });

  test('goes along when the pharmacy charged something else', async () => {
    await open('?quote=Q100000');
    expect(await screen.findByRole('link', { name: 'I was charged differently' })).toHaveAttribute(
      'href',
      '/member/contact?about=quote&id=Q100000',
    );
    expect(
      screen.getByText('Glyvexa 10 mg tablet, 30 for 30 days, priced on October 29, 2026.'),
    ).toBeVisible();
  });

  test('is opened by its number; one that is not there says so and takes another', async () => {
    const { user } = await open();
    await user.type(await screen.findByLabelText('Quote number'), 'q 1');
    await user.click(screen.getByRole('button', { name: 'Open' }));
    expect(screen.getByText('Enter the quote number, such as Q100001.')).toBeVisible();
    await user.clear(screen.getByLabelText('Quote number'));
    await user.type(screen.getByLabelText('Quote number'), 'q999999');
    await user.click(screen.getByRole('button', { name: 'Open' }));
    expect(await screen.findByText('We have no quote with this number')).toBeVisible();
    expect(screen.getByLabelText('Quote number')).toBeVisible();
    await expectNoAxeViolations();
  });
});

test('a search from the dashboard leads back there at every step', async () => {
  const { user } = await renderScreen('/member/dashboard', { scenario: 'commercial-member' });
  await user.type(await screen.findByLabelText('Drug name'), 'Lipestra');
  await user.click(screen.getByRole('button', { name: 'See my price' }));
  expect(await screen.findByRole('link', { name: 'Back to your dashboard' })).toBeVisible();
  await user.click((await screen.findAllByRole('link', { name: 'Lipestra' })).at(-1)!);
  await answer();
  expect(screen.getByRole('link', { name: 'Back to your dashboard' })).toBeVisible();
});

test('a search from elsewhere does not', async () => {
  await open(glyvexa);
  await answer();
  expect(screen.queryByRole('link', { name: 'Back to your dashboard' })).toBeNull();
});

test('prices of another drug than the requested one are a failure, never shown', async () => {
  const other = { priceInfo: { hsn: '000001', pharmacies: [] } };
  await open(glyvexa, { overrides: { 'drugs.getPrice': { body: other } } });
  expect(await screen.findByText(/Your pharmacy can tell you\./)).toBeVisible();
});

test('Medicare past the threshold: the fill costs nothing', async () => {
  await open('?hsn=917601', { scenario: 'medicare-past-threshold' });
  const card = await answer();
  expect(card.getByText('$0.00', { selector: '.huge' })).toBeVisible();
});

test('a failing price service says where else to ask, and keeps the fill', async () => {
  await open(glyvexa, { overrides: { 'drugs.getPrice': { status: 503 } } });
  expect(await screen.findByText(/Your pharmacy can tell you\./)).toBeVisible();
  expect(screen.getByLabelText('Quantity')).toHaveValue('30');
});

test('in Spanish', async () => {
  await open(glyvexa, { language: 'es' });
  expect(await screen.findByRole('heading', { name: 'Lo que usted paga' })).toBeVisible();
  await expectNoAxeViolations();
});

test('two of five pharmacies give a price: the others are listed and say so', async () => {
  await open(glyvexa, { scenario: 'drug-prices-partly' });
  const card = await answer();
  expect(card.getByText('$92.00', { selector: '.huge' })).toBeVisible();
  const table = await screen.findByRole('table', { name: 'Your price at each pharmacy' });
  const silent = within(table)
    .getAllByRole('row')
    .filter((row) => within(row).queryAllByText('No price now').length > 0);
  expect(silent).toHaveLength(3);
});

test('full Extra Help: a brand costs its copay', async () => {
  await open('?hsn=917601', { scenario: 'medicare-extra-help' });
  const card = await answer();
  expect(card.getByText('$12.65', { selector: '.huge' })).toBeVisible();
});

test('while the drug service is down the screen says so and offers to try again', async () => {
  await open(glyvexa, { scenario: 'drug-service-down' });
  expect(await screen.findByText('The drug did not load.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

describe('the location of the device', () => {
  const locate = async (position: Position) => {
    const { user, platform } = await open(glyvexa);
    await answer();
    platform.position = position;
    await user.click(screen.getByRole('button', { name: 'Use my location' }));
  };

  test('fills in its ZIP code, and no coordinates reach the URL', async () => {
    await locate({ latitude: 44.977812, longitude: -93.265012 });
    expect(await screen.findByText(/^You are near 554\d\d\./)).toBeVisible();
    expect(screen.getByLabelText('ZIP code')).toHaveDisplayValue(/^554\d\d$/);
    expect(window.location.search).not.toContain('44.9');
  });

  test.each([
    ['refused', /^Your browser did not share where you are\./],
    ['unavailable', /^We could not find where you are\./],
    [{ latitude: 48.85, longitude: 2.35 }, /^Your plan has no pharmacies where you are\./],
  ] as const)('%s: says so and keeps the ZIP code', async (position, text) => {
    await locate(position);
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByLabelText('ZIP code')).toHaveValue('55000');
  });
});
