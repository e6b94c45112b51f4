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
      // As it is written: a screen reader does not see the style that capitalises.
      const banner = screen.getByRole('region', { name: 'You are viewing as Marisol Sampleton' });
      expect(banner).toHaveTextContent(/Read only.*Marisol Sampleton, EVF00421787\. Ends at/);
      expect(
        within(banner).getByRole('button', { name: 'Stop viewing as Marisol Sampleton' }),
      ).toBeVisible();
      // A user name of the services says nothing to the person who reads it.
      expect(banner).not.toHaveTextContent(/commercial-member|support-agent/);
      await expectNoAxeViolations();
    },
  );

  test('speaks Spanish', async () => {
    await renderScreen('/member/glossary', { ...acting, language: 'es' });
    expect(
      screen.getByRole('region', { name: 'Está viendo la cuenta de Marisol Sampleton' }),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: /^Terminar/ })).toBeVisible();
  });

  test('ends it by its button, and the page reloads', async () => {
    const { user, transport, platform } = await renderScreen('/member/glossary', acting);
    const banner = screen.getByRole('region', { name: /viewing as/ });
    await user.click(within(banner).getByRole('button', { name: /^Stop/ }));
    await waitFor(() => expect(platform.reloads).toBe(1));
    expect(transport.calls.map(({ endpointId }) => endpointId)).toContain('session.stopEmulation');
  });

  test.each([
    ['en', 'unknown', /We do not know this member/],
    ['es', 'unknown', /No conocemos a este miembro/],
    ['en', 'notEligible', /no active plan/],
    ['en', 'unavailable', /did not answer/],
  ] as const)(
    'in %s gives the reason when no one can act for the member: %s',
    async (language, emulationRefused, words) => {
      await renderScreen('/member/glossary', {
        scenario: 'commercial-member',
        language,
        overrides: {
          'session.getStatus': { body: { signedIn: true, variant: 'member', emulationRefused } },
        },
      });
      expect(screen.getByText(words)).toBeVisible();
      expect(screen.queryByRole('button', { name: /^(Stop|Terminar)$/ })).toBeNull();
      await expectNoAxeViolations();
    },
  );

  test('is not there for a member', async () => {
    await renderScreen('/member/glossary', { scenario: 'commercial-member' });
    expect(screen.queryByText(/viewing as/)).toBeNull();
  });
});
