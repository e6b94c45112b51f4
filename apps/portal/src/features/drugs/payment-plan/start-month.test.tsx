import { act, screen, within } from '@testing-library/react';
import { myDrugList } from '../my-drugs/my-drugs.requests';
import { enterFigures, monthRows, openPaymentPlan } from './testing/payment-plan';

test('next January with costs that are not known yet says so, and shows no months', async () => {
  const { user } = await openPaymentPlan('medicare-extra-help');
  await user.selectOptions(await screen.findByLabelText('Start in'), 'January 2027');
  await user.click(screen.getByRole('button', { name: 'Show my months' }));
  expect(await screen.findByText('What your drugs cost in 2027 is not known yet')).toBeVisible();
  expect(screen.queryByText('You do not need it')).toBeNull();
  expect(screen.queryByRole('table', { name: 'Month by month, 2027' })).toBeNull();
});

test('this year with a refill that has no price says so, and shows no months', async () => {
  const { store } = await openPaymentPlan();
  await monthRows();
  const { data, input } = myDrugList.select(store.getState());
  const drugs = data!.drugs.map((drug) => ({
    ...drug,
    toCome: drug.toCome.map((fill) => ({ ...fill, youPay: null })),
  }));
  act(() => void store.dispatch(myDrugList.succeeded(input!, { ...data!, drugs })));
  expect(screen.getByText('What your drugs cost in 2026 is not known yet')).toBeVisible();
  expect(screen.queryByRole('table', { name: 'Month by month, 2026' })).toBeNull();
});

test('next January begins with nothing paid, by next year’s list and limit', async () => {
  const { user } = await openPaymentPlan();
  await user.selectOptions(await screen.findByLabelText('Start in'), 'January 2027');
  expect(screen.getByLabelText('Paid so far this year')).toHaveValue('0.00');
  await user.click(screen.getByRole('button', { name: 'Show my months' }));
  const rows = await monthRows(2027);
  expect(rows).toHaveLength(13);
  // Apixora: 320.00 of the deductible.
  expect(rows[0]?.[1]).toBe('$320.00');
  // A twelfth of the limit of 2027.
  expect(rows[0]?.[2]).toBe('$200.00');
  expect(screen.getByText(/For 2027 we count with this year’s copays/)).toBeVisible();
  expect(screen.getByText('For next year we answer within 10 days.')).toBeVisible();
});

test('a later month counts the refills before it as paid; a typed amount stays', async () => {
  const { user } = await openPaymentPlan();
  const start = await screen.findByLabelText('Start in');
  const paid = screen.getByLabelText('Paid so far this year');
  await user.selectOptions(start, 'December 2026');
  // 1,408.45 of claims and 82.40 of the refills in November.
  expect(paid).toHaveValue('1490.85');
  expect(screen.getByText(/From your claims and your refills before December\.$/)).toBeVisible();
  await user.clear(paid);
  await user.type(paid, '1500');
  await user.selectOptions(start, 'November 2026');
  expect(paid).toHaveValue('1500');
});

test('before October one can start in this year alone', async () => {
  await openPaymentPlan('medicare-member', { now: new Date('2026-09-30T09:00:00') });
  const starts = within(await screen.findByLabelText('Start in')).getAllByRole('option');
  expect(starts.map(({ textContent }) => textContent)).toEqual([
    'September 2026',
    'October 2026',
    'November 2026',
    'December 2026',
  ]);
});

test('in December there is nothing to spread', async () => {
  const { user } = await openPaymentPlan('medicare-member', {
    now: new Date('2026-12-09T09:00:00'),
  });
  await enterFigures(user, { monthly: '250.10', paid: '0' });
  expect(
    await screen.findByRole('heading', { name: 'It does not help in December' }),
  ).toBeVisible();
  expect((await monthRows())[0]).toEqual(['December', '$250.10', '$250.10']);
});
