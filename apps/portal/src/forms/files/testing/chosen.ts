import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderScreen, type RenderedScreen, type RenderOptions } from '../../../testing';

/** Opens the contact form of a member, which takes files. */
export const open = async (options: RenderOptions = {}) => {
  const rendered = await renderScreen('/member/contact', {
    scenario: 'commercial-member',
    ...options,
  });
  await screen.findByRole('button', { name: /^(Choose files|Elegir archivos)$/ });
  return rendered;
};
export const file = (name: string, size = 1000, type = 'application/pdf') => {
  const made = new File(['%PDF %%EOF'], name, { type });
  Object.defineProperty(made, 'size', { value: size });
  return made;
};
export const megabytes = (count: number) => count * 1024 * 1024;
/** The field's own input, or the one with which a file is replaced. */
export const choose = ({ container }: RenderedScreen, files: File[], place = 0) =>
  fireEvent.change(container.querySelectorAll('input[type=file]')[place]!, { target: { files } });
export const row = (name: string) => screen.getByText(name, { selector: 'b' }).closest('li')!;
export const press = ({ user }: RenderedScreen, name: string | RegExp) =>
  user.click(screen.getByRole('button', { name }));
export const callsOf = ({ transport }: RenderedScreen, id: string) =>
  transport.calls.filter(({ endpointId }) => endpointId === id);
export const idsOf = (rendered: RenderedScreen, call = 'uploads.put') =>
  callsOf(rendered, call).map(({ params }) => params['uploadId']);
export const arrived = (name: string) =>
  waitFor(() => expect(within(row(name)).getByText(/ready to send$/)).toBeVisible());

export async function fillIn({ user }: RenderedScreen) {
  await user.selectOptions(screen.getByLabelText('Topic'), 'An order');
  await user.type(screen.getByLabelText('Subject'), 'My receipt');
  await user.type(screen.getByLabelText(/^Message/), 'This is what I paid.');
}
/** An answer of the service to an upload. */
export const failure = (status: number, code = 'CALL_FAILED') => ({ status, body: { code } });
