import { createApiClient } from '@portal/api-client';
import { payments } from '@portal/contracts/payments';
import { screen, waitFor } from '@testing-library/react';
import { firstValueFrom } from 'rxjs';
import { expectNoAxeViolations, renderScreen, scenarioTransport } from '../../../testing';

const button = (name: RegExp | string) => screen.getByRole('button', { name });

/** Cancels the payment of $20.00 that is planned for November 20; no answer comes. */
async function cancelling(language: 'en' | 'es' = 'en') {
  const transport = scenarioTransport('past-due-member');
  const api = createApiClient({ transport })(payments);
  const body = { amount: 20, method: { cardId: 'CARD-1' }, payOn: '2026-11-20' };
  const { payment } = await firstValueFrom(api.pay({ body, idempotencyKey: 'k' }));
  transport.override('payments.cancelPlanned', { offline: true });
  const rendered = await renderScreen('/payments', {
    scenario: 'past-due-member',
    transport,
    language,
  });
  const cancel = /^(Cancel payment|Cancelar el pago)/;
  await rendered.user.click(await screen.findByRole('button', { name: cancel }));
  const confirm = async () => rendered.user.click(button(/^(Cancel payment|Cancelar el pago)$/));
  return { transport, confirm, api, ...payment };
}

test.each([
  ['en', 'Checking if the payment is canceled…', 'The payment is canceled.'],
  ['es', 'Revisando si el pago está cancelado…', 'El pago está cancelado.'],
] as const)(
  '%s: a payment that is canceled, but whose answer was lost, is told as canceled',
  async (language, looking, done) => {
    const { transport, confirm, api, paymentId } = await cancelling(language);
    await confirm();
    expect(await screen.findByText(looking)).toBeVisible();
    await expectNoAxeViolations();
    transport.override('payments.cancelPlanned', undefined);
    await firstValueFrom(api.cancelPlanned({ paymentId }));
    expect(await screen.findByText(done)).toBeVisible();
    await waitFor(() =>
      expect(screen.queryByText(/, (planned for|programado para)/)).not.toBeInTheDocument(),
    );
  },
);

test('one that is still planned was not canceled', async () => {
  const { confirm } = await cancelling();
  await confirm();
  expect(await screen.findByText('So far the payment is not canceled. Try again.')).toBeVisible();
});

test('one that was taken meanwhile can no longer be canceled', async () => {
  const { transport, confirm, paymentId } = await cancelling();
  const row = { paymentId, amount: 20, status: 'PROCESSING', paidOn: '2026-11-05' };
  transport.override('payments.getHistory', { body: { payments: [row] } });
  await confirm();
  expect(await screen.findByText('This payment can no longer be canceled.')).toBeVisible();
});

test('one that is not known because the session is over leads to the sign-in', async () => {
  const { transport, confirm } = await cancelling();
  transport.override('payments.getHistory', { status: 401, body: {} });
  await confirm();
  expect(await screen.findByText(/^We do not know if the payment was canceled/)).toBeVisible();
  expect(screen.getByRole('link', { name: /^Sign in on another tab/ })).toBeVisible();
});

test('a service that does not tell leaves it open', async () => {
  const { transport, confirm } = await cancelling();
  transport.override('payments.getHistory', { status: 503, body: {} });
  await confirm();
  expect(
    await screen.findByText('We do not know if the payment was canceled. Try again.'),
  ).toBeVisible();
  expect(screen.queryByText(/was not canceled/)).not.toBeInTheDocument();
});
