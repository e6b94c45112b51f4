import { addDays, isBusinessDay } from '@portal/domain';
import { loadFixtures } from '../fixtures/read-fixtures';
import { newMemory, play } from '../play/play';
import { begin, memberId, metformin, metforminOn, withFile, withRx } from '../testing/auto-refill';
import type { Row } from '../testing/mail-order';

const insulin = '99005209001';

describe('what cannot ship', () => {
  const card = (body: { cards: Row[] }) => ({
    cards: body.cards.filter(({ cardId }) => cardId === 'CARD-2'),
  });
  const noBill = (body: object) => ({ ...body, billMeAllowed: false });
  const withBoth = () => {
    const one = withFile('auto-refill', 'payments.getCards', card);
    const other = withFile('auto-refill', 'mailOrderCheckout.get', noBill);
    const name = 'mailOrderCheckout.get/family';
    return { ...one, files: new Map([...one.files, [name, other.files.get(name)!]]) };
  };

  test.each([
    ['out of stock', withRx({ whenOrdered: { reason: 'OUT_OF_STOCK' } }), 'It is out of stock.'],
    [
      'dearer than the reminder said',
      withRx({ whenOrdered: { reason: 'PRICE_CHANGED', newCost: 12 } }),
      'It costs more now than our reminder said.',
    ],
    ['no card that is valid', withBoth(), 'We have no card that we can charge.'],
    [
      'no address',
      withFile('auto-refill', 'mailOrderCheckout.get', (body: object) => ({
        ...body,
        addresses: [],
      })),
      'We have no address that we can ship it to.',
    ],
  ])('%s: nothing is ordered or charged, and a message says why', (_what, scenario, why) => {
    const run = begin(scenario);
    run.daysAfter(8);
    expect(run.autoOrders()).toEqual([]);
    expect(run.messages()[0]).toMatchObject({
      subject: 'A refill did not ship',
      body: `Metformin ER 500 mg did not ship, and nothing was charged. ${why} You can order it yourself in home delivery.`,
      action: { path: '/member/mail-order' },
    });
    run.daysAfter(12);
    expect(run.autoOrders()).toEqual([]);
  });

  test('it goes as the member stored: by the usual shipping, charged to the usual card of the account', () => {
    const more = { brand: 'VISA', last4: '9999', expMonth: 12, expYear: 2030, isDefault: false };
    const run = begin(
      withFile('auto-refill', 'payments.getCards', (body: { cards: Row[] }) => ({
        cards: [...body.cards, { cardId: 'CARD-9', ...more }],
      })),
    );
    const shippingId = (run.checkout()['shipping'] as Row[]).find(
      ({ kind }) => kind === 'TWO_DAY',
    )!['shippingId'];
    const phones = [{ number: '6125550142', kind: 'MOBILE' }];
    const saved = run.call('mailOrderProfile.save', {
      body: { memberId, phones, usual: { shippingId } },
    });
    expect(saved.status).toBe(200);
    const change = { params: { cardId: 'CARD-9' }, body: { isDefault: true } };
    expect(run.call('payments.changeCard', change).status).toBe(200);
    run.daysAfter(9);
    expect(run.autoOrders()).toMatchObject([
      { card: { last4: '9999' }, shippingKind: 'TWO_DAY', shippingCost: 12 },
    ]);
  });

  const named = { plannedOn: '2026-11-16', cost: 7.5 };
  test.each([
    ['where the last reminder named no price', [named, { ...named, cost: null }], 'NOT_SHIPPED'],
    [
      'where one reminder was for an earlier shipment',
      [{ ...named, plannedOn: '2026-08-16' }, named],
      'NOT_SHIPPED',
    ],
    ['after one reminder', [named], 'NOT_SHIPPED'],
    ['after two reminders with the price', [named, named], 'ORDERED'],
  ])('%s', (_what, sent, kind) => {
    const scenario = loadFixtures().scenarios.get('auto-refill')!;
    const reminders = sent.map((reminder, index) => ({
      id: `AR-700${index + 1}`,
      kind: 'REMINDER',
      on: addDays('2026-11-06', index * 5),
      memberId,
      rxNumber: metformin,
      shipsOn: '2026-11-16',
      changeUntil: '2026-11-12',
      days: 90,
      shippingCost: 0,
      ...reminder,
    }));
    const facts = { autoRefillEvents: reminders, autoRefillUntil: '2026-11-12' };
    const request = { endpointId: 'notifications.getCounts', params: {}, query: {} };
    const { memory } = play(scenario, { facts, stored: {} }, request, { daysAhead: 8 });
    expect(memory.facts['autoRefillEvents']).toMatchObject([...reminders, { kind }]);
  });

  test('when home delivery ends meanwhile: nothing ships, and the message says whom to call', () => {
    const scenario = withFile('auto-refill', 'mailOrderRefills.getList', (body: object) => ({
      ...body,
      isEligible: false,
    }));
    const run = begin(scenario);
    run.daysAfter(8);
    expect(run.autoOrders()).toEqual([]);
    expect(run.messages()[0]).toMatchObject({
      body: 'Metformin ER 500 mg did not ship, and nothing was charged. Your plan has no home delivery now. Call us to ask where you can fill it.',
      action: null,
    });
  });

  test('without a card it comes on the bill where the plan allows that', () => {
    const run = begin(withFile('auto-refill', 'payments.getCards', card));
    run.daysAfter(11);
    expect(run.autoOrders()).toMatchObject([{ state: 'SHIPPED', card: null }]);
  });
});

