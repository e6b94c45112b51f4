import { screen, within } from '@testing-library/react';
import { expectNoAxeViolations, renderScreen } from '../../testing';

describe('the message pages', () => {
  test.each([
    ['visitor', 'en', 'We could not find that page', 'Go to the start page', '/member'],
    [
      'commercial-member',
      'es',
      'No encontramos esa página',
      'Ir a su página de inicio',
      '/member/dashboard',
    ],
    ['support-agent', 'en', 'We could not find that page', 'Find a member', '/member/staff'],
  ] as const)(
    'an unknown path shows a %s the not-found page and a next step',
    async (scenario, language, title, way, to) => {
      await renderScreen('/member/no-such-page', { scenario, language });
      expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
      const main = within(screen.getByRole('main'));
      expect(main.getByRole('link', { name: way })).toHaveAttribute('href', to);
      expect(main.getByRole('link', { name: '1-800-555-0142' })).toBeVisible();
      await expectNoAxeViolations();
    },
  );

  test.each([
    ['account-balance?from=letter', 'en', 'Sign in to see “Account balance”', 'Sign in'],
    [
      'account-settings/',
      'es',
      'Inicie sesión para ver “Configuración de la cuenta”',
      'Iniciar sesión',
    ],
    ['healthcarebalances', 'en', 'Sign in to see “Health-care balances”', 'Sign in'],
  ] as const)(
    'a visitor at /member/%s signs in first, and returns to it (%s)',
    async (path, language, title, signIn) => {
      await renderScreen(`/member/${path}`, { language });
      expect(window.location.pathname).toBe('/not-authorized');
      const main = within(screen.getByRole('main'));
      expect(main.getByRole('heading', { level: 1, name: title })).toBeVisible();
      expect(main.getByRole('link', { name: signIn })).toHaveAttribute(
        'href',
        `/member/login?returnTo=${encodeURIComponent(`/member/${path}`)}`,
      );
      expect(main.getByText(/1-800-555-0142/)).toBeVisible();
      expect(main.queryByText(/part of your plan|incluid[oa] en su plan/)).toBeNull();
      expect(document.title).toBe(`${title} | Everfern Rx`);
      await expectNoAxeViolations();
    },
  );

  test('a page that signing in does not open is not promised to a visitor', async () => {
    await renderScreen('/member/servicearea');
    const main = within(screen.getByRole('main'));
    expect(
      main.getByRole('heading', { level: 1, name: '“Service area” is not available here' }),
    ).toBeVisible();
    expect(main.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/member/login');
  });

  test('a page outside a member’s plan is named, with a number to call', async () => {
    await renderScreen('/member/glossary', { scenario: 'member-no-flags' });
    const main = within(screen.getByRole('main'));
    expect(
      main.getByRole('heading', { level: 1, name: '“Glossary” is not part of your plan' }),
    ).toBeVisible();
    expect(main.getByText(/1-800-555-0142/)).toBeVisible();
    expect(main.queryByRole('link', { name: 'Sign in' })).toBeNull();
  });

  test.each([
    ['visitor', 1],
    ['visitor-no-flags', 0],
  ])('offers to sign in only where that is switched on: %s', async (scenario, links) => {
    await renderScreen('/member/account-settings', { scenario });
    const main = within(screen.getByRole('main'));
    expect(main.queryAllByRole('link', { name: 'Sign in' })).toHaveLength(links);
    expect(main.getByRole('link', { name: 'Go to the start page' })).toBeVisible();
  });

  test('opened by hand, the same page names nothing to a visitor either', async () => {
    await renderScreen('/not-authorized');
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('heading', { name: 'That page is not available here' })).toBeVisible();
  });

  test('opened by hand, the same page names nothing', async () => {
    await renderScreen('/not-authorized', { scenario: 'commercial-member', language: 'es' });
    expect(
      screen.getByRole('heading', { name: 'Esa página no está incluida en su plan' }),
    ).toBeVisible();
    await expectNoAxeViolations();
  });
});
