import { screen, within } from '@testing-library/react';
import { openPrice } from './testing/price';

test('what a price counts is the family’s limit, where that has less left', async () => {
  await openPrice('', { scenario: 'family-maximum-met' });
  const card = within(
    (await screen.findByRole('heading', { name: 'Counted in your price' })).closest('section')!,
  );
  const limit = card.getByText('Your family’s out-of-pocket limit').closest('div')!;
  expect(within(limit).getByText('Met')).toBeVisible();
  expect(card.queryByText(/left$/)).toBeNull();
});
