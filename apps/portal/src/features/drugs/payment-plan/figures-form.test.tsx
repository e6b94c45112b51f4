import { act, screen } from '@testing-library/react';
import { myDrugList } from '../my-drugs/my-drugs.requests';
import { enterFigures, monthRows, openPaymentPlan } from './testing/payment-plan';

test('keeps what is typed and shown while the drugs are requested again, and when that fails', async () => {
  const { user, store, transport } = await openPaymentPlan();
  await enterFigures(user, { monthly: '500', paid: '12.00' });
  const before = await monthRows();
  const expectSame = async () => {
    expect(screen.getByLabelText('Drug costs each month')).toHaveValue('500');
    expect(screen.getByLabelText('Paid so far this year')).toHaveValue('12.00');
    expect(await monthRows()).toEqual(before);
  };
  const { input } = myDrugList.select(store.getState());
  const release = transport.hold('myDrugs.getList');
  act(() => void store.dispatch(myDrugList.requested(input!)));
  await expectSame();
  transport.override('myDrugs.getList', { status: 503 });
  act(release);
  expect(await screen.findByText('Your drugs did not load')).toBeVisible();
  await expectSame();
  expect(screen.getByRole('radio', { name: 'Other amount' })).toBeChecked();
});

test('drugs that load late preset what is not typed, and leave what is', async () => {
  const { user, store, transport } = await openPaymentPlan('medicare-member', {
    overrides: { 'myDrugs.getList': { status: 503 } },
  });
  expect(await screen.findByText('Your drugs did not load')).toBeVisible();
  await user.type(screen.getByLabelText('Drug costs each month'), '500');
  transport.override('myDrugs.getList', undefined);
  const { input } = myDrugList.select(store.getState());
  act(() => void store.dispatch(myDrugList.requested(input!)));
  expect(await screen.findByRole('radio', { name: 'Other amount' })).toBeChecked();
  expect(screen.getByLabelText('Drug costs each month')).toHaveValue('500');
  expect(screen.getByLabelText('Paid so far this year')).toHaveValue('1408.45');
});

test.each([
  ['lots', 'Enter an amount from 0 to 99,999, such as 500.00.'],
  ['-5', 'Enter an amount from 0 to 99,999, such as 500.00.'],
  ['100000', 'Enter an amount from 0 to 99,999, such as 500.00.'],
])('an amount of %s is refused, and what was shown stays', async (monthly, error) => {
  const { user } = await openPaymentPlan();
  const before = await monthRows();
  await enterFigures(user, { monthly });
  expect((await screen.findAllByText(error)).length).toBe(2);
  expect(screen.getByRole('alert')).toHaveFocus();
  expect(await monthRows()).toEqual(before);
});

test('nothing paid must be written as 0', async () => {
  const { user } = await openPaymentPlan();
  await enterFigures(user, { monthly: '500', paid: ' ' });
  expect((await screen.findAllByText(/Enter 0 if nothing\./)).length).toBe(2);
});
