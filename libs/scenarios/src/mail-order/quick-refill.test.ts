import { laterBy } from '@portal/domain/mail-order';
import { newMemory, play } from '../play/play';
import { loadFixtures } from '../fixtures/read-fixtures';
import { answeringScenario } from '../play/answering-scenario';
import { type Row, runOf } from '../testing/mail-order';

const fixtures = loadFixtures();
const marisol = { rxNumber: '4402101', birthDate: '1978-03-02' };

const find = (run: ReturnType<typeof runOf>, body: object) =>
  run.call('quickRefill.find', { body });

function findAndOrder(run: ReturnType<typeof runOf>, change: object = {}, key = 'key-1') {
  const { confirmation, total } = find(run, marisol).body['refill'] as Row;
  return run.call('quickRefill.order', {
    idempotencyKey: key,
    body: {
      rxNumber: marisol.rxNumber,
      confirmation,
      payment: 'bill',
      expectedTotal: total,
      ...change,
    },
  });
}

test('details that match show the price and the end of the address, and no drug, name or card', () => {
  const { status, body } = find(runOf('commercial-member'), marisol);
  expect(status).toBe(200);
  expect(body['refill']).toEqual({
    rxNumber: '4402101',
    days: 90,
    quantity: 90,
    refillsLeft: 2,
    cost: 7.5,
    shippingCost: 0,
    total: 7.5,
    addressEnding: 'Lane',
    arrivesBy: '2026-11-13',
    confirmation: expect.any(String),
    validUntil: '2026-11-05T14:15:00.000Z',
    canBill: true,
    hasCard: true,
  });
  expect(JSON.stringify(body)).not.toMatch(/Levothyroxine|Marisol|Mockingbird|4242/i);
});

test.each([
  ['an unknown number', { ...marisol, rxNumber: '9999999' }],
  ['another birth date', { ...marisol, birthDate: '1978-03-03' }],
  ['another ZIP code', { rxNumber: '4402101', zip: '55999' }],
  ['one that is too early', { ...marisol, rxNumber: '4400261' }],
  ['one without refills', { ...marisol, rxNumber: '4400383' }],
  ['one on hold', { ...marisol, rxNumber: '4400078' }],
])('%s is answered like all others', (_name, details) => {
  const run = runOf('commercial-member');
  const unknown = find(run, { ...marisol, rxNumber: '1111111' });
  expect(unknown).toMatchObject({ status: 404 });
  expect(find(run, details)).toEqual(unknown);
});

test.each(['cold', 'controlled'] as const)('one that is %s needs a sign-in', (kind) => {
  const run = runOf('mail-order-special');
  const row = run.refills().find((each) => each[kind === 'cold' ? 'coldChain' : 'controlled']);
  expect(row).toMatchObject({ status: 'READY' });
  expect(find(run, { ...marisol, rxNumber: row?.['rxNumber'] })).toMatchObject({ status: 404 });
});

test('the ZIP code of the member matches too', () => {
  expect(find(runOf('commercial-member'), { rxNumber: '4402101', zip: '55000' }).status).toBe(200);
});

test('one that a new prescription replaced is no longer found', () => {
  const run = runOf('commercial-member');
  run.call('mailOrderNewRx.request', {
    params: { formId: 'new-rx-prescriber' },
    body: {
      memberId: 'EVF00421787',
      version: 1,
      language: 'en',
      answers: {
        drugName: 'Levothyroxine',
        rxNumber: marisol.rxNumber,
        days: '90',
        prescriberName: 'Dr. Imogen Quillfeather',
        officePhone: '6125550131',
        phone: '6125550142',
      },
    },
    idempotencyKey: 'key-1',
  });
  expect(find(run, marisol).status).toBe(200);
  run.daysAfter(15);
  expect(find(run, marisol).status).toBe(404);
});

test('an order is placed once for each key, and the member finds it in process', () => {
  const run = runOf('commercial-member');
  const first = findAndOrder(run);
  expect(first.body['order']).toMatchObject({
    orderNumber: 'HD-40001',
    payment: 'bill',
    refillsLeft: 2,
    total: 7.5,
    arrivesBy: '2026-11-13',
    cancelUntil: '2026-11-05T16:00:00.000Z',
  });
  expect(run.refill('4402101')).toMatchObject({ status: 'IN_PROCESS', orderNumber: 'HD-40001' });
  const [order] = run.orders();
  expect(order).toMatchObject({ orderNumber: 'HD-40001', card: null, total: 7.5 });
});

