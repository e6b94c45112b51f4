import { createApiClient } from '@portal/api-client';
import { mailOrderRefills } from '@portal/contracts/mail-order-refills';
import { screen, waitFor, within } from '@testing-library/react';
import { session } from '@portal/contracts/session';
import { firstValueFrom } from 'rxjs';
import { requestOf } from '../../../../store';
import { type RenderOptions, renderScreen, scenarioTransport } from '../../../../testing';

const refills = requestOf(mailOrderRefills.getList);

const rowOf = async (options: RenderOptions) => {
  const rendered = await renderScreen('/member/my-drugs', options);
  const head = await screen.findByRole('rowheader', { name: /^(Metformin|Metformina)/ });
  return { row: within(head.closest('tr')!), ...rendered };
};

test.each([
  ['en', /^Auto-refill ships it on .*\. You do not have to order it$/, /^See auto-refill/],
  [
    'es',
    /^El resurtido automático lo envía el .*\. No tiene que hacer un pedido$/,
    /^Ver el resurtido/,
  ],
] as const)('a drug on auto-refill says when it ships, and leads there (%s)', async (...said) => {
  const [language, text, action] = said;
  const { row, store } = await rowOf({ scenario: 'auto-refill', language });
  expect(await row.findByText(text)).toBeVisible();
  expect(row.queryByText(/You can refill it now|Refill from|Ya puede|Puede resurtirlo/)).toBeNull();
  expect(row.getByRole('link', { name: action })).toHaveAttribute(
    'href',
    '/member/mail-order/auto-refill',
  );
  const { nextShipmentOn, rxNumber } = refills
    .select(store.getState())
    .data!.refills.find(({ autoRefill }) => autoRefill)!;
  expect(row.getByText(text)).toHaveAttribute(
    'data-says',
    `autoRefillNext ${rxNumber} ${nextShipmentOn}`,
  );
});

test('a drug on auto-refill without a planned shipment is ordered as before', async () => {
  const transport = scenarioTransport('auto-refill');
  const { getList } = createApiClient({ transport })(mailOrderRefills);
  await firstValueFrom(createApiClient({ transport })(session).fetchMailOrderToken({ body: {} }));
  const list = await firstValueFrom(getList({ memberId: 'EVF00421787' }));
  const refillsWithout = list.refills.map((each) => ({ ...each, nextShipmentOn: '' }));
  transport.override('mailOrderRefills.getList', { body: { ...list, refills: refillsWithout } });
  const { row, store } = await rowOf({ scenario: 'auto-refill', transport });
  await waitFor(() => expect(refills.select(store.getState()).status).toBe('success'));
  expect(row.queryByText(/Auto-refill/)).toBeNull();
});

test('without auto-refill a drug is ordered as before', async () => {
  const { row, store } = await rowOf({ scenario: 'commercial-member' });
  await waitFor(() => expect(refills.select(store.getState()).status).toBe('success'));
  expect(row.queryByText(/Auto-refill/)).toBeNull();
});

test('a child’s list says nothing of it: auto-refill is for one’s own medicines', async () => {
  const { user, transport } = await rowOf({ scenario: 'auto-refill' });
  const asked = () =>
    transport.calls.filter(({ endpointId }) => endpointId === 'mailOrderRefills.getList').length;
  await waitFor(() => expect(asked()).toBe(1));
  await user.selectOptions(screen.getByLabelText('For whom'), 'Theo Sampleton');
  await screen.findByRole('rowheader', { name: /^Fluticasone|^Budesone|^Albuterol|^Cetirizine/ });
  expect(screen.queryByText(/Auto-refill/)).toBeNull();
  expect(asked()).toBe(1);
});

test('a minor, for whom an adult orders, asks nothing of it', async () => {
  const { transport } = await renderScreen('/member/my-drugs', { scenario: 'minor-member' });
  await screen.findByRole('region', { name: 'In short' });
  const asked = transport.calls.map(({ endpointId }) => endpointId);
  expect(asked).not.toContain('mailOrderRefills.getList');
  expect(asked).not.toContain('session.fetchMailOrderToken');
});
