import { screen, within } from '@testing-library/react';
import { type RenderedScreen, type RenderOptions, renderPortal } from '../../../testing';

/** The message center's path. */
export const path = '/member/message-center';

/** Opens the message center with the query of its URL. */
export async function openMessages(search = '', options: RenderOptions = {}) {
  const rendered = await renderPortal(`${path}${search}`, {
    scenario: 'commercial-member',
    ...options,
  });
  await screen.findByRole('tablist');
  return rendered;
}

/** The calls of these endpoints. */
export const callsTo = ({ transport }: RenderedScreen, ...ids: string[]) =>
  transport.calls.filter(({ endpointId }) => ids.includes(endpointId));
/** The tabs' texts. */
export const tabs = () => screen.getAllByRole('tab').map(({ textContent }) => textContent);
/** The messages of the tab that is shown. */
export const rows = () =>
  within(screen.getByRole('tabpanel'))
    .getAllByRole('listitem')
    .map((row) => within(row).getByRole('link'));
/** The menu entry with the count of unread messages. */
export const badge = () =>
  screen.getAllByRole('link', { name: /^Message Center/ })[0]?.textContent ?? '';
