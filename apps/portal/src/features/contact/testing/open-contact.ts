import { screen } from '@testing-library/react';
import { renderScreen, type RenderedScreen, type RenderOptions } from '../../../testing';

/** Opens the contact screen, once its form is there. */
export const open = async (options: RenderOptions = {}, path = '/member/contact') => {
  const rendered = await renderScreen(path, { scenario: 'commercial-member', ...options });
  await screen.findByRole('heading', { name: /^(Send|Envíe)/ });
  return rendered;
};
export const sentIn = ({ transport }: RenderedScreen, endpointId: string) =>
  transport.calls.filter((call) => call.endpointId === endpointId);
export const press = ({ user }: RenderedScreen, name: string | RegExp) =>
  user.click(screen.getByRole('button', { name }));

async function fillIn({ user }: RenderedScreen, subject = 'Two questions') {
  await user.selectOptions(screen.getByLabelText('Topic'), 'An order');
  await user.type(screen.getByLabelText('Subject'), subject);
  await user.type(screen.getByLabelText(/^Message/), 'Can it ship on Monday?');
}

/** Fills the message in and goes to the review. */
export async function atReview(rendered: RenderedScreen) {
  await fillIn(rendered);
  await press(rendered, 'Continue');
  await screen.findByRole('heading', { name: 'Check your answers' });
}
