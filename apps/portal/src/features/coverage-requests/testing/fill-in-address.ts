import { screen } from '@testing-library/react';
import type { RenderedScreen } from '../../../testing';

/** Fills in what the session does not know of the member, and goes on. */
export async function fillInAddress(user: RenderedScreen['user']) {
  await user.type(screen.getByLabelText(/Street/), '12 Sample St');
  await user.type(screen.getByLabelText(/City/), 'Duluth');
  await user.selectOptions(screen.getByLabelText(/State/), 'MN');
  await user.type(screen.getByLabelText('Phone number'), '612-555-0101');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
}