test('one that is ordered is named as in process to its owner, and to no one else', () => {
  const run = runOf('commercial-member');
  findAndOrder(run);
  const inProcess = { status: 200, body: { isInProcess: true, refill: null } };
  expect(find(run, marisol)).toEqual(inProcess);
  expect(find(run, { rxNumber: marisol.rxNumber, zip: '55000' })).toEqual(inProcess);
  const unknown = find(run, { ...marisol, rxNumber: '1111111' });
  expect(find(run, { ...marisol, birthDate: '1978-03-03' })).toEqual(unknown);
  expect(find(run, { rxNumber: marisol.rxNumber, zip: '55999' })).toEqual(unknown);
});

test('the same key and content answer the first order; other content is refused', () => {
  const run = runOf('commercial-member');
  const { confirmation, total } = find(run, marisol).body['refill'] as Row;
  const send = (payment: string) =>
    run.call('quickRefill.order', {
      idempotencyKey: 'key-1',
      body: { rxNumber: '4402101', confirmation, payment, expectedTotal: total },
    });
  const first = send('card');
  expect(first.body['order']).toMatchObject({ payment: 'card' });
  expect(send('card')).toEqual(first);
  expect(send('bill')).toMatchObject({ status: 409 });
  expect(run.orders().filter(({ orderNumber }) => /^HD-4/.test(String(orderNumber)))).toHaveLength(
    1,
  );
});

test.each([
  ['a confirmation of another number', { rxNumber: '4400688' }, 404],
  ['an invented confirmation', { confirmation: '9999999999999-abc' }, 404],
  ['another total', { expectedTotal: 1 }, 422],
])('%s orders nothing', (_name, change, status) => {
  const run = runOf('commercial-member');
  expect(findAndOrder(run, change).status).toBe(status);
  expect(run.refill('4402101')).toMatchObject({ status: 'READY' });
});

test('a confirmation is valid for 15 minutes', () => {
  const run = runOf('commercial-member');
  const { confirmation, total } = find(run, marisol).body['refill'] as Row;
  run.wait(0.26);
  const body = { rxNumber: '4402101', confirmation, payment: 'bill', expectedTotal: total };
  expect(run.call('quickRefill.order', { idempotencyKey: 'k', body }).status).toBe(404);
});

test('a visitor is answered from the scenario of the member of the same client who has the prescription', () => {
  const { scenarios } = fixtures;
  const call = { endpointId: 'quickRefill.find', params: {}, query: {}, body: marisol };
  const chosen = (name: string, request = call) =>
    answeringScenario(scenarios.get(name)!, request, scenarios).name;
  expect(chosen('visitor')).toBe('commercial-member');
  expect(chosen('visitor-in-emergency')).toBe('member-in-emergency');
  expect(chosen('emergency-alert')).toBe('commercial-member');
  expect(chosen('visitor-medicare')).toBe('visitor-medicare');
  expect(chosen('past-due-member')).toBe('past-due-member');
  expect(chosen('visitor', { ...call, body: { ...marisol, rxNumber: '1111111' } })).toBe('visitor');
  expect(chosen('visitor', { ...call, endpointId: 'messages.sendAsVisitor' })).toBe('visitor');
  const visitor = scenarios.get('visitor')!;
  expect(play(visitor, newMemory(visitor), call).answer).toMatchObject({ status: 404 });
});

test('in an emergency, quick refill and checkout name the same day', () => {
  const run = runOf('member-in-emergency');
  const { arrivesBy } = find(run, marisol).body['refill'] as Row;
  const { shipping, addresses } = run.checkout() as { shipping: Row[]; addresses: Row[] };
  const standard = shipping[0]!['arrivesBy'] as string;
  expect(arrivesBy).toBe(laterBy(standard, addresses[0]!['lateDays'] as number));
  expect(arrivesBy).not.toBe(standard);
});
