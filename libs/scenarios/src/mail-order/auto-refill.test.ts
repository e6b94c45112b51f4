import { newMemory, play } from '../play/play';
import { loadFixtures } from '../fixtures/read-fixtures';
import {
  begin,
  fluticasone,
  memberId,
  metformin,
  metforminOn,
  withRx,
  yes,
} from '../testing/auto-refill';
import { type Row, runOf } from '../testing/mail-order';

describe('without a yes', () => {
  test('nothing ships, is charged or announced in 120 days', () => {
    const run = begin('commercial-member');
    const facts = () => [
      run.autoOrders(),
      run.orders().map(({ orderNumber }) => orderNumber),
      run.call('payments.getHistory').body,
      run.messages(),
      run.unread(),
    ];
    const before = facts();
    run.daysAfter(120);
    expect(facts()).toEqual(before);
    expect(run.shipments()).toEqual([]);
  });

  test('after a yes was taken back nothing more ships', () => {
    const run = begin();
    expect(run.change('switchOff', { memberId, rxNumber: metformin }).body).toEqual({
      nextShipmentOn: null,
    });
    const before = run.messages().length;
    run.daysAfter(120);
    expect([run.autoOrders(), run.messages().length, run.shipments()]).toEqual([[], before, []]);
  });
});

describe('a yes', () => {
  test('plans the shipments, and the list of refills shows the next one', () => {
    const run = begin();
    expect(run.change('switchOn', yes).body).toEqual({ nextShipmentOn: '2026-11-16' });
    expect(run.medicine(fluticasone)).toMatchObject({ isOn: true, since: '2026-11-05', days: 90 });
    expect(run.refill(fluticasone)).toMatchObject({
      autoRefill: true,
      nextShipmentOn: '2026-11-16',
    });
    expect(run.shipments(fluticasone)[0]).toMatchObject({
      shipsOn: '2026-11-16',
      cost: 10,
      reminders: [
        { on: '2026-11-06', isSent: false },
        { on: '2026-11-11', isSent: false },
      ],
      changeUntil: '2026-11-12',
    });
  });

  test('says before it when the second shipment would be, if the refills are enough for it', () => {
    const of = (refillsLeft: number) => {
      const rx = { refillsLeft, autoRefill: undefined, expiresOn: '2028-01-01' };
      const { choices, fillDays } = begin(withRx(rx)).medicine(metformin);
      return [fillDays, (choices as Row[]).map(({ secondShipmentOn }) => secondShipmentOn)];
    };
    expect(of(6)).toEqual([30, ['2027-02-11']]);
    expect(of(5)).toEqual([30, [null]]);
  });

  test.each([
    [{ days: 30 }, 'days', 'option'],
    [{ cost: 9.99 }, 'cost', 'changed'],
    [{ firstShipmentOn: '2026-11-10' }, 'firstShipmentOn', 'changed'],
  ])('to what is no longer so is refused: %j', (change, field, problem) => {
    const run = begin();
    const { status, body } = run.change('switchOn', { ...yes, ...change });
    expect([status, body['fields']]).toEqual([422, [{ field, problem }]]);
    expect(run.medicine(fluticasone)).toMatchObject({ isOn: false });
  });

  test.each([
    ['4402227', 'CONTROLLED'],
    ['4400383', 'RENEWAL_NEEDED'],
    ['4400139', 'RENEWAL_NEEDED'],
    ['4400078', 'ON_HOLD'],
    ['4402135', 'EXPIRED'],
  ])('is not possible for %s: %s', (rxNumber, refusal) => {
    const run = begin();
    expect(run.medicine(rxNumber)).toMatchObject({ refusal, choices: [], firstShipmentOn: null });
    expect(run.refill(rxNumber)).toMatchObject({ autoRefillAllowed: false });
    const { status, body } = run.change('switchOn', { ...yes, rxNumber });
    expect([status, String(body['message'])]).toEqual([
      409,
      expect.stringMatching(/^AUTO_REFILL_NOT_ALLOWED/),
    ]);
  });

  test('in Part D comes after the first fill', () => {
    const run = runOf('auto-refill-medicare', 'GMR00730512');
    expect(run.refill('5521502')).toMatchObject({ autoRefillAllowed: false });
    expect(run.refill('5521434')).toMatchObject({ autoRefillAllowed: true });
  });

  test('for a medicine that the person does not have is a 404', () => {
    expect(begin().change('switchOn', { ...yes, rxNumber: '1' }).status).toBe(404);
  });
});

