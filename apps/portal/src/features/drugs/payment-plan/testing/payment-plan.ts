import { screen, within } from '@testing-library/react';
import { type RenderOptions, renderScreen } from '../../../../testing';

/** Opens the payment plan. */
export const openPaymentPlan = (scenario = 'medicare-member', options: RenderOptions = {}) =>
  renderScreen('/member/payment-plan', { scenario, ...options });

/** The rows of the months as texts of their cells. */
export const monthRows = async (year = 2026) =>
  within(await screen.findByRole('table', { name: `Month by month, ${year}` }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent));

type User = Awaited<ReturnType<typeof openPaymentPlan>>['user'];

/** Enters what the drugs cost each month, and what is paid so far, and shows the months. */
export async function enterFigures(
  user: User,
  { monthly, paid }: { monthly: string; paid?: string },
) {
  await screen.findByLabelText('Paid so far this year');
  const other = screen.queryByRole('radio', { name: 'Other amount' });
  if (other) await user.click(other);
  const field = screen.getByLabelText('Drug costs each month');
  await user.clear(field);
  await user.type(field, monthly);
  if (paid !== undefined) {
    await user.clear(screen.getByLabelText('Paid so far this year'));
    await user.type(screen.getByLabelText('Paid so far this year'), paid);
  }
  await user.click(screen.getByRole('button', { name: 'Show my months' }));
}
