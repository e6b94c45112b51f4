import { clientIds, clientOf, featureFlags, flagIdsOf, type FlagName } from '@portal/client-config';
import { act, screen, waitFor, within } from '@testing-library/react';
import { emergencyAlert } from '../../brand';
import { expectNoAxeViolations, renderPortal } from '../../testing';
import { assistanceLanguages } from './LanguageHelp';

const footer = () => within(screen.getByRole('contentinfo'));

const featuresOf = (clientCode: string, { line = 'COMMERCIAL', off = [] as FlagName[] } = {}) => ({
  'features.get': {
    body: {
      readableFeatures: flagIdsOf(
        (Object.keys(featureFlags) as FlagName[]).filter(
          (flag) => flag !== 'themeNewco' && !off.includes(flag),
        ),
      ),
      businessLine: line,
      clientCode,
    },
  },
});
const contentCalls = (calls: readonly { endpointId: string; params: unknown }[], id: string) =>
  calls.filter(({ endpointId }) => endpointId === `content.${id}`).map(({ params }) => params);

describe('the footer', () => {
  test.each([
    ['/member', 'visitor'],
    ['/member/claims', 'commercial-member'],
    ['/payments/automatic', 'commercial-member'],
  ])('is part of %s from the start, whatever its content does', async (path, scenario) => {
    await renderPortal(path, {
      scenario,
      before: (network) => void network.hold('content.getFooter'),
    });
    for (const name of [/Privacy policy/, /Nondiscrimination notice/, /Tiếng Việt/]) {
      expect(footer().getByRole('link', { name })).toBeVisible();
    }
  });

  test('offers help in the fifteen languages, each in its own words and direction', async () => {
    await renderPortal('/member/login');
    expect(assistanceLanguages).toHaveLength(15);
    for (const { lang, name, dir = 'ltr' } of assistanceLanguages) {
      const words = footer().getByText(name);
      expect(words).toHaveAttribute('lang', lang);
      expect(words).toHaveAttribute('dir', dir);
      expect(words.closest('a')).toHaveAttribute('href', `/member/language-help#${lang}`);
    }
    expect(assistanceLanguages.flatMap(({ dir, lang }) => (dir ? [lang] : []))).toEqual([
      'ar',
      'ur',
      'yi',
    ]);
    await footer().findByText(/manages the pharmacy part/);
    await expectNoAxeViolations();
  });

  test('shows the words of the services in place of the languages', async () => {
    await renderPortal('/member/login', { scenario: 'emergency-alert' });
    expect(await footer().findByText(/Interpreters are at your side/)).toBeVisible();
    await waitFor(() => expect(footer().queryByText('Tagalog')).toBeNull());
  });

  test('fetches its content once for a client, line and language, and again when one changes', async () => {
    const { user, transport } = await renderPortal('/member/login');
    await footer().findByText(/manages the pharmacy part/);
    await user.click(screen.getAllByRole('button', { name: 'Español' })[0] as HTMLElement);
    expect(await footer().findByText(/administra la parte de farmacia/)).toBeVisible();
    for (const id of ['getFooter', 'getEmergencyAlert']) {
      expect(contentCalls(transport.calls, id)).toEqual([
        { line: 'commercial', locale: 'en-us' },
        { line: 'commercial', locale: 'es-es' },
      ]);
    }
  });

  test('has Medicare’s notices and the note of the route for Medicare', async () => {
    await renderPortal('/member/login', { scenario: 'visitor-medicare' });
    expect(await footer().findByRole('heading', { name: 'Medicare notices' })).toBeVisible();
    expect(footer().getByText(/\(S1234_SIGN2026_M\)/)).toBeVisible();
  });

  test('says nothing of Medicare to others, and has the note of the route', async () => {
    await renderPortal('/member/login');
    await footer().findByText(/manages the pharmacy part/);
    expect(footer().queryByText(/Medicare/)).toBeNull();
    expect(footer().getByText(/\(S1234_SIGN2026_M\)/)).toBeVisible();
  });

  test.each([
    ['unsecuredFooterInfo', 'Help in your language, at no cost'],
    ['unsecuredFooterSocialLinks', /LinkedIn/],
  ] as const)('without %s there is no "%s"', async (flag, words) => {
    await renderPortal('/member/login', { overrides: featuresOf('common', { off: [flag] }) });
    expect(footer().getByText(/© 2024–2026/)).toBeVisible();
    expect(footer().queryByText(words)).toBeNull();
  });

  test('names the year where the plans are, whatever the zone of the device', async () => {
    await renderPortal('/member/login', { now: new Date('2027-01-01T02:00:00Z') });
    expect(footer().getByText(/© 2024–2026/)).toBeVisible();
  });

  test('draws the network X as its own icon, not as a cross that closes', async () => {
    await renderPortal('/member/login', { overrides: featuresOf('common') });
    const link = footer().getByRole('link', { name: /^X/ });
    expect(link.querySelector('use')?.getAttribute('href')).toMatch(/#x-network$/);
  });

  test('asks for confirmation before it leads to a social network', async () => {
    const { user, store } = await renderPortal('/member/login');
    const link = footer().getByRole('link', { name: /YouTube/ });
    await user.click(link);
    expect(store.getState()['modal']).toEqual({
      kind: 'leavingSite',
      href: link.getAttribute('href'),
    });
  });

  test.each(clientIds.filter((id) => !clientOf(id).forcedFlags))(
    'names %s, and asks for confirmation unless its row says otherwise',
    async (id) => {
      const { user, store } = await renderPortal('/member/login', { overrides: featuresOf(id) });
      const { name, footerLogo } = clientOf(id);
      await user.click(footer().getByRole('link', { name: new RegExp(`^${name}`) }));
      const requested = store.getState()['modal'] !== null;
      expect(requested).toBe(footerLogo === 'confirmed');
      expect(document.documentElement.dataset['client']).toBe(id);
      expect(document.title).toContain(name);
    },
  );
});

describe('themes', () => {
  test('flag 300 switches the page to the second one', async () => {
    await renderPortal('/member/login');
    expect(document.documentElement.dataset['theme']).toBe('a');
    document.body.innerHTML = '';
    await renderPortal('/member/login', {
      overrides: {
        'features.get': {
          body: {
            readableFeatures: flagIdsOf(['themeNewco', 'unsecuredLogin', 'unsecuredFooter']),
            businessLine: 'COMMERCIAL',
            clientCode: 'common',
          },
        },
      },
    });
    expect(document.documentElement.dataset['theme']).toBe('b');
  });
});

describe('a client whose features are forced', () => {
  const forced = featuresOf('flexscripts');

  test('has the second theme, its logo and a way out, and nothing that a flag shows', async () => {
    const { user, store } = await renderPortal('/member/dashboard', {
      scenario: 'commercial-member',
      overrides: forced,
    });
    expect(document.documentElement.dataset['theme']).toBe('b');
    const header = within(screen.getByRole('banner'));
    expect(header.getAllByRole('link', { name: /Flexwillow Scripts/ })[0]).toBeVisible();
    expect(header.queryByRole('link', { name: 'Contact us' })).toBeNull();
    expect(screen.queryByRole('contentinfo')).toBeNull();
    await user.click(header.getAllByRole('button', { name: 'Sign out' })[0] as HTMLElement);
    expect(store.getState()['session']).toMatchObject({ phase: 'signingOut' });
  });
});

describe('the header’s own logo', () => {
  test.each([
    ['takes the place of the usual one', [], 'Kestrel Campus Rx'],
    ['waits for its flag', ['unsecuredCustomHeaderLogo'], 'Kestrel University'],
  ] as [string, FlagName[], string][])('%s', async (_what, off, name) => {
    await renderPortal('/member/login', { overrides: featuresOf('university', { off }) });
    const [logo] = within(screen.getByRole('banner')).getAllByRole('link', {
      name: new RegExp(name),
    });
    expect(logo).toBeVisible();
  });

  test('changes nothing for a client without one', async () => {
    await renderPortal('/member/login', { overrides: featuresOf('ebms') });
    const banner = within(screen.getByRole('banner'));
    expect(banner.getAllByRole('link', { name: /^Copperline Trades Fund/ })[0]).toBeVisible();
  });
});

describe('the emergency alert', () => {
  const alert = () => screen.queryByRole('region', { name: 'Emergency alert' });
  const open = (options: Parameters<typeof renderPortal>[1] = {}) =>
    renderPortal('/member/login', { scenario: 'emergency-alert', ...options });

  test('stands above the screen until it is dismissed, and comes back the next day', async () => {
    const { user, platform } = await open({ now: new Date(2026, 10, 5, 9) });
    await screen.findByText(/Winter storm/);
    await user.click(screen.getByRole('button', { name: 'Hide for today' }));
    expect(alert()).toBeNull();
    expect(platform.read('alertDismissed')).toBe('2026-11-05');
  });

  test.each([
    ['2026-11-05', false],
    ['2026-11-04', true],
  ])('dismissed on %s, it shows on November 5: %s', async (dismissed, shows) => {
    await open({ now: new Date(2026, 10, 5, 9), stored: { alertDismissed: dismissed } });
    await screen.findByRole('contentinfo');
    await footer().findByText(/Interpreters/);
    expect(alert() !== null).toBe(shows);
  });

  test('does not hide the page again when the language changes: the focus would be lost', async () => {
    const { user, transport, store } = await renderPortal('/member/login');
    const alertCall = () => emergencyAlert.select(store.getState());
    await waitFor(() => expect(alertCall()).toMatchObject({ status: 'success' }));
    transport.hold('content.getEmergencyAlert');
    await user.click(screen.getAllByRole('button', { name: 'Español' })[0] as HTMLElement);
    await screen.findAllByRole('button', { name: 'English' });
    expect(alertCall()).toMatchObject({ status: 'loading' });
    expect(document.querySelector('.held')).toBeNull();
    expect(document.activeElement).toHaveTextContent('English');
  });

  test('lets a screen that opens while the page waits for it have the focus afterwards', async () => {
    let release = () => {};
    const { user } = await renderPortal('/member/login', {
      before: (transport) => (release = transport.hold('content.getEmergencyAlert')),
    });
    expect(document.querySelector('.held')).not.toBeNull();
    await user.click(screen.getAllByText('Privacy policy')[0] as HTMLElement);
    const heading = await screen.findByRole('heading', { level: 1, name: 'Privacy policy' });
    expect(heading).not.toHaveFocus();
    act(release);
    await waitFor(() => expect(heading).toHaveFocus());
    expect(document.querySelector('.held')).toBeNull();
  });

  test('is not there without its flag, nor without an alert', async () => {
    await renderPortal('/member/login');
    await footer().findByText(/manages the pharmacy part/);
    expect(alert()).toBeNull();
  });
});
