import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { drugPrice } from '../../drugs.requests';
import { answer, glyvexa, openPrice } from '../testing/price';

test('pharmacies are in order of price, those without one last', async () => {
  await openPrice(glyvexa);
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

test('the lowest price of each supply is marked, and the tier is in words', async () => {
  await openPrice(glyvexa);
  await answer();
  const marked = (text: string) => screen.getByText(text).closest('th')?.firstChild?.textContent;
  expect(marked('Lowest for 30 days')).toBe('Bluebell Pharmacy');
  expect(marked('Lowest for 90 days')).toBe('Everfern Home Delivery');
  expect(screen.getByText('Tier 3, preferred brand', { selector: 'b' })).toBeVisible();
});

test('the default pharmacy is marked, and its price is next to the lowest', async () => {
  await openPrice(glyvexa);
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

test.each([
  ['en', 'What you pay', /your default pharmacy, is out of network: .*Choose a pharmacy in your/],
  ['es', 'Lo que usted paga', /su farmacia predeterminada, está fuera de la red: .*Elegir una/],
] as const)(
  'a default pharmacy out of network is told, with what to do (%s)',
  async (language, title, text) => {
    const { store } = await openPrice(glyvexa, { language });
    const { priceInfo } = await waitFor(() => {
      const found = drugPrice.select(store.getState()).data;
      if (!found) throw new Error('The prices are not there yet.');
      return found;
    });
    cleanup();
    const own = 'Maple & Main Pharmacy';
    const pharmacies = priceInfo.pharmacies.map((each) =>
      each.name === own
        ? {
            ...each,
            inNetwork: false,
            fills: each.fills.map((fill) => ({ ...fill, isOffered: false, youPay: null })),
          }
        : each,
    );
    await openPrice(glyvexa, {
      language,
      overrides: { 'drugs.getPrice': { body: { priceInfo: { ...priceInfo, pharmacies } } } },
    });
    const heading = await screen.findByRole('heading', { name: title });
    const sentence = await within(heading.closest('section')!).findByText(
      /out of network|fuera de/,
    );
    expect(sentence).toHaveTextContent(text);
    expect(within(sentence).getByRole('link')).toHaveAttribute(
      'href',
      '/member/pharmacylocator?place=55000&only=inNetwork',
    );
  },
);

test('the default pharmacy is compared wherever one asks, with its distance', async () => {
  await openPrice(`${glyvexa}&zip=82001`);
  const table = await screen.findByRole('table', { name: 'Your price at each pharmacy' });
  const own = (await within(table).findByText('Your default pharmacy')).closest('th')!;
  expect(own).toHaveTextContent(/^Maple & Main Pharmacy\d{3}\.?\d* mi/);
});

test('without a default pharmacy none is marked', async () => {
  await openPrice(glyvexa, { scenario: 'default-pharmacy-none' });
  await answer();
  expect(screen.queryByText('Your default pharmacy')).toBeNull();
});

/** Tirzelle, four pens for 28 days. */
const pens = '?hsn=920101';
/** Alendronate, four tablets for 28 days. */
const weekly = '?hsn=937100';

test('a drug in packages of four weeks says why its longer supply is 84 days', async () => {
  await openPrice(weekly);
  const table = await screen.findByRole('table', { name: 'Your price at each pharmacy' });
  const columns = within(table).getAllByRole('columnheader');
  expect(columns.map(({ textContent }) => textContent)).toEqual([
    ...['Pharmacy', '28 days', '84 days'],
    'Cash, 28 days',
  ]);
  expect(
    screen.getByText(
      'This drug comes in packages of four weeks. So the longer supply is 84 days (12 tablets), not 90 days.',
    ),
  ).toBeVisible();
});

test('no such words about a drug that is sold for 90 days', async () => {
  await openPrice(glyvexa);
  await answer();
  expect(screen.queryByText(/packages of four weeks/)).toBeNull();
});

test.each([
  ['en', 'Your price at each pharmacy', 'In network, preferred', 'In network, standard'],
  ['es', 'Su precio en cada farmacia', 'En la red, preferida', 'En la red, estándar'],
] as const)('preferred or standard is said where the plan has both (%s)', async (...row) => {
  const [language, name, preferred, standard] = row;
  await openPrice(glyvexa, { language, scenario: 'global-health-member' });
  const table = within(await screen.findByRole('table', { name }));
  expect(table.getAllByText(preferred).length).toBeGreaterThan(0);
  expect(table.getAllByText(standard).length).toBeGreaterThan(0);
});

test('a supply that no pharmacy offers is not compared', async () => {
  await openPrice(pens);
  const table = await screen.findByRole('table', { name: 'Your price at each pharmacy' });
  const columns = within(table).getAllByRole('columnheader');
  expect(columns.map(({ textContent }) => textContent)).toEqual([
    ...['Pharmacy', '28 days'],
    'Cash, 28 days',
  ]);
  expect(screen.queryByText(/packages of four weeks/)).toBeNull();
});
