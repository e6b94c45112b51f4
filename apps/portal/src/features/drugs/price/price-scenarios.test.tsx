import { act, cleanup, screen, within } from '@testing-library/react';
import { expectNoAxeViolations, renderScreen } from '../../../testing';
import { drugPrice } from '../drugs.requests';
import { answer, glyvexa, openPrice } from './testing/price';

const table = (name: string | RegExp) => screen.findByRole('table', { name });

test('a slow price service: says so, keeps the fill, and shows the prices when they come', async () => {
  let respond = () => {};
  await openPrice(`${glyvexa}&quantity=60&days=60`, {
    before: (transport) => (respond = transport.hold('drugs.getPrice')),
  });
  expect(await screen.findByText(/^This takes longer than usual/)).toBeVisible();
  expect(screen.getByLabelText('Quantity')).toHaveValue('60');
  act(() => respond());
  expect((await answer()).getByText(/the lowest price with your plan for 60 days\./)).toBeVisible();
  expect(screen.queryByText(/^This takes longer/)).toBeNull();
});

test('a slow drug service says so before the drug is there', async () => {
  await openPrice(glyvexa, { before: (transport) => void transport.hold('drugs.getInfo') });
  expect(await screen.findByText(/^This takes longer than usual/)).toBeVisible();
});

test('while the drug service is down: where else to ask, and what was chosen is tried again', async () => {
  const { user, transport } = await openPrice(`${glyvexa}&quantity=60`, {
    scenario: 'drug-service-down',
  });
  expect(await screen.findByText(/^The drug did not load\. Your pharmacy can tell/)).toBeVisible();
  transport.override('drugs.getInfo', { status: 200 });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByLabelText('Quantity')).toHaveValue('60');
  expect(await screen.findByText(/^We cannot price drugs now\. Your pharmacy/)).toBeVisible();
});

