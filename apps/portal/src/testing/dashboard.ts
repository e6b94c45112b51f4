import { screen, waitFor, within } from '@testing-library/react';
import { type RenderedScreen, type RenderOptions, renderScreen } from './render-screen';

/** A member's dashboard with its cards drawn, which comes right after the greeting. */
export async function openDashboard(options: RenderOptions = {}): Promise<RenderedScreen> {
  const opened = await renderScreen('/member/dashboard', {
    scenario: 'commercial-member',
    ...options,
  });
  await waitFor(() => expect(document.querySelector('main h2')).not.toBeNull());
  return opened;
}

/** One of its cards, by its heading. */
export const dashboardCard = (name: RegExp) => within(screen.getByRole('region', { name }));
