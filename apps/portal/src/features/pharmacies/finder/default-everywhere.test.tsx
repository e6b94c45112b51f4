import { act, screen, within } from '@testing-library/react';
import { renderScreen } from '../../../testing';
import { setDefaultPharmacy } from './finder.requests';

const before = 'Maple & Main Pharmacy';
const after = { name: 'Corner Lantern Drugs', npi: '1999000148' };
const prices = '/member/price-a-drug?hsn=919601';

const open = (path: string) => renderScreen(path, { scenario: 'commercial-member' });

/** As a link within the portal: the store stays. */
const follow = (path: string) =>
  act(() => {
    window.history.pushState(null, '', path);
    window.dispatchEvent(new PopStateEvent('popstate'));
  });

/** The card of the dashboard names it. */
const onDashboard = async (name: string) => {
  const heading = await screen.findByRole('heading', { level: 2, name: 'Default pharmacy' });
  const card = within(heading.closest('section')!);
  expect(await card.findByRole('heading', { level: 3, name })).toBeVisible();
};

/** The settings name it. */
const inSettings = async (name: string) => {
  const section = await screen.findByRole('region', { name: 'Default pharmacy' });
  expect(await within(section).findByRole('heading', { level: 3, name })).toBeVisible();
};

/** The answer and the comparison of the prices name it. */
const inPrices = async (name: string) => {
  expect(await screen.findByText(new RegExp(`^At ${name}, your default pharmacy`))).toBeVisible();
  const tag = screen.getByText('Your default pharmacy', { selector: 'th *' });
  expect(tag.closest('th')?.firstChild?.textContent).toBe(name);
};

test('set in the finder, it is in prices, settings and on the dashboard without a reload', async () => {
  const { user, platform } = await open(prices);
  await inPrices(before);

  follow('/member/find-a-pharmacy?radius=2&name=lantern');
  await user.click(await screen.findByRole('button', { name: 'Set as my default' }));
  await user.click(await screen.findByRole('button', { name: 'Set Default' }));
  await screen.findByText('Your default');

  follow(prices);
  await inPrices(after.name);
  follow('/member/account-settings');
  await inSettings(after.name);
  follow('/member/dashboard');
  await onDashboard(after.name);
  expect(platform.visited).toEqual([]);
  expect(platform.reloads).toBe(0);
  expect(platform.posted).toContainEqual({ kind: 'defaultPharmacy' });
});

test.each([
  ['/member/dashboard', onDashboard],
  [prices, inPrices],
  ['/member/account-settings', inSettings],
])('set in another tab, %s shows it at once', async (path, shows) => {
  const { store, platform } = await open(path);
  await shows(before);
  // Without the finder nothing loads it again here: as if the other tab had saved it.
  const body = { memberId: 'EVF00421787', npi: after.npi };
  await act(async () => store.dispatch(setDefaultPharmacy.requested({ body })));
  await shows(before);
  act(() => platform.receive({ kind: 'defaultPharmacy' }));
  await shows(after.name);
});

test('a tab that does not show it asks for nothing', async () => {
  const { platform, transport } = await open('/member/glossary');
  act(() => platform.receive({ kind: 'defaultPharmacy' }));
  const requests = transport.calls.filter(
    ({ endpointId }) => endpointId === 'pharmacies.getDefault',
  );
  expect(requests).toEqual([]);
});
