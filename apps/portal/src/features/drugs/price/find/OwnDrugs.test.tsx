import { screen, within } from '@testing-library/react';
import { renderScreen } from '../../../../testing';
import { openPrice } from '../testing/price';

test('what a price counts is the family’s limit, where that has less left', async () => {
  await openPrice('', { scenario: 'family-maximum-met' });
  const card = within(
    (await screen.findByRole('heading', { name: 'Counted in your price' })).closest('section')!,
  );
  const limit = card.getByText('Your family’s out-of-pocket limit').closest('div')!;
  expect(within(limit).getByText('Met')).toBeVisible();
  expect(card.queryByText(/left$/)).toBeNull();
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
