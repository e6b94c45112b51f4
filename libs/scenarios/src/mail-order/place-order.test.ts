import { type Row, runOf } from '../testing/mail-order';

const levothyroxine = { '4402101': 7.5 };

test('an order moves the refill into process, takes one refill, and is on the dashboard', () => {
  const run = runOf('commercial-member');
  expect(run.refill('4402101')).toMatchObject({ status: 'READY', refillsLeft: 3 });
  const { status, body } = run.order({ ...levothyroxine, '4400688': 10 });
  expect([status, body['order']]).toMatchObject([
    200,
    {
      orderNumber: 'HD-30001',
      done: [
        { rxNumber: '4400688', drugName: 'Fluticasone', quantity: 3, cost: 10 },
        { rxNumber: '4402101', drugName: 'Levothyroxine', quantity: 90, cost: 7.5 },
      ],
      failed: [],
      shippingCost: 0,
      total: 17.5,
      arrivesFrom: '2026-11-10',
      arrivesBy: '2026-11-13',
    },
  ]);
  expect(run.refill('4402101')).toMatchObject({
    status: 'IN_PROCESS',
    orderNumber: 'HD-30001',
    refillsLeft: 2,
  });
  expect(run.overview()).toMatchObject({
    orders: [{ orderNumber: 'HD-30001', status: 'RECEIVED', prescriptions: 2 }, {}],
    refillsReady: 0,
  });
});

test('90 days of a prescription for 30 use three refills, until the order is cancelled', () => {
  const run = runOf('commercial-member');
  const left = () => run.refill('4400688')!['refillsLeft'];
  const myDrug = () =>
    (
      run.call('myDrugs.getList', { query: { memberId: 'EVF00421787' } }).body['drugs'] as {
        rxNumber: string;
        refillsLeft: number;
      }[]
    ).find(({ rxNumber }) => rxNumber === '4400688')!.refillsLeft;
  expect([left(), myDrug()]).toEqual([8, 8]);
  run.order({ '4400688': 10 });
  expect([left(), myDrug()]).toEqual([5, 5]);
  run.call('mailOrders.cancel', {
    params: { orderNumber: 'HD-30001' },
    body: { memberId: 'EVF00421787' },
  });
  expect([left(), myDrug()]).toEqual([8, 8]);
});

test('a supply that the refills left do not cover is not offered, and fails when it is ordered', () => {
  const run = runOf('auto-refill');
  expect(run.refill('4402227')).toMatchObject({
    status: 'RENEWAL_NEEDED',
    refillsLeft: 2,
    choices: [],
    beyondRefills: [{ days: 90, refills: 3 }],
  });
  expect(run.order({ '4402227': 10 }).body['order']).toMatchObject({
    orderNumber: null,
    failed: [{ rxNumber: '4402227', reason: 'RENEWAL_NEEDED' }],
  });
});

test('a refill says why a supply is not offered, and for how many days one refill is', () => {
  expect(runOf('commercial-member').refill('4402101')).toMatchObject({
    fillDays: 90,
    choices: [{ days: 90 }],
    notOffered: [
      { days: 30, reason: 'PLAN' },
      { days: 60, reason: 'PLAN' },
    ],
  });
  expect(runOf('medicare-copays', 'GMR00730512').refill('5521434')).toMatchObject({
    fillDays: 30,
    notOffered: [],
  });
});

test('a hold whose last day is past names no day any more', () => {
  const run = runOf('commercial-member');
  run.daysAfter(14);
  expect(run.refill('4400078')).toMatchObject({ status: 'ON_HOLD', heldUntil: '2026-11-19' });
  run.daysAfter(15);
  expect(run.refill('4400078')).toMatchObject({ status: 'ON_HOLD', heldUntil: null });
});