describe('one shipment', () => {
  test('says where it goes: to the address of its day, then to that of its order', () => {
    const run = begin(withRx({ expiresOn: '2028-01-01' }));
    const places = () =>
      run.shipments(metformin).map(({ address }) => (address as Row | null)?.['nickname']);
    expect(places()).toEqual(['Home', 'Winter']);
    run.daysAfter(8);
    expect(run.shipments(metformin)[0]).toMatchObject({
      state: 'ORDERED',
      address: { nickname: 'Home', line1: '88 Mockingbird Lane', zip: '55000' },
    });
  });

  test('of a cold medicine goes to no PO box', () => {
    const box = withFile('auto-refill', 'mailOrderCheckout.get', (body: { addresses: Row[] }) => ({
      ...body,
      addresses: body.addresses.filter(({ nickname }) => nickname === 'PO box'),
    }));
    expect(begin(box).shipments(metformin)[0]).toMatchObject({ address: { nickname: 'PO box' } });
    const rx = withRx({ ndc: insulin }).files;
    const key = 'mailOrderRefills.getList/' + String(box.responses['mailOrderRefills.getList']);
    const cold = { ...box, files: new Map([...box.files, [key, rx.get(key)!]]) };
    expect(begin(cold).shipments(metformin)[0]).toMatchObject({ address: { line1: null } });
  });

  test('has an id that stays when it is moved', () => {
    const run = begin();
    const ids = () => run.shipments().map(({ shipmentId }) => String(shipmentId));
    const before = ids();
    run.change('move', { ...metforminOn, shipsOn: '2026-11-20' });
    expect(ids()).toContain(before[0]);
    expect(new Set(before).size).toBe(before.length);
    expect(before.join()).not.toMatch(/4400261|EVF/);
  });

  test('that is skipped does not ship, and can be taken back', () => {
    const run = begin();
    run.change('skip', metforminOn);
    expect(run.shipments(metformin)[0]).toMatchObject({ state: 'SKIPPED', canChange: true });
    run.change('restore', metforminOn);
    expect(run.shipments(metformin)[0]).toMatchObject({ state: 'PLANNED' });
    run.change('skip', metforminOn);
    run.daysAfter(30);
    expect(run.autoOrders()).toEqual([]);
  });

  test('that is skipped is not taken back once a reminder was left out', () => {
    const run = begin();
    run.daysAfter(2);
    run.change('skip', metforminOn);
    expect(run.shipments(metformin)[0]).toMatchObject({
      reminders: [{ on: '2026-11-06', isSent: true }],
      changeUntil: '2026-11-11',
    });
    run.daysAfter(7);
    expect(run.shipments(metformin)[0]).toMatchObject({
      state: 'SKIPPED',
      canChange: false,
      reminders: [{ on: '2026-11-06', isSent: true }],
    });
    expect(run.change('restore', metforminOn).status).toBe(409);
  });

  test('that is moved ships on the new day', () => {
    const run = begin();
    expect(run.change('move', { ...metforminOn, shipsOn: '2026-11-20' }).body).toEqual({
      nextShipmentOn: '2026-11-20',
    });
    run.daysAfter(10);
    expect(run.autoOrders()).toEqual([]);
    expect(run.messages()[0]).toMatchObject({
      subject: 'Last reminder: a refill ships on November 20, 2026',
    });
    run.daysAfter(15);
    expect(run.autoOrders()).toMatchObject([{ shipment: { shippedOn: '2026-11-20' } }]);
  });

  test.each([
    ['2026-11-13', 'tooSoon'],
    ['2026-11-21', 'noShipping'],
    ['2026-11-26', 'noShipping'],
    ['2026-12-17', 'tooLate'],
  ])('does not move to %s: %s', (shipsOn, problem) => {
    const { status, body } = begin().change('move', { ...metforminOn, shipsOn });
    expect([status, body['fields']]).toEqual([422, [{ field: 'shipsOn', problem }]]);
  });

  test.each(['skip', 'restore', 'move'])('cannot change once its order is near: %s', (verb) => {
    const run = begin();
    run.daysAfter(8);
    const sent = { ...metforminOn, ...(verb === 'move' && { shipsOn: '2026-11-20' }) };
    const { status, body } = run.change(verb, sent);
    expect([status, String(body['message'])]).toEqual([
      409,
      expect.stringMatching(/^SHIPMENT_NOT_CHANGEABLE/),
    ]);
  });

  test('that was moved is not taken back to a day that is over', () => {
    const run = begin();
    run.change('move', { ...metforminOn, shipsOn: '2026-12-01' });
    run.daysAfter(10);
    expect(run.change('restore', metforminOn).status).toBe(409);
  });
});

