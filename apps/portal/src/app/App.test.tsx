import { act, screen, waitFor } from '@testing-library/react';
import { signOutRequested } from '../session';
import { expectNoAxeViolations, renderPortal } from '../testing';

describe('the start of the portal', () => {
  test('shows a spinner with backdrop until it is known who is here', async () => {
    let release = () => {};
    await renderPortal('/member', {
      settle: false,
      before: (transport) => (release = transport.hold('features.get')),
    });
    expect(screen.getByRole('status')).toHaveTextContent('Loading…');
    expect(screen.queryByRole('main')).toBeNull();
    act(release);
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  });

  test('waits for user info of a member too', async () => {
    let release = () => {};
    const { container } = await renderPortal('/member/dashboard', {
      scenario: 'commercial-member',
      settle: false,
      before: (transport) => (release = transport.hold('user.getMemberInfo')),
    });
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    expect(container.querySelector('.backdrop')).not.toBeNull();
    act(release);
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  });

  test.each([
    ['en', 'features.get', 'visitor', 'The portal did not start', 'Try again'],
    [
      'es',
      'user.getMemberInfo',
      'commercial-member',
      'El portal no se inició',
      'Intentar de nuevo',
    ],
  ] as const)(
    'in %s says so when %s fails, and tries again',
    async (language, endpoint, scenario, title, again) => {
      const { transport, user } = await renderPortal('/member/forms', {
        scenario,
        language,
        overrides: { [endpoint]: { status: 503 } },
      });
      expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
      expect(screen.getByText(/1-800-555-0142/)).toBeVisible();
      await expectNoAxeViolations();
      transport.override(endpoint, undefined);
      await user.click(screen.getByRole('button', { name: again }));
      expect(await screen.findByRole('navigation', { name: /Main|Principal/ })).toBeVisible();
    },
  );

  test('lets a user out whose portal does not start: a support person back to themselves, anyone signed out', async () => {
    const emulation = {
      mode: 'emulation',
      expiresAt: '2026-11-05T14:30:00Z',
      remainingMs: 30 * 60_000,
    };
    const { user, platform, transport } = await renderPortal('/member/dashboard', {
      scenario: 'commercial-member',
      overrides: {
        'features.get': { status: 400 },
        'session.getStatus': { body: { signedIn: true, variant: 'member', emulation } },
      },
    });
    await expectNoAxeViolations();
    await user.click(screen.getByRole('button', { name: 'Back to my own account' }));
    await waitFor(() => expect(platform.reloads).toBe(1));
    expect(transport.calls.map(({ endpointId }) => endpointId)).toContain('session.stopEmulation');
    await user.click(screen.getByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(platform.visited).toEqual(['/member/login']));
  });

  test('sends a member on /member to the dashboard, and a visitor on claims to the login page', async () => {
    await renderPortal('/member/', { scenario: 'commercial-member' });
    expect(window.location.pathname).toBe('/member/dashboard');
    await renderPortal('/member/claims/?days=90#list');
    expect(window.location.pathname).toBe('/member/login');
    expect(window.location.search).toBe('?returnTo=%2Fmember%2Fclaims%2F%3Fdays%3D90%23list');
  });

  test('goes to a silent sign-in, and shows nothing of the page before it, when the identity provider may still know the member', async () => {
    const { platform, container } = await renderPortal('/member/claims?days=90', {
      overrides: { 'session.getStatus': { body: { signedIn: false, silentSignIn: true } } },
    });
    await waitFor(() =>
      expect(platform.visited).toEqual([
        '/member/auth/silent?returnTo=%2Fmember%2Fclaims%3Fdays%3D90',
      ]),
    );
    expect(container.querySelector('.backdrop')).not.toBeNull();
    expect(screen.queryByRole('main')).toBeNull();
  });

  test('a full-page link that another system answers is left to the server; others stay here', async () => {
    const page = { elsewhere: '/payments /member/druglookup' };
    const { platform } = await renderPortal('/payments/?from=menu', { page, settle: false });
    await waitFor(() => expect(platform.visited).toEqual(['/payments/?from=menu']));
    document.body.innerHTML = '';
    const other = await renderPortal('/payments/invoices', { page });
    expect(other.platform.visited).toEqual([]);
  });

  test('a stand-alone form has neither header nor footer, but its language can be chosen', async () => {
    const { user } = await renderPortal('/accessibility');
    expect(screen.queryByRole('banner')).toBeNull();
    expect(screen.queryByRole('contentinfo')).toBeNull();
    await expectNoAxeViolations();
    await user.click(screen.getAllByRole('radio')[0] as HTMLElement);
    await user.click(screen.getByRole('button', { name: 'Español' }));
    expect(await screen.findByRole('button', { name: 'English' })).toHaveFocus();
    expect(document.documentElement.lang).toBe('es');
    expect(screen.getAllByRole('radio')[0]).toBeChecked();
  });
});