describe('as the days pass', () => {
  test('two reminders name date, cost and the last day, without the drug in their subject', () => {
    const run = begin();
    expect(run.unread()).toBe(2);
    run.daysAfter(6);
    expect(run.unread()).toBe(4);
    expect(run.messages()).toMatchObject([
      {
        subject: 'Last reminder: a refill ships on November 16, 2026',
        body: 'Metformin ER 500 mg, 90 days, ships on November 16, 2026. You pay $7.50. We charge it when it ships. You can skip it, move it or stop auto-refill until November 12, 2026.',
        action: { path: '/member/mail-order/auto-refill' },
      },
      { subject: 'A refill ships on November 16, 2026' },
    ]);
    expect(run.messages('es')[0]).toMatchObject({
      subject: 'Último recordatorio: un resurtido se envía el 16 de noviembre de 2026',
    });
    // They are unread until the portal marks them.
    expect(run.unread()).toBe(4);
  });

  test('the order ships, is charged to the card and claimed, and the next one is planned', () => {
    const run = begin();
    run.daysAfter(8);
    expect(run.autoOrders()).toMatchObject([
      { orderNumber: 'HD-30001', state: 'FILLING', total: 7.5, card: { last4: '4242' } },
    ]);
    expect(run.shipments(metformin)[0]).toMatchObject({
      state: 'ORDERED',
      orderNumber: 'HD-30001',
      shipsOn: '2026-11-16',
      canChange: false,
    });
    const payments = () =>
      (run.call('payments.getHistory').body['payments'] as Row[]).map(({ paymentId }) => paymentId);
    expect(payments()).not.toContain('PM-HD-30001');
    run.daysAfter(11);
    expect(run.autoOrders()).toMatchObject([{ state: 'SHIPPED' }]);
    expect(payments()).toContain('PM-HD-30001');
    const claims = run.call('claims.getHistory', {
      params: { fromDate: '2026-11-01', toDate: '2026-12-01', memberId },
    }).body as { claimsHistory: { claim: Row[] } } & Row;
    expect(claims.claimsHistory.claim[0]).toMatchObject({
      dateOfService: '2026-11-13',
      copayAmount: '7.50',
    });
    run.daysAfter(40);
    expect(run.refill(metformin)).toMatchObject({
      refillsLeft: 3,
      lastFilledOn: '2026-11-13',
      // 7 days were left of the fill before.
      runsOutOn: '2027-02-18',
    });
  });

  test('every order is made once, however long no one looked', () => {
    const yearlong = withRx({ expiresOn: '2028-01-01', refillsLeft: 6 });
    const daily = begin(yearlong);
    for (let day = 1; day <= 120; day += 1) {
      daily.daysAfter(day);
      daily.unread();
    }
    const late = begin(yearlong);
    late.daysAfter(120);
    const facts = ({ autoOrders, messages }: typeof daily) => [
      autoOrders().map(({ orderNumber, placedOn }) => [orderNumber, placedOn]),
      messages().map(({ subject, sentOn }) => [subject, sentOn]),
    ];
    expect(facts(late)).toEqual(facts(daily));
    expect(daily.autoOrders()).toHaveLength(2);
  });
});

test('the memory of a run without a yes stays as it is', () => {
  const scenario = loadFixtures().scenarios.get('commercial-member')!;
  const memory = newMemory(scenario);
  const request = { endpointId: 'notifications.getCounts', params: {}, query: {} };
  const { stored, facts } = play(scenario, memory, request, { daysAhead: 100 }).memory;
  expect(stored).toBe(memory.stored);
  // The payments of these days were looked at, which is remembered in any case.
  expect(Object.keys(facts)).toEqual(['paymentsUntil']);
});

test('a shipment that was moved and skipped ships on the day of the move when the skip is taken back', () => {
  const run = begin();
  run.change('move', { ...metforminOn, shipsOn: '2026-11-20' });
  run.change('skip', metforminOn);
  expect(run.shipments(metformin)[0]).toMatchObject({ state: 'SKIPPED', shipsOn: '2026-11-20' });
  run.change('restore', metforminOn);
  expect(run.shipments(metformin)[0]).toMatchObject({ state: 'PLANNED', shipsOn: '2026-11-20' });
  run.change('restore', metforminOn);
  expect(run.shipments(metformin)[0]).toMatchObject({ isMoved: false, shipsOn: '2026-11-16' });
});