test('shipments leave on business days of the day on which the answer is read', () => {
  const scenario = loadFixtures().scenarios.get('auto-refill')!;
  const request = { endpointId: 'mailOrderAutoRefill.getPlan', params: {}, query: { memberId } };
  for (let days = 0; days < 30; days += 1) {
    const today = addDays('2026-11-05', days);
    const { body } = play(scenario, newMemory(scenario), request, { today }).answer;
    const { shipments, medicines } = body as unknown as { shipments: Row[]; medicines: Row[] };
    const named = [
      ...shipments.flatMap(({ shipsOn, moveFrom, moveUntil }) => [shipsOn, moveFrom, moveUntil]),
      ...medicines.map(({ firstShipmentOn }) => firstShipmentOn),
    ];
    expect(shipments.length).toBeGreaterThan(0);
    expect(named.filter((day) => day !== null && !isBusinessDay(String(day)))).toEqual([]);
  }
});

test('a shipment is moved and skipped on another day than that of the scenario', () => {
  const scenario = loadFixtures().scenarios.get('auto-refill')!;
  const options = { today: '2026-11-30' };
  let memory = newMemory(scenario);
  const call = (endpointId: string, more: object) => {
    const request = { endpointId, params: {}, query: {}, ...more };
    const played = play(scenario, memory, request, options);
    memory = played.memory;
    return played.answer;
  };
  const first = () => {
    const { body } = call('mailOrderAutoRefill.getPlan', { query: { memberId } });
    return (body as unknown as { shipments: Row[] }).shipments[0]!;
  };
  const { plannedOn } = first();
  const sent = { memberId, rxNumber: metformin, plannedOn };
  // Christmas; the Monday after it.
  const move = (shipsOn: string) =>
    call('mailOrderAutoRefill.move', { body: { ...sent, shipsOn } }).status;
  expect([move('2026-12-25'), move('2026-12-28')]).toEqual([422, 200]);
  expect(first()).toMatchObject({ plannedOn, shipsOn: '2026-12-28', isMoved: true });
  expect(call('mailOrderAutoRefill.skip', { body: sent }).status).toBe(200);
  expect(first()).toMatchObject({ plannedOn, state: 'SKIPPED' });
});

test('a prescription that a new one replaced ships no more, and the run goes on', () => {
  const run = begin();
  run.call('mailOrderNewRx.request', {
    params: { formId: 'new-rx-transfer' },
    body: {
      memberId,
      version: 1,
      language: 'en',
      answers: {
        drugName: 'Metformin ER',
        strength: '500 mg',
        rxNumber: metformin,
        days: '90',
        officePhone: '6125550131',
        phone: '6125550142',
        pharmacyName: 'Placeholder Pharmacy',
        mayCall: true,
      },
    },
    idempotencyKey: 'key-1',
  });
  run.daysAfter(8);
  expect(run.autoOrders()).toEqual([]);
  expect(run.refill(metformin)).toBeUndefined();
  run.daysAfter(20);
  expect([run.autoOrders(), run.shipments(metformin)]).toEqual([[], []]);
});
