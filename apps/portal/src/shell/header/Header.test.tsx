import { featureFlags, flagIdsOf, type FlagName } from '@portal/client-config';
import { screen, waitFor, within } from '@testing-library/react';
import { notificationCounts, selectUnread } from '../../features/message-center';
import type { SessionState } from '../../session';
import { expectNoAxeViolations, renderPortal } from '../../testing';
import { logoTarget } from './Logo';

const everyFlag = Object.keys(featureFlags) as FlagName[];
const homeFlags: FlagName[] = ['logoLinksToMemberHome', 'unsecuredLogoLinksToMemberHome'];
const features = (clientCode: string, ...off: FlagName[]) => ({
  'features.get': {
    body: {
      readableFeatures: flagIdsOf(
        everyFlag.filter((flag) => ![...homeFlags, 'themeNewco', ...off].includes(flag)),
      ),
      businessLine: 'COMMERCIAL',
      clientCode,
    },
  },
});
const open = {
  visitor: (overrides = features('common')) => renderPortal('/member/login', { overrides }),
  member: (overrides = features('common')) =>
    renderPortal('/member/glossary', { scenario: 'commercial-member', overrides }),
};
const header = () => within(document.querySelector<HTMLElement>('.head') as HTMLElement);
const topBar = () => within(document.querySelector<HTMLElement>('.topbar') as HTMLElement);

const items = {
  'the logo': () => header().queryByRole('link', { name: /^Copperline Trades Fund/ }),
  'the co-brand': () => header().queryByText('Ironbark Local 88'),
  'about us': () => header().queryByRole('link', { name: 'About us' }),
  'star ratings': () => header().queryByRole('link', { name: 'Star ratings' }),
  'the text sizes': () => header().queryByRole('group', { name: 'Text size' }),
  'the language': () => header().queryByRole('button', { name: 'Español' }),
  'contact us': () => header().queryByRole('link', { name: 'Contact us' }),
  'signing out': () => header().queryByRole('button', { name: 'Sign out' }),
};
type Item = keyof typeof items;
const shown = () => Object.entries(items).flatMap(([name, find]) => (find() ? [name as Item] : []));

/** Specification §2.3: each item, and the flag that shows it to a member and to a visitor. */
const flagsOf: Record<Item, { member?: FlagName; visitor?: FlagName }> = {
  'the logo': { member: 'headerLogo', visitor: 'unsecuredHeaderLogo' },
  'the co-brand': { member: 'headerCoBranding', visitor: 'unsecuredHeaderCoBranding' },
  'about us': { visitor: 'unsecuredHeaderAboutUs' },
  'star ratings': { visitor: 'unsecuredHeaderStarRatings' },
  'the text sizes': { member: 'headerFontSize', visitor: 'unsecuredHeaderFontSize' },
  'the language': { member: 'headerLanguage', visitor: 'unsecuredHeaderLanguage' },
  'contact us': { member: 'headerContact', visitor: 'unsecuredHeaderContact' },
  'signing out': { member: 'headerLogout' },
};

describe.each(['member', 'visitor'] as const)('the header of a %s', (who) => {
  const theirs = (Object.keys(items) as Item[]).filter((item) => flagsOf[item][who]);

  test('has what the specification gives them, and nothing else', async () => {
    await open[who](features('ebms'));
    expect(shown()).toEqual(theirs);
  });

  test.each(theirs)('hides %s, and that alone, without its own flag', async (item) => {
    await open[who](features('ebms', flagsOf[item][who] as FlagName));
    const without = theirs.filter((each) => each !== item);
    // The co-brand is next to the logo.
    expect(shown()).toEqual(
      item === 'the logo' ? without.filter((each) => each !== 'the co-brand') : without,
    );
  });
});

