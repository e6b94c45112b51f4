import { screen, waitFor, within } from '@testing-library/react';
import { expectNoAxeViolations, renderPortal } from '../../testing';

const emulation = {
  mode: 'emulation',
  expiresAt: '2026-11-05T14:30:00Z',
  remainingMs: 30 * 60_000,
};
const status = { signedIn: true, variant: 'member', fromAdminPortal: true, emulation };
const acting = {
  scenario: 'commercial-member',
  overrides: { 'session.getStatus': { body: status } },
};

describe('security 37: the banner of a support person who acts for a member', () => {
  test.each(['/member/dashboard', '/member/glossary', '/member/drug-exception', '/member/nowhere'])(
    'is on %s',
    async (path) => {
      await renderPortal(path, acting);
      // As it is written: a screen reader does not see the style that capitalises.
      const banner = screen.getByRole('region', { name: 'You are viewing as Marisol Sampleton' });
      expect(banner).toHaveTextContent(/Read only.*Marisol Sampleton, EVF00421787\. Ends at/);
      expect(
        within(banner).getByRole('button', { name: 'Stop viewing as Marisol Sampleton' }),
      ).toBeVisible();
      await expectNoAxeViolations();
    },
  );

  test('speaks Spanish', async () => {
    await renderPortal('/member/glossary', { ...acting, language: 'es' });
    expect(
      screen.getByRole('region', { name: 'Está viendo la cuenta de Marisol Sampleton' }),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: /^Terminar/ })).toBeVisible();
  });

  test('says in Spanish that it ends at one o’clock', async () => {
    const expiresAt = new Date(2026, 10, 5, 13, 5).toISOString();
    const body = { ...status, emulation: { ...emulation, expiresAt } };
    await renderPortal('/member/glossary', {
      scenario: 'commercial-member',
      language: 'es',
      overrides: { 'session.getStatus': { body } },
    });
    expect(screen.getByText(/Termina a la 1:05/)).toBeVisible();
  });

  test('gives the reason too when another member was named meanwhile', async () => {
    const body = { ...status, emulationRefused: 'nested' };
    await renderPortal('/member/glossary', {
      scenario: 'commercial-member',
      overrides: { 'session.getStatus': { body } },
    });
    expect(screen.getByRole('region', { name: /viewing as Marisol/ })).toBeVisible();
    expect(screen.getByText(/You still act for the member above/)).toBeVisible();
    await expectNoAxeViolations();
  });

  test('ends it by its button, and the page reloads', async () => {
    const { user, transport, platform } = await renderPortal('/member/glossary', acting);
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
      await renderPortal('/member/glossary', {
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
    await renderPortal('/member/glossary', { scenario: 'commercial-member' });
    expect(screen.queryByText(/viewing as/)).toBeNull();
  });
});
