import { createApiClient } from '@portal/api-client';
import { drafts } from '@portal/contracts/drafts';
import { act, waitFor } from '@testing-library/react';
import { firstValueFrom } from 'rxjs';
import { renderScreen, scenarioTransport } from '../../../testing';
import { paymentForms } from '../form/payment-forms';
import { forgetUnderWay } from '../payments.requests';

test('the note of a payment is removed by its key; that of another payment stays', async () => {
  const transport = scenarioTransport('past-due-member');
  const { save, getOne } = createApiClient({ transport })(drafts);
  const formId = paymentForms.underWay;
  const noted = async () =>
    (await firstValueFrom(getOne({ formId }))).draft?.content['idempotencyKey'];
  const body = { replaces: 0, step: 'sent', content: { idempotencyKey: 'key-2' } };
  await firstValueFrom(save({ formId, body }));
  const { store } = await renderScreen('/payments', { scenario: 'past-due-member', transport });
  const forget = async (key: string) => {
    act(() => void store.dispatch(forgetUnderWay.requested(key)));
    await waitFor(() => expect(forgetUnderWay.select(store.getState()).status).toBe('success'));
  };
  await forget('key-1');
  expect(await noted()).toBe('key-2');
  await forget('key-2');
  await waitFor(async () => expect(await noted()).toBeUndefined());
});
