import { cleanup, screen } from '@testing-library/react';
import { drugPrice } from '../drugs.requests';
import { answer, glyvexa, openPrice } from './testing/price';

test.each([
  ['medicare-past-threshold', 'You already reached your out-of-pocket limit this year'],
  ['family-maximum-met', 'Your family already reached its out-of-pocket limit this year'],
])('in %s the limit was reached before this fill', async (scenario, sentence) => {
  await openPrice(glyvexa, { scenario });
  const card = await answer();
  expect(card.getByText('$0.00', { selector: '.huge' })).toBeVisible();
  expect(card.getByText(`${sentence}, so you pay nothing.`)).toBeVisible();
  expect(card.queryByText(/with this fill/)).toBeNull();
});

test('past the limit, where a brand’s extra cost does not count, it alone is to pay', async () => {
  const { store } = await openPrice(glyvexa);
  await answer();
  const { priceInfo } = drugPrice.select(store.getState()).data!;
  cleanup();
  const past = { youPay: 32, deductible: 0, coinsurance: 0, copay: 0, brandDifference: 32 };
  const pharmacies = priceInfo.pharmacies.map((each) => ({
    ...each,
    fills: each.fills.map((fill) => ({ ...fill, ...past, limitedBy: 'individual' as const })),
  }));
  await openPrice(glyvexa, {
    overrides: { 'drugs.getPrice': { body: { priceInfo: { ...priceInfo, pharmacies } } } },
  });
  const card = await answer();
  expect(card.getByText(/^An out-of-pocket limit is reached, so you pay only/)).toBeVisible();
  expect(card.queryByText(/with this fill/)).toBeNull();
});

test.each([
  ['vaccine', 'Vaccines that your plan covers cost you $0.'],
  ['insulinCap', 'For insulin you pay at most $35 for each month of supply.'],
] as const)('why the price is special is said: %s', async (reason, sentence) => {
  const { store } = await openPrice(glyvexa);
  await answer();
  expect(screen.queryByText(sentence)).toBeNull();
  const { priceInfo } = drugPrice.select(store.getState()).data!;
  const pharmacies = priceInfo.pharmacies.map((pharmacy) => ({
    ...pharmacy,
    fills: pharmacy.fills.map((fill) => ({ ...fill, reason })),
  }));
  cleanup();
  await openPrice(glyvexa, {
    overrides: { 'drugs.getPrice': { body: { priceInfo: { ...priceInfo, pharmacies } } } },
  });
  expect((await answer()).getByText(sentence)).toBeVisible();
});

test.each([
  [{ coinsurance: 120, youPay: 120 }, 'Your coinsurance, the least your plan charges'],
  [{ coinsurance: 60, youPay: 60 }, 'Your coinsurance, the most your plan charges'],
  [
    { coinsurance: 60, youPay: 60, limitedBy: 'individual' as const },
    'Your coinsurance, up to the limit',
  ],
])('what decided the coinsurance is named: %o', async (parts, label) => {
  const { store } = await openPrice(glyvexa);
  await answer();
  const { priceInfo } = drugPrice.select(store.getState()).data!;
  cleanup();
  const pharmacies = priceInfo.pharmacies.map((each) => ({
    ...each,
    fills: each.fills.map((fill) => (fill.isOffered ? { ...fill, ...parts } : fill)),
  }));
  await openPrice(glyvexa, {
    overrides: { 'drugs.getPrice': { body: { priceInfo: { ...priceInfo, pharmacies } } } },
  });
  expect((await answer()).getByText(label)).toBeVisible();
});