test('a minor sees prices of the dependent alone, without a choice of persons', async () => {
  await openPrice(glyvexa, { scenario: 'minor-member' });
  await answer();
  expect(await table('Your price at each pharmacy')).toBeVisible();
  expect(screen.queryByLabelText('For whom')).toBeNull();
  const supply = (await table('30 or 90 days?')).closest('section')!;
  expect(within(supply).getByText(/^You are under 18, so an adult on your plan/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Use home delivery' })).toBeNull();
});

test('a visitor of a Medicare plan sees general prices, chooses the plan, and no discount card', async () => {
  const { user } = await openPrice('?hsn=917601&zip=55000', { scenario: 'visitor-medicare' });
  expect(await screen.findByRole('heading', { name: 'Prices without a plan' })).toBeVisible();
  await user.selectOptions(
    await screen.findByLabelText('Your plan, if you know it'),
    'Goldenrod Medicare Rx (PDP)',
  );
  expect(
    await screen.findByText(/^Prices of Goldenrod Medicare Rx \(PDP\) at the start/),
  ).toBeVisible();
  expect((await answer()).getByText('Deductible, if it is not met yet')).toBeVisible();
  expect(screen.queryByText(/discount card/)).toBeNull();
  await expectNoAxeViolations();
});

test('a visitor whose chosen Medicare plan does not cover the drug reads so', async () => {
  const { user } = await openPrice('?drug=phentermine&zip=55000', { scenario: 'visitor-medicare' });
  await user.click((await screen.findAllByRole('link', { name: 'Phentermine' }))[0]!);
  await user.selectOptions(
    await screen.findByLabelText('Your plan, if you know it'),
    'Goldenrod Medicare Rx (PDP)',
  );
  expect(
    await screen.findByRole('heading', {
      name: 'Goldenrod Medicare Rx (PDP) does not cover this drug',
    }),
  ).toBeVisible();
  expect(screen.getByText(/^These are prices without your plan\./)).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Prices without a plan' })).toBeNull();
});

test.each([
  ['commercial-member', /^Out of network you pay the pharmacy’s full price first\./],
  ['medicare-member', /^Out of network your plan does not pay, except in an emergency\./],
])('in %s out of network means what the benefits say', async (scenario, sentence) => {
  await openPrice('?hsn=917601', { scenario });
  const row = (await screen.findByText('Out of network')).closest('tr')!;
  expect(within(row).getAllByText('Full price').length).toBeGreaterThan(0);
  expect(within(row).queryByText('Not offered')).toBeNull();
  expect(screen.getByText(sentence)).toBeVisible();
});

test.each([
  ['medicare-in-deductible', /^Goes to your deductible$/],
  ['medicare-member', /^Your coinsurance, 25%$/],
])('in %s the stage of the year is in what the answer is made of', async (scenario, part) => {
  await openPrice('?hsn=917601', { scenario });
  expect((await answer()).getByText(part)).toBeVisible();
});

test('what a visitor chose is kept through signing in', async () => {
  const fill = `${glyvexa}&ndc=99005196001&quantity=60&days=60&zip=55001`;
  const { user } = await openPrice(fill, { scenario: 'visitor' });
  await screen.findByRole('heading', { name: 'Prices without a plan' });
  const inMain = () => within(screen.getByRole('main'));
  await user.click(inMain().getByRole('link', { name: 'Sign in' }));
  const signIn = await inMain().findByRole('link', { name: /^Sign in/ });
  const back = new URL(signIn.getAttribute('href')!, window.location.href).searchParams;
  expect(back.get('returnTo')).toBe(`/member/price-a-drug${fill}`);
  cleanup();
  await renderScreen(back.get('returnTo')!, { scenario: 'commercial-member' });
  expect(await screen.findByRole('combobox', { name: 'Strength' })).toHaveValue('99005196001');
  expect(screen.getByLabelText('Quantity')).toHaveValue('60');
  expect(screen.getByLabelText('ZIP code')).toHaveValue('55001');
  await answer();
});

test('without what was paid this year: prices that count nothing of it say so', async () => {
  await openPrice(glyvexa, { scenario: 'balances-failing' });
  expect(
    await screen.findByText(/^We could not load what you have paid this year\./),
  ).toBeVisible();
  const found = await answer();
  expect(found.getByText('Deductible, if it is not met yet')).toBeVisible();
  expect(found.queryByText('Goes to your deductible')).toBeNull();
});

test('without the plan’s benefits: says so, and not that the drug is not covered', async () => {
  await openPrice(glyvexa, { scenario: 'benefits-failing' });
  expect(
    await screen.findByRole('heading', { name: 'Your plan’s benefits did not load' }),
  ).toBeVisible();
  expect(screen.getByText(/^These are prices without your plan\. We cannot say now/)).toBeVisible();
  expect(screen.queryByText('Your plan does not cover this drug')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Ask for an exception' })).toBeNull();
  expect(within(screen.getByRole('main')).queryByRole('link', { name: 'Sign in' })).toBeNull();
});

test('copays of a year that are not known yet: says so, and not that none is offered', async () => {
  const { store } = await openPrice('?hsn=917601', { scenario: 'medicare-extra-help' });
  await answer();
  const { priceInfo } = drugPrice.select(store.getState()).data!;
  cleanup();
  const pharmacies = priceInfo.pharmacies.map((each) => ({
    ...each,
    fills: each.fills.map((fill) => ({ ...fill, isOffered: false, youPay: null })),
  }));
  const pricedAt = '2027-01-05T12:00:00Z';
  await openPrice('?hsn=917601', {
    scenario: 'medicare-extra-help',
    overrides: {
      'drugs.getPrice': { body: { priceInfo: { ...priceInfo, pharmacies, pricedAt } } },
    },
  });
  expect(
    await screen.findByText('What you pay for this drug in 2027 is not known yet.'),
  ).toBeVisible();
  const shown = within(await table('Your price at each pharmacy'));
  expect(shown.getAllByText('Not known yet').length).toBeGreaterThan(0);
  expect(shown.queryByText('Not offered')).toBeNull();
});

test('a lower price without the plan is told with what it means', async () => {
  const { store } = await openPrice(glyvexa);
  expect((await answer()).queryByText(/^Without your plan/)).toBeNull();
  const { data } = store.getState()['drugs/price'] as {
    data: { priceInfo: { pharmacies: { name: string; fills: object[] }[] } };
  };
  const pharmacies = data.priceInfo.pharmacies.map((each) =>
    each.name === 'Otter Creek Drug'
      ? { ...each, fills: each.fills.map((fill) => ({ ...fill, cashPrice: 12.5 })) }
      : each,
  );
  document.body.replaceChildren();
  await openPrice(glyvexa, {
    overrides: { 'drugs.getPrice': { body: { priceInfo: { ...data.priceInfo, pharmacies } } } },
  });
  expect(
    (await answer()).getByText(
      'Without your plan it costs $12.50 at Otter Creek Drug. That does not count toward your deductible or your out-of-pocket limit.',
    ),
  ).toBeVisible();
});

test('no pharmacy gives a price: each is listed, and no number is made up', async () => {
  const { store } = await openPrice(glyvexa);
  await answer();
  const { data } = store.getState()['drugs/price'] as {
    data: { priceInfo: { pharmacies: object[] } };
  };
  const pharmacies = data.priceInfo.pharmacies.map((each) => ({ ...each, fills: [] }));
  document.body.replaceChildren();
  await openPrice(glyvexa, {
    overrides: { 'drugs.getPrice': { body: { priceInfo: { ...data.priceInfo, pharmacies } } } },
  });
  const silent = await table('Your price at each pharmacy');
  expect(within(silent).getAllByText('No price now').length).toBeGreaterThanOrEqual(6);
  expect(screen.getByText(/^6 pharmacies gave no price now\./)).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'What you pay' })).toBeNull();
});

test('a vaccine is one dose: nothing is said of days', async () => {
  await openPrice('?hsn=954500');
  const card = await answer();
  expect(card.getByText(/^at .+, the lowest price with your plan\.$/)).toBeVisible();
  const shown = await table('Your price at each pharmacy');
  const heads = within(shown).getAllByRole('columnheader');
  expect(heads.map(({ textContent }) => textContent)).toEqual(['Pharmacy', 'You pay', 'Cash']);
  expect(within(shown).getByText('Lowest')).toBeVisible();
  expect(within(screen.getByRole('main')).queryByText(/\b1 day\b/)).toBeNull();
});
