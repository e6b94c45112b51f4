import { act, screen, waitFor, within } from '@testing-library/react';
import { renderScreen } from '../../../../testing';
import { myDrugList } from '../../my-drugs/my-drugs.requests';
import { openPrice } from '../testing/price';

const saidIn = (place: Element) =>
  [...place.querySelectorAll('[data-says]')].map((each) => each.getAttribute('data-says'));

test('what a price counts is the family’s limit, where that has less left', async () => {
  await openPrice('', { scenario: 'family-maximum-met' });
  const card = within(
    (await screen.findByRole('heading', { name: 'Counted in your price' })).closest('section')!,
  );
  const limit = card.getByText('Your family’s out-of-pocket limit').closest('div')!;
  expect(within(limit).getByText('Met')).toBeVisible();
  expect(card.queryByText(/left$/)).toBeNull();
  expect(saidIn(limit)).toContain('metBy family outOfPocket family');
});

test('the limits that a price counts are those of the member', async () => {
  await openPrice('');
  const title = await screen.findByRole('heading', { name: 'Counted in your price' });
  expect(saidIn(title.closest('section')!)).toEqual([
    'metBy own deductible individual',
    'countedTo own deductible 1500.00; limitOf own deductible 1500.00',
    'leftOf own outOfPocket 2131.60',
    'countedTo own outOfPocket 1868.40; limitOf own outOfPocket 4000.00',
  ]);
});

test('holds the place of the drugs on their first load', async () => {
  let release = (): void => {};
  await openPrice('', { before: (network) => void (release = network.hold('myDrugs.getList')) });
  expect(screen.getByText('Loading your drugs…')).toBeVisible();
  act(release);
  expect(await screen.findByRole('list', { name: 'Or one of yours' })).toBeVisible();
  expect(screen.queryByText('Loading your drugs…')).toBeNull();
});

test('keeps the drugs while they are requested again', async () => {
  const { store, transport } = await openPrice();
  const drugs = await screen.findByRole('list', { name: 'Or one of yours' });
  const { input } = myDrugList.select(store.getState());
  const release = transport.hold('myDrugs.getList');
  act(() => void store.dispatch(myDrugList.requested(input!)));
  expect(drugs).toBeVisible();
  expect(screen.queryByText('Loading your drugs…')).toBeNull();
  act(release);
  await waitFor(() => expect(myDrugList.select(store.getState()).status).toBe('success'));
  expect(drugs).toBeVisible();
});

test.each([
  [['prices'], false],
  [['prices', 'claims'], true],
])('a caregiver with %j has the list only where it is shared', async (scopes, isShared) => {
  const status = { signedIn: true, variant: 'member', fromAdminPortal: false };
  const { transport } = await renderScreen('/member/price-a-drug', {
    scenario: 'family-access',
    overrides: {
      'session.getStatus': { body: { ...status, caregiver: { scopes } } },
      'myDrugs.getList': { status: 403 },
    },
  });
  await screen.findByRole('heading', { level: 1 });
  const failed = /^Your own drugs, and what you paid this year, did not load/;
  if (isShared) expect(await screen.findByText(failed)).toBeVisible();
  else expect(screen.queryByText(failed)).toBeNull();
  const requested = transport.calls.filter(({ endpointId }) => endpointId === 'myDrugs.getList');
  expect(requested.length > 0).toBe(isShared);
});
