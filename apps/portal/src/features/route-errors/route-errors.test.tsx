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
  ] as const)(
    'an unknown path shows a %s the not-found page and a next step',
    async (scenario, language, title, way, to) => {
      await renderScreen('/member/no-such-page', { scenario, language });
      expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
      expect(screen.getByRole('link', { name: way })).toHaveAttribute('href', to);
      const main = within(screen.getByRole('main'));
      expect(main.getByRole('link', { name: '1-800-555-0142' })).toBeVisible();
      await expectNoAxeViolations();
    },
  );

  test('a page outside the plan is named, and a visitor can sign in', async () => {
    await renderScreen('/member/account-settings');
    expect(window.location.pathname).toBe('/not-authorized');
    expect(
      screen.getByRole('heading', {
        level: 1,
        name: '“Account settings” is not part of your plan',
      }),
    ).toBeVisible();
    expect(within(screen.getByRole('main')).getByText(/1-800-555-0142/)).toBeVisible();
    await expectNoAxeViolations();
  });

  test.each([
    ['visitor', 1],
    ['visitor-no-flags', 0],
  ])('offers to sign in only where that is switched on: %s', async (scenario, links) => {
    await renderScreen('/not-authorized', { scenario });
    const main = within(screen.getByRole('main'));
    expect(main.queryAllByRole('link', { name: 'Sign in' })).toHaveLength(links);
    expect(main.getByRole('link', { name: 'Go to the start page' })).toBeVisible();
  });

  test('opened by hand, the same page names nothing', async () => {
    await renderScreen('/not-authorized', { scenario: 'commercial-member', language: 'es' });
    expect(
      screen.getByRole('heading', { name: 'Esa página no está incluida en su plan' }),
    ).toBeVisible();
    await expectNoAxeViolations();
  });

  test('a route without a screen says that it is being built, under its own name', async () => {
    await renderScreen('/member/glossary/');
    expect(screen.getByRole('heading', { level: 1, name: 'Glossary' })).toBeVisible();
    expect(screen.getByText(/is being built/)).toBeVisible();
    expect(document.title).toBe('Glossary | Everfern Rx');
    await expectNoAxeViolations();
  });
});
