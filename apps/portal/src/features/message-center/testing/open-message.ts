import { screen } from '@testing-library/react';
import { type RenderedScreen, renderScreen } from '../../../testing';

/** Opens a secure message that can be answered. */
export const openMessage = async (overrides = {}, scenario = 'commercial-member') => {
  const rendered = await renderScreen('/member/message-center?message=7006', {
    scenario,
    overrides,
  });
  await screen.findByLabelText(/^Your answer/);
  return rendered;
};
export const answer = () => screen.getByLabelText(/^Your answer/);
export const sentIn = ({ transport }: RenderedScreen, id = 'messages.reply') =>
  transport.calls.filter(({ endpointId }) => endpointId === id);
export const send = ({ user }: RenderedScreen) =>
  user.click(screen.getByRole('button', { name: 'Send' }));