test('the same key and content place one order; the same key and other content none', () => {
  const run = runOf('commercial-member');
  const first = run.order(levothyroxine);
  expect(run.order(levothyroxine)).toEqual(first);
  const keys = run.orders().map(({ idempotencyKey }) => idempotencyKey);
  expect(keys.filter((key) => key !== null)).toEqual(['key-1']);
  expect(run.order({ '4400688': 10 })).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('ORDER_ALREADY_PLACED') },
  });
  expect(
    run.orders().filter(({ orderNumber }) => String(orderNumber).startsWith('HD-3')),
  ).toHaveLength(1);
});

test('a second cart with the same medicine fails for it and names the order that has it', () => {
  const run = runOf('commercial-member');
  run.order(levothyroxine);
  const { body } = run.order({ ...levothyroxine, '4400688': 10 }, {}, 'key-2');
  expect(body['order']).toMatchObject({
    orderNumber: 'HD-30002',
    done: [{ rxNumber: '4400688' }],
    failed: [{ rxNumber: '4402101', reason: 'ALREADY_ORDERED', orderNumber: 'HD-30001' }],
    total: 10,
  });
});

test.each([
  ['4400261', 7.5, 'TOO_EARLY_NOW', { readyOn: '2026-11-13' }],
  ['4400383', 7.5, 'RENEWAL_NEEDED', {}],
  ['4402135', 5.02, 'EXPIRED', {}],
  ['4400078', 260.73, 'ON_HOLD', {}],
  ['4402101', 7.25, 'PRICE_CHANGED', { newCost: 7.5 }],
])('%s for %d cannot be ordered: %s, and nothing is charged', (rxNumber, cost, reason, more) => {
  const run = runOf('commercial-member');
  expect(run.order({ [rxNumber]: cost }).body['order']).toMatchObject({
    orderNumber: null,
    done: [],
    failed: [{ rxNumber, reason, ...more }],
    total: 0,
  });
  expect(run.overview()['refillsReady']).toBe(2);
});

test('a price that changed is not ordered; from then on every call has the new one', () => {
  const run = runOf('mail-order-price-changed');
  const choices = () => run.refill('4402101')!['choices'] as Row[];
  expect(choices()).toMatchObject([{ days: 90, cost: 7.5 }]);
  expect(run.order({ '4402101': 7.5, '4400688': 10 }).body['order']).toMatchObject({
    done: [{ rxNumber: '4400688' }],
    failed: [{ rxNumber: '4402101', reason: 'PRICE_CHANGED', cost: 7.5, newCost: 9 }],
    total: 10,
  });
  expect(choices()).toMatchObject([{ days: 90, cost: 9, terms: { copay: 9 } }]);
  expect(run.order({ '4402101': 7.5 }, {}, 'key-2').body['order']).toMatchObject({
    failed: [{ reason: 'PRICE_CHANGED', newCost: 9 }],
  });
  expect(run.order({ '4402101': 9 }, {}, 'key-3').body['order']).toMatchObject({
    done: [{ rxNumber: '4402101', cost: 9 }],
    total: 9,
  });
  run.wait(24);
  const { invoices } = run.call('payments.getInvoices').body as { invoices: Row[] };
  expect(invoices.map(({ amount }) => amount)).toContain('9.00');
});

test.each([
  ['an expired card', { payment: { pciToken: 'PCI-CARD-2' } }, 'payment', 'cardExpired'],
  ['an unknown card', { payment: { pciToken: 'PCI-CARD-9' } }, 'payment', 'unknownCard'],
  ['an unknown address', { addressId: 'ADDR-9' }, 'addressId', 'unknown'],
  ['an address that is not in force', { addressId: 'ADDR-4' }, 'addressId', 'notInForce'],
  ['another total', { expectedTotal: 7.49 }, 'expectedTotal', 'changed'],
  [
    'easy-open caps without an adult',
    { packaging: { childResistant: false, largePrint: false, labelLanguage: 'en' } },
    'packaging',
    'adultConfirmation',
  ],
  [
    'more than the limit',
    { items: [{ rxNumber: '4402101', days: 120, cost: 7.5 }] },
    'items.0.days',
    'aboveLimit',
  ],
])('%s is refused by its field, and nothing is ordered', (_what, change, field, problem) => {
  const run = runOf('commercial-member');
  const { status, body } = run.order(levothyroxine, change);
  expect([status, body['fields']]).toEqual([422, expect.arrayContaining([{ field, problem }])]);
  expect(run.overview()['refillsReady']).toBe(2);
});