describe('the logo', () => {
  const session = (more: Partial<SessionState>) => ({ flags: [], ...more }) as never;

  test.each([
    [false, 'COMMERCIAL', '/member/'],
    [false, 'MEDD', '/member/login'],
    [true, 'COMMERCIAL', '/member/dashboard'],
    [true, 'MEDD', '/member/dashboard'],
  ] as const)('signed in: %s, line %s: leads to %s, or home by flag', (signedIn, line, to) => {
    expect(logoTarget(session({ signedIn, businessLine: line }))).toBe(to);
    // Of members and of visitors (§2.3), a flag each.
    for (const [flag, isTheirs] of [
      ['logoLinksToMemberHome', signedIn],
      ['unsecuredLogoLinksToMemberHome', !signedIn],
    ] as const) {
      const target = logoTarget(session({ signedIn, businessLine: line, flags: [flag] }));
      expect(target).toBe(isTheirs ? '/member/' : to);
    }
  });

  test('of the mail-order client leads nowhere', async () => {
    await open.visitor(features('mailrx'));
    expect(header().getByText('Larkspur Mail Rx')).toBeVisible();
    expect(header().queryByRole('link', { name: /Larkspur/ })).toBeNull();
  });
});

describe('the bar of small screens', () => {
  test('opens a member’s ID card', async () => {
    const { user, store } = await open.member();
    await user.click(topBar().getByRole('button', { name: 'ID card' }));
    expect(store.getState()['modal']).toEqual({ kind: 'idCard' });
    expect(topBar().queryByRole('button', { name: 'Sign out' })).toBeNull();
  });

  test('without a card has the way out, by its flag', async () => {
    const { user, store } = await open.member(features('common', 'viewIdCard'));
    await user.click(topBar().getByRole('button', { name: 'Sign out' }));
    expect(store.getState()['session']).toMatchObject({ phase: 'signingOut' });
    document.body.innerHTML = '';
    await open.member(features('common', 'viewIdCard', 'headerLogout'));
    expect(topBar().queryByRole('button', { name: 'Sign out' })).toBeNull();
  });

  test.each([
    ['common', '/member/login'],
    ['university', expect.stringMatching(/^https:/)],
    ['globalhealth', '/member/login'],
  ])('leads a visitor of %s to where they sign in', async (client, address) => {
    await open.visitor(features(client));
    expect(topBar().getByRole('link', { name: /^Sign in/ })).toHaveAttribute('href', address);
  });

  test('says on the button of the menu how many messages are unread', async () => {
    await renderPortal('/member/glossary', { scenario: 'commercial-member' });
    expect(
      await topBar().findByRole('button', { name: 'Menu , 4 unread messages' }),
    ).toBeInTheDocument();
    await expectNoAxeViolations();
  });

  const counted = (store: Awaited<ReturnType<typeof renderPortal>>['store']) =>
    waitFor(() => expect(notificationCounts.select(store.getState()).status).toBe('success'));

  test('says nothing on it where nothing is unread', async () => {
    const { store } = await renderPortal('/member/glossary', { scenario: 'notifications-none' });
    await counted(store);
    expect(topBar().getByRole('button', { name: 'Menu' })).toBeInTheDocument();
  });

  test('says nothing on it where the menu has no messages, though some are unread', async () => {
    const { store } = await open.member(features('common', 'messageCenter'));
    await counted(store);
    expect(selectUnread(store.getState())).toBeGreaterThan(0);
    expect(topBar().getByRole('button', { name: 'Menu' })).toBeInTheDocument();
  });

  test.each(['visitor', 'member'] as const)(
    'its side menu mirrors the header of a %s',
    async (who) => {
      const { user } = await open[who]();
      await user.click(topBar().getByRole('button', { name: /^Menu/ }));
      const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
      const named = (role: 'link' | 'button', name: string) =>
        menu.queryByRole(role, { name }) !== null;
      expect({
        aboutUs: named('link', 'About us'),
        starRatings: named('link', 'Star ratings'),
        contact: named('link', 'Contact us'),
        language: named('button', 'Español'),
        signOut: named('button', 'Sign out'),
        sizes: menu.getByRole('group', { name: 'Text size' }).childElementCount,
      }).toEqual({
        aboutUs: who === 'visitor',
        starRatings: who === 'visitor',
        contact: true,
        language: true,
        signOut: who === 'member',
        sizes: 3,
      });
      await expectNoAxeViolations();
    },
  );
});

test.each([
  ['New', true],
  ['NULL', false],
])('the new-survey tag with the text %s shows: %s', async (translation, shows) => {
  await renderPortal('/member/login', {
    overrides: {
      ...features('common'),
      'translations.getEntries': { body: [{ key: 'shell.newSurvey', translation }] },
    },
  });
  const survey = screen.getAllByRole('button', { name: /^Survey/, hidden: true })[0];
  expect(survey).toHaveTextContent(shows ? 'SurveyNew' : /^Survey$/);
});
