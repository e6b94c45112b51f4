import { screen } from '@testing-library/react';
import { type RenderedScreen, renderScreen, type RenderOptions } from '../../../testing';

export const openInvite = (options: RenderOptions = {}) =>
  renderScreen('/member/family-access/invite', { scenario: 'family-access', ...options });

/** Types an invitation that can be sent. */
export async function fillIn({ user }: RenderedScreen, email = 'pim.newbury@example.com') {
  await user.type(screen.getByLabelText('Name'), 'Pim Newbury');
  await user.type(screen.getByLabelText(/^Email/), email);
  await user.click(screen.getByLabelText('This person is 18 or older.'));
  await user.click(screen.getByLabelText('See claims, drugs and limits'));
}

export const send = ({ user }: RenderedScreen) =>
  user.click(screen.getByText('Send the invitation', { selector: 'button' }));
