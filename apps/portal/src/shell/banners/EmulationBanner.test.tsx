import { screen, waitFor, within } from '@testing-library/react';
import { expectNoAxeViolations, renderScreen } from '../../testing';

const emulation = {
  mode: 'emulation',
  actor: 'support-agent',
  subject: 'commercial-member',
  expiresAt: '2026-11-05T14:30:00Z',
};
const status = { signedIn: true, variant: 'member', fromAdminPortal: true, emulation };
const acting = {
  scenario: 'commercial-member',
  overrides: { 'session.getStatus': { body: status } },
};

describe('security 37: the banner of a support person who acts for a member', () => {
  test.each(['/member/dashboard', '/member/glossary', '/member/drug-exception', '/member/nowhere'])(
    'stands on %s',
    async (path) => {
      await renderScreen(path, acting);
      const banner = screen.getByRole('region', { name: 'You are viewing as commercial-member' });
      expect(banner).toHaveTextContent('You signed in as support-agent.');
      await expectNoAxeViolations();
    },
  );

  test('speaks Spanish', async () => {
    await renderScreen('/member/glossary', { ...acting, language: 'es' });
    expect(screen.getByText(/Está viendo la cuenta de commercial-member/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Terminar' })).toBeVisible();
  });

  test('ends it by its button, and the page reloads', async () => {
    const { user, transport, platform } = await renderScreen('/member/glossary', acting);
    const banner = screen.getByRole('region', { name: /viewing as/ });
    await user.click(within(banner).getByRole('button', { name: 'Stop' }));
    await waitFor(() => expect(platform.reloads).toBe(1));
    expect(transport.calls.map(({ endpointId }) => endpointId)).toContain('session.stopEmulation');
  });

  test('is not there for a member', async () => {
    await renderScreen('/member/glossary', { scenario: 'commercial-member' });
    expect(screen.queryByText(/viewing as/)).toBeNull();
  });
});
