import { screen } from '@testing-library/react';
import { renderScreen } from '../../../testing';

const open = (scenario: string) => renderScreen('/member/payment-plan', { scenario });

test('prints, with the figures that are shown in place of the fields', async () => {
  const print = jest.fn();
  window.print = print;
  const { user } = await open('medicare-member');
  expect(
    await screen.findByText(/^With what your refills .* starting in November 2026\.$/),
  ).toHaveClass('only-print');
  await user.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
  for (const name of ['Print', 'Show my months']) {
    expect(screen.getByRole('button', { name }).closest('.no-print')).not.toBeNull();
  }
});

test('a figure that is typed, but not shown yet, is not on paper', async () => {
  const { user } = await open('my-drugs-failing');
  const monthly = await screen.findByLabelText('Drug costs each month');
  await user.type(monthly, '500');
  await user.click(screen.getByRole('button', { name: 'Show my months' }));
  await user.type(monthly, '0');
  expect(
    screen.getByText('With drug costs of $500.00 each month, starting in November 2026.'),
  ).toHaveClass('only-print');
});
