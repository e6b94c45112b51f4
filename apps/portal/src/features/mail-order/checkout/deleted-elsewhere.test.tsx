import { createApiClient } from '@portal/api-client';
import { payments } from '@portal/contracts/payments';
import { screen, waitFor } from '@testing-library/react';
import { firstValueFrom } from 'rxjs';
import { button, openPage } from '../testing/checkout';

test('a card that was deleted elsewhere is deleted', async () => {
  const { user, transport } = await openPage('payment');
  const { removeCard } = createApiClient({ transport })(payments);
  await firstValueFrom(removeCard({ cardId: 'CARD-1' }));
  await user.click(button(/^Delete this card/));
  await waitFor(() =>
    expect(screen.queryByLabelText(/^Visa ending in 4242/)).not.toBeInTheDocument(),
  );
  expect(screen.queryByText(/^The card was not deleted/)).not.toBeInTheDocument();
});