test('a PO box takes neither what must stay cold nor what an adult signs for', () => {
  const run = runOf('mail-order-special');
  const box = { addressId: 'ADDR-3' };
  expect(run.order({ '4402210': 79 }, box).body['fields']).toEqual(
    expect.arrayContaining([
      { field: 'addressId', problem: 'poBoxCold' },
      { field: 'shippingId', problem: 'coldChain' },
    ]),
  );
  expect(run.order({ '4402227': 8 }, box).body['fields']).toEqual(
    expect.arrayContaining([{ field: 'addressId', problem: 'poBoxSignature' }]),
  );
});

test('on the bill or overnight: the cost of shipping is in the total', () => {
  const run = runOf('commercial-member');
  const change = { shippingId: 'overnight', payment: { billMe: true }, expectedTotal: 28.5 };
  expect(run.order(levothyroxine, change).body['order']).toMatchObject({
    shippingCost: 21,
    total: 28.5,
    arrivesBy: '2026-11-06',
  });
});

test('an order can be cancelled until the pharmacist starts; the refill comes back', () => {
  const run = runOf('commercial-member');
  run.order(levothyroxine);
  const cancel = () =>
    run.call('mailOrders.cancel', {
      params: { orderNumber: 'HD-30001' },
      body: { memberId: 'EVF00421787' },
    });
  run.wait(1);
  expect(cancel().body['order']).toMatchObject({ state: 'CANCELLED', canCancel: false });
  expect(cancel().status).toBe(200);
  expect(run.refill('4402101')).toMatchObject({ status: 'READY', refillsLeft: 3 });
  run.order({ '4400688': 10 }, {}, 'key-2');
  run.wait(2);
  const late = { params: { orderNumber: 'HD-30002' }, body: { memberId: 'EVF00421787' } };
  expect(run.call('mailOrders.cancel', late).status).toBe(409);
});

test('an order is checked, filled, shipped with a number, and delivered', () => {
  const run = runOf('commercial-member');
  run.order(levothyroxine);
  const states = [0, 1, 1, 24, 168].map((hours) => {
    run.wait(hours);
    return run.orders()[0]!['state'];
  });
  expect(states).toEqual(['RECEIVED', 'CHECKING', 'FILLING', 'SHIPPED', 'DELIVERED']);
  expect(run.orders()[0]).toMatchObject({
    shipment: { trackingNumber: 'SP30001', shippedOn: '2026-11-06' },
    expectedOn: null,
  });
  expect(run.refill('4402101')).toMatchObject({
    status: 'TOO_EARLY',
    lastFilledOn: '2026-11-05',
    readyOn: '2027-01-12',
  });
});

test('while an order is checked it says by whom: plan, prescriber, then pharmacist', () => {
  const run = runOf('commercial-member');
  run.order(levothyroxine);
  const said = [0.25, 0.25, 0.5, 0.5, 0.5].map((hours) => {
    run.wait(hours);
    const { state, checkedBy } = run
      .orders()
      .find(({ orderNumber }) => orderNumber === 'HD-30001')!;
    return [state, checkedBy];
  });
  expect(said).toEqual([
    ['RECEIVED', null],
    ['CHECKING', 'INSURANCE'],
    ['CHECKING', 'PRESCRIBER'],
    ['CHECKING', 'PHARMACIST'],
    ['FILLING', null],
  ]);
});
