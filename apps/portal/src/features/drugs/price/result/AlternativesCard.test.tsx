import { act, screen, waitFor, within } from '@testing-library/react';
import { drugPrice } from '../../drugs.requests';
import { openPrice } from '../testing/price';

const card = async () =>
  within(
    (await screen.findByRole('heading', { name: 'Lower-cost drugs to ask about' })).closest(
      'section',
    )!,
  );

test('of a drug that the member takes: where it is filled, in place of what, and at what pace', async () => {
  // Lipestra
  await openPrice('?hsn=910001&days=90&quantity=90');
  const found = await card();
  expect(found.getByText('$1.50')).toBeVisible();
  // 5 × (42.00 − 1.50)
  expect(found.getByText('Save $202.50 a year')).toBeVisible();
  expect(
    found.getByText(
      /^For 30 days at Maple & Main Pharmacy, in place of \$42\.00, after any deductible\. Your pace: about 150 days of supply a year\./,
    ),
  ).toBeVisible();
});

test('the pace of another person is theirs, and what is not known leaves no gap', async () => {
  const { store } = await openPrice('?hsn=910001&days=90&quantity=90', {
    state: { pricedFor: 'EVF00421787-03' },
  });
  await card();
  const { data, input } = drugPrice.select(store.getState());
  const { priceInfo } = data!;
  const show = (changes: Partial<(typeof priceInfo.alternatives)[number]>) => {
    const alternatives = priceInfo.alternatives.map((each) => ({ ...each, ...changes }));
    act(
      () =>
        void store.dispatch(
          drugPrice.succeeded(input!, { ...data!, priceInfo: { ...priceInfo, alternatives } }),
        ),
    );
  };
  const limit = 'A year counts up to the out-of-pocket limit.';
  show({ isOwnPace: true, yearDays: 150, pharmacyName: '', inPlaceOf: 42 });
  expect((await card()).getByText(/^In place of/)).toHaveTextContent(
    `In place of $42.00, after any deductible. Theo’s pace: about 150 days of supply a year. ${limit}`,
  );
  show({ yearDays: null, savedPerYear: 202.5 });
  expect((await card()).getByText(/, in place of/)).toHaveTextContent(limit);
  show({ yearDays: 150, savedPerYear: null });
  expect((await card()).getByText(/, in place of/)).not.toHaveTextContent(limit);
  show({ youPay: null, inPlaceOf: null, savedPerYear: null });
  const unknown = await card();
  expect(unknown.getAllByText('Not known yet')[0]).toBeVisible();
  expect(unknown.queryByText(/in place of|Save|\$0\.00/i)).toBeNull();
});

test('of another drug: where it costs least, as prescribed', async () => {
  // Rosavance
  await openPrice('?hsn=910101');
  const found = await card();
  expect(
    found.getByText(
      /^For 30 days at Bluebell Pharmacy, in place of \$[\d.]+, after any deductible\. As prescribed: 360 days of supply a year\./,
    ),
  ).toBeVisible();
});

test('a drug that is not covered is compared with its price without the plan', async () => {
  // Ostivane
  await openPrice('?hsn=937101', { scenario: 'medicare-member' });
  const found = await card();
  expect(found.getByRole('link', { name: /^Alendronate/ })).toBeVisible();
  expect(
    found.getByText(/, in place of \$[\d.,]+ without your plan\. These are covered drugs/),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: /exception/i })).toBeVisible();
});

test('a short course saves on this fill, and is compared neither for 90 days nor by mail', async () => {
  // Erythromycin for 10 days
  await openPrice('?hsn=942700');
  const found = await card();
  expect(found.getAllByText(/^Save \$\d+\.\d{2} on this fill$/).length).toBeGreaterThan(0);
  expect(found.queryByText(/a year/i)).toBeNull();
  expect(screen.queryByRole('columnheader', { name: /90 days/ })).toBeNull();
  expect(screen.queryByRole('heading', { name: '30 or 90 days?' })).toBeNull();
  const pharmacies = within(screen.getByRole('table', { name: 'Your price at each pharmacy' }));
  expect(pharmacies.queryByText(/home delivery|by mail/i)).toBeNull();
});

test('leads to the fill that it compares, at the price that it gives', async () => {
  // Rosavance
  const { user, transport } = await openPrice('?hsn=910101&days=90&quantity=90');
  const [row] = (await card()).getAllByRole('listitem');
  const [price] = within(row!).getAllByText(/^\$[\d.]+$/);
  const amount = price!.textContent!;
  await user.click(within(row!).getByRole('link'));
  const calls = () => transport.calls.filter(({ endpointId }) => endpointId === 'drugs.getPrice');
  await waitFor(() => expect(calls().length).toBeGreaterThan(1));
  const { query } = calls().at(-1)!;
  expect(query).toMatchObject({ quantity: '90', days: '90' });
  expect(query['ndc']).toMatch(/^\d{11}$/);
  expect((await screen.findAllByText(amount)).length).toBeGreaterThan(0);
});
