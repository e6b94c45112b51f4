import { cleanup, fireEvent, screen } from '@testing-library/react';
import { type RenderedScreen, type RenderOptions, renderScreen } from '../../../testing';

/** Opens the contact form of a member. */
export const openForm = async (options: RenderOptions = {}) => {
  const rendered = await renderScreen('/member/contact', {
    scenario: 'commercial-member',
    ...options,
  });
  await screen.findByRole('heading', { name: /^(Send|Envíe)/ });
  return rendered;
};
/** Opens it again, as a new page with the same services. */
export const reload = async (before: RenderedScreen, options: RenderOptions = {}) => {
  cleanup();
  return openForm({ transport: before.transport, ...options });
};
/** The calls of drafts that were sent. */
export const calls = ({ transport }: RenderedScreen, name: 'save' | 'remove' | 'getOne') =>
  transport.calls.filter(({ endpointId }) => endpointId === `drafts.${name}`);
/** The answers of the last save. */
export const lastAnswers = (rendered: RenderedScreen) =>
  (calls(rendered, 'save').at(-1)?.body as { content: { answers: object } } | undefined)?.content
    .answers;
export const subject = () => screen.getByLabelText(/^(Subject|Asunto)/);
export const type = (text: string) => fireEvent.change(subject(), { target: { value: text } });
export const leaveField = () => fireEvent.blur(subject());
export const press = ({ user }: RenderedScreen, name: string) =>
  user.click(screen.getByRole('button', { name }));
