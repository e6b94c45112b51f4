import { screen } from '@testing-library/react';
import { atPage, beginCheckout, button } from '../testing/checkout';

let isHere = false;
jest.mock('./later-steps', () => {
  if (!isHere) throw new Error('Loading chunk failed');
  return jest.requireActual<object>('./later-steps');
});

test('a page whose program does not come says so, loses nothing, and loads again', async () => {
  const { user } = await beginCheckout();
  await user.click(button('Continue'));
  await atPage('Is your health information right?');
  const alert = await screen.findByText('Nothing was ordered, and your order is still here.');
  expect(alert.closest('[role=alert]')).toHaveTextContent('This page did not load');
  expect(screen.queryByRole('button', { name: 'Continue' })).not.toBeInTheDocument();
  isHere = true;
  await user.click(button('Try again'));
  expect(await screen.findByLabelText('This is right and complete')).toBeVisible();
  expect(button('Continue')).toBeVisible();
});
