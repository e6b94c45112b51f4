import { addDays, isBusinessDay } from '@portal/domain';
import { newMemory, play } from '../play/play';
import { loadFixtures } from '../fixtures/read-fixtures';
import { type Row, runOf } from '../testing/mail-order';

const overnight = { shippingId: 'overnight', expectedTotal: 28.5 };

test('checkout, the placed order and the list of orders name one day', () => {
  const run = runOf('commercial-member');
  const standard = (run.checkout()['shipping'] as Row[])[0]!;
  const order = run.order({ '4402101': 7.5 }).body['order'] as Row;
  const [listed] = run.orders();
  const [overview] = run.overview()['orders'] as Row[];
  expect([order['arrivesBy'], listed!['expectedOn'], overview!['expectedOn']]).toEqual(
    new Array(3).fill(standard['arrivesBy']),
  );
});

test('where an emergency makes packages late, the order arrives later than checkout says elsewhere', () => {
  const run = runOf('member-in-emergency');
  const { shipping, addresses } = run.checkout() as { shipping: Row[]; addresses: Row[] };
  expect(addresses.map(({ zip, lateDays }) => [zip, lateDays])).toEqual([
    ['55000', 3],
    ['55001', 3],
    ['55000', 3],
    ['33000', 0],
  ]);
  expect(shipping.at(-1)).toMatchObject({ arrivesBy: '2026-11-06' });
  const order = run.order({ '4402101': 7.5 }, overnight).body['order'] as Row;
  expect([order['arrivesBy'], run.orders()[0]!['expectedOn']]).toEqual([
    '2026-11-12',
    '2026-11-12',
  ]);
});

test('in an emergency an order from before it arrives later too', () => {
  const orderOf = (scenario: string) =>
    runOf(scenario)
      .orders()
      .find(({ orderNumber }) => orderNumber === 'HD-20418');
  expect(orderOf('commercial-member')).toMatchObject({ expectedOn: '2026-11-10', isLate: false });
  expect(orderOf('member-in-emergency')).toMatchObject({ expectedOn: '2026-11-16', isLate: true });
});

test('orders ship and are delivered on business days of the day on which the answer is read', () => {
  const scenario = loadFixtures().scenarios.get('home-delivery-returned')!;
  const query = { memberId: 'EVF00421787' };
  for (let days = 0; days < 30; days += 1) {
    const today = addDays('2026-11-05', days);
    const played = play(
      scenario,
      newMemory(scenario),
      { endpointId: 'mailOrders.getList', params: {}, query },
      { today },
    );
    const orders = played.answer.body?.['orders' as never] as unknown as Row[];
    const named = orders.flatMap(({ steps, expectedOn, shipment }) => [
      expectedOn as string | null,
      (shipment as Row | null)?.['shippedOn'] as string | null,
      ...(steps as { step: string; on: string }[]).flatMap(({ step, on }) =>
        step === 'SHIPPED' || step === 'DELIVERED' ? [on.slice(0, 10)] : [],
      ),
    ]);
    expect(named.filter((day) => day && !isBusinessDay(day))).toEqual([]);
    expect(orders.map(({ state }) => state).sort()).toEqual([
      'CANCELLED',
      'DELIVERED',
      'DELIVERED',
      'DELIVERED',
      'RETURNED',
      'SHIPPED',
    ]);
    for (const { steps } of orders) {
      const moments = (steps as { on: string }[]).map(({ on }) => Date.parse(on));
      expect(moments).toEqual(moments.toSorted((a, b) => a - b));
    }
  }
});

test('an order of a Friday afternoon can be canceled until work on it begins on Monday', () => {
  const run = runOf('commercial-member');
  // Friday, 4 p.m.
  run.wait(31);
  const placed = run.order({ '4402101': 7.5 }, overnight).body['order'] as Row;
  expect(placed['cancelUntil']).toBe('2026-11-09T15:00:00.000Z');
  run.wait(64);
  expect(run.orders()[0]).toMatchObject({ state: 'RECEIVED', canCancel: true });
  run.wait(1.5);
  expect(run.orders()[0]).toMatchObject({ state: 'CHECKING', canCancel: true });
  run.wait(1);
  expect(run.orders()[0]).toMatchObject({ state: 'FILLING', canCancel: false });
  run.wait(3);
  expect(run.orders()[0]).toMatchObject({ state: 'SHIPPED' });
});

test('business days are those of the day on which the answer is read', () => {
  const scenario = loadFixtures().scenarios.get('commercial-member')!;
  const played = play(
    scenario,
    newMemory(scenario),
    { endpointId: 'mailOrderCheckout.get', params: {}, query: { memberId: 'EVF00421787' } },
    { today: '2026-11-28', now: new Date('2026-11-28T14:00:00Z') },
  );
  const { shipping } = played.answer.body as unknown as { shipping: Row[] };
  // Ordered on a Saturday: begun on Monday.
  expect(shipping.map(({ arrivesBy }) => arrivesBy)).toEqual([
    '2026-12-07',
    '2026-12-02',
    '2026-12-01',
  ]);
});
