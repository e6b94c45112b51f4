import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { answer, glyvexa, openPrice } from './testing/price';

const theo = { pricedFor: 'EVF00421787-03' };

/** The ids of the people whom prices were requested for. */
const askedFor = ({ calls }: Awaited<ReturnType<typeof openPrice>>['transport']) =>
  calls
    .filter(({ endpointId }) => endpointId === 'drugs.getPrice')
    .map(({ query }) => query['memberId']);

test('the person is chosen again after a reload, from the history and not from the URL', async () => {
  const { user } = await openPrice(glyvexa);
  await user.selectOptions(await screen.findByLabelText('For whom'), 'Theo Sampleton');
  expect(await screen.findByText('Goes to your deductible')).toBeVisible();
  const { search } = window.location;
  expect(search).not.toContain('EVF');
  const state = (window.history.state as { usr: unknown }).usr;
  cleanup();
  const { transport } = await openPrice(search, { state });
  expect(await screen.findByLabelText('For whom')).toHaveDisplayValue('Theo Sampleton');
  expect(await screen.findByText('Goes to your deductible')).toBeVisible();
  expect(askedFor(transport)).toEqual(['EVF00421787-03']);
});

test('Back from the quote shows the prices of the same person', async () => {
  const { user } = await openPrice(glyvexa, { state: theo });
  await user.click(await screen.findByRole('link', { name: 'Open this quote' }));
  expect(await screen.findByRole('heading', { level: 1, name: /^Quote Q-/ })).toBeVisible();
  expect(await screen.findByText(/^Glyvexa 10 mg tablet, .* For Theo Sampleton\.$/)).toBeVisible();
  act(() => window.history.back());
  expect(await screen.findByLabelText('For whom')).toHaveDisplayValue('Theo Sampleton');
  expect(await screen.findByText('Goes to your deductible')).toBeVisible();
});

test('another fill and another drug stay with the person', async () => {
  const { user, transport } = await openPrice(glyvexa, { state: theo });
  await answer();
  await user.clear(screen.getByLabelText('Quantity'));
  await user.type(screen.getByLabelText('Quantity'), '20');
  await user.click(screen.getByRole('button', { name: 'See prices' }));
  await waitFor(() => expect(askedFor(transport)).toHaveLength(2));
  await answer();
  await user.click(screen.getByRole('link', { name: 'Price another drug' }));
  await user.type(await screen.findByRole('combobox', { name: 'Drug name' }), 'lipes');
  await user.click((await screen.findAllByRole('option', { name: /^Lipestra/ }))[0]!);
  expect(await screen.findByLabelText('For whom')).toHaveDisplayValue('Theo Sampleton');
  await waitFor(() => expect(new Set(askedFor(transport))).toEqual(new Set(['EVF00421787-03'])));
});

test('the paper names the person, the quantity and the ZIP code', async () => {
  await openPrice(glyvexa, { state: theo });
  await answer();
  expect(screen.getByText(/^Theo Sampleton, born .*EVF00421787-03$/)).toBeInTheDocument();
  expect(screen.queryByText(/^Marisol Sampleton/, { selector: '.only-print *' })).toBeNull();
  expect(
    screen.getByText('Quantity 30, for 30 days. Pharmacies near ZIP code 55000.'),
  ).toBeInTheDocument();
});

test('when the people of the plan do not load: says whose prices these are', async () => {
  const { transport } = await openPrice(glyvexa, {
    state: theo,
    overrides: { 'balances.getBenefitBalance': { status: 503 } },
  });
  expect(
    await screen.findByText('The people of your plan did not load. What you see is for you.'),
  ).toBeVisible();
  await answer();
  expect(askedFor(transport)).toEqual([undefined]);
});
