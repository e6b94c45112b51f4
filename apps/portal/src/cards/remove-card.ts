import type { ApiClient } from '@portal/api-client';
import { payments } from '@portal/contracts/payments';
import { ignoreNotFound } from '../store';

/** Deletes a saved card; one that is gone already is deleted. */
export const removeCard = (api: ApiClient) => (input: { cardId: string }) =>
  api(payments).removeCard(input).pipe(ignoreNotFound('CARD_NOT_ON_FILE'));
