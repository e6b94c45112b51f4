import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { MenuEntry, MenusOf } from '../shell/menus/menu';
import { renderPortal } from '../testing';
import { menus } from './menus';
import { screens } from './screens';

const pathOf = (url: string) => new URL(url, 'https://portal.example').pathname.replace(/\/$/, '');

/** The paths that the screen itself links to; the menus are read from their table. */
const shownPaths = () =>
  [...document.querySelectorAll('main a[href^="/"]')].map((a) =>
    pathOf(a.getAttribute('href') ?? ''),
  );

const menuPaths = ({ standard, planSelection }: MenusOf): string[] => {
  const flat = (entries: readonly MenuEntry[]): MenuEntry[] =>
    entries.flatMap((entry) => [entry, ...flat(entry.entries ?? [])]);
  return flat([...standard, ...planSelection]).flatMap(({ to }) => (to ? [pathOf(to)] : []));
};

const openRows = () => {
  for (const button of document.querySelectorAll('.more')) fireEvent.click(button);
};

const locators = {
  member: '/member/pharmacylocator',
  visitor: '/member/publicPharmacylocator',
};
const prices = '/member/price-a-drug?hsn=919601&zip=55000';

/** Screens with the full-page links of specification §2.1 that they show. */
const rows = [
  ['visitor', '/member', [locators.visitor, '/member/druglookup']],
  ['visitor', prices, [locators.visitor]],
  ['commercial-member', prices, [locators.member]],
  ['commercial-member', '/member/dashboard', [locators.member, '/member/mailorder', '/payments']],
  ['claims-rejected', '/member/claims?days=90', ['/cvgdetermination', '/member/druglookuponly']],
] as const;

test.each(rows)('%s: %s has the full-page links %j', async (scenario, path, links) => {
  await renderPortal(path, { scenario });
  await waitFor(() => {
    openRows();
    expect(shownPaths()).toEqual(expect.arrayContaining([...links]));
  });
  const other = scenario === 'visitor' ? locators.member : locators.visitor;
  expect(shownPaths()).not.toContain(other);
});

test('every full-page link is on one of these screens, or in a menu', () => {
  const linked = new Set<string>([
    ...rows.flatMap(([, , links]) => links),
    ...menuPaths(menus.member),
    ...menuPaths(menus.visitor),
  ]);
  const fullPages = screens.filter(({ fullPage }) => fullPage).map(({ path }) => path);
  expect(fullPages).toHaveLength(7);
  expect(fullPages.filter((path) => !linked.has(path))).toEqual([]);
});

test('the link of a member to coverage determinations keeps its fragment on the way out', async () => {
  const { platform } = await renderPortal('/cvgdetermination/#!/member', {
    scenario: 'commercial-member',
    page: { elsewhere: '/cvgdetermination' },
    settle: false,
  });
  await waitFor(() => expect(platform.visited).toEqual(['/cvgdetermination/#!/member']));
});

test.each([
  ['/member/benefits', 'Set up home delivery'],
  ['/member/find-a-pharmacy', 'Use home delivery'],
])('%s opens mail order after its token was fetched', async (path, name) => {
  const { user, transport, platform } = await renderPortal(path, {
    scenario: 'commercial-member',
  });
  await user.click(await screen.findByRole('link', { name }));
  await waitFor(() => expect(platform.visited).toEqual(['/member/mailorder']));
  const requested = transport.calls.map(({ endpointId }) => endpointId);
  expect(requested).toContain('session.fetchMailOrderToken');
  expect(shownPaths()).not.toContain('/member/mail-order');
});