describe('signing out', () => {
  test('by the member: the reason is stored, the browser goes where the BFF says, a spinner shows', async () => {
    const { user, platform, transport, container } = await renderPortal('/member/glossary', {
      scenario: 'commercial-member',
    });
    await user.click(screen.getAllByRole('button', { name: 'Sign out' })[0] as HTMLElement);
    await waitFor(() => expect(platform.visited).toEqual(['/member/login']));
    expect(platform.read('signInMessage')).toBe('requested');
    expect(container.querySelector('.backdrop')).toHaveTextContent('Signing you out…');
    const call = transport.calls.find(({ endpointId }) => endpointId === 'session.signOut');
    expect(call?.headers['x-csrf']).toBe('1');
  });

  test.each([
    ['en', 'You are still signed in', 'Try again'],
    ['es', 'Su sesión sigue abierta', 'Intentar de nuevo'],
  ] as const)(
    'in %s that fails shows that the session goes on, and nothing of the member; the next attempt succeeds',
    async (language, title, again) => {
      const { user, platform, transport, container } = await renderPortal('/member/glossary', {
        scenario: 'commercial-member',
        language,
        overrides: { 'session.signOut': { status: 503 } },
      });
      const signOut = language === 'en' ? 'Sign out' : 'Cerrar sesión';
      await user.click(screen.getAllByRole('button', { name: signOut })[0] as HTMLElement);
      expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
      expect(screen.getByRole('alert')).toHaveTextContent('1-800-555-0142');
      expect(document.title).toContain(title);
      expect(container).not.toHaveTextContent('Marisol');
      expect(platform.visited).toEqual([]);
      await expectNoAxeViolations();
      transport.override('session.signOut', undefined);
      await user.click(screen.getByRole('button', { name: again }));
      await waitFor(() => expect(platform.visited).toEqual(['/member/login']));
    },
  );

  describe('on the page that says that it failed', () => {
    const failedSignOut = async () => {
      const opened = await renderPortal('/member/glossary', {
        scenario: 'commercial-member',
        overrides: { 'session.signOut': { status: 503 } },
      });
      await opened.user.click(screen.getAllByRole('button', { name: 'Sign out' })[0]!);
      const heading = await screen.findByRole('heading', { name: 'You are still signed in' });
      return { ...opened, heading };
    };

    test('the focus is on its heading, and the language can be changed', async () => {
      const { user, heading } = await failedSignOut();
      expect(heading).toHaveFocus();
      await user.click(screen.getByRole('button', { name: 'Español' }));
      expect(await screen.findByRole('heading', { name: 'Su sesión sigue abierta' })).toBeVisible();
      expect(screen.getByRole('button', { name: 'English' })).toHaveFocus();
    });

    test('a member goes back to the screen, and the session starts again there', async () => {
      const { user, platform, transport } = await failedSignOut();
      await user.click(screen.getByRole('button', { name: 'Back to the portal' }));
      expect(await screen.findByRole('heading', { level: 1, name: 'Glossary' })).toBeVisible();
      expect(screen.getAllByRole('button', { name: 'Sign out' })[0]).toBeVisible();
      expect(platform.visited).toEqual([]);
      const checks = transport.calls.filter(({ endpointId }) => endpointId === 'session.getStatus');
      expect(checks).toHaveLength(2);
    });

    test('after an idle time there is no way back: the person may be another', async () => {
      const { store } = await renderPortal('/member/glossary', {
        scenario: 'commercial-member',
        overrides: { 'session.signOut': { status: 503 } },
      });
      act(() => void store.dispatch(signOutRequested('idle')));
      expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
      expect(screen.queryByRole('button', { name: 'Back to the portal' })).toBeNull();
    });
  });

  test('SS-5: back from the identity provider, the login page goes on to the logout URL of user info, once', async () => {
    const afterSignOut = 'https://partner.example/signed-out';
    const { platform, container } = await renderPortal('/member/login', {
      stored: { afterSignOut },
    });
    expect(platform.visited).toEqual([afterSignOut]);
    expect(container.querySelector('main')).toBeNull();
    expect(platform.read('afterSignOut')).toBeNull();
    const elsewhere = await renderPortal('/member/glossary', { stored: { afterSignOut } });
    expect(elsewhere.platform.visited).toEqual([]);
    expect(elsewhere.platform.read('afterSignOut')).toBeNull();
  });

  test.each([
    ['', []],
    ['?state=signed-out', ['https://partner.example/signed-out']],
  ])(
    'a sign-out that the provider has to confirm is one of the portal only: %j',
    async (search, visited) => {
      const { platform } = await renderPortal(`/member/login${search}`, {
        stored: {
          afterSignOut: 'https://partner.example/signed-out',
          signInMessage: 'requested-unconfirmed',
        },
      });
      expect(platform.visited).toEqual(visited);
      const text = 'You are signed out of the portal only';
      if (visited.length === 0) expect(await screen.findByText(text)).toBeVisible();
      else expect(screen.queryByText(text)).toBeNull();
    },
  );

  test.each([
    ['a 401', { status: 401 }, 'expired'],
    ['ELIG_E0000001', { status: 403, variant: 'not-eligible' }, 'notEligible'],
  ] as const)(
    'by %s on any call: no spinner, and nothing of the member stays',
    async (_title, override, message) => {
      const { platform, container } = await renderPortal('/member/glossary', {
        scenario: 'eligibility-lost',
        overrides: {
          'notifications.getCounts':
            'variant' in override ? { status: 403, body: { message: 'ELIG_E0000001' } } : override,
        },
      });
      await waitFor(() => expect(platform.visited).toEqual(['/member/login']));
      expect(platform.read('signInMessage')).toBe(message);
      expect(container.querySelector('main, .backdrop')).toBeNull();
    },
  );

  test('a 401 during the start ends in the same way, not in an error page', async () => {
    const { platform } = await renderPortal('/member/dashboard', {
      scenario: 'commercial-member',
      overrides: { 'user.getMemberInfo': { status: 401 } },
    });
    await waitFor(() => expect(platform.visited).toEqual(['/member/login']));
    expect(platform.read('signInMessage')).toBe('expired');
  });
});
