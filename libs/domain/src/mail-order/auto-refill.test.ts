import { isBusinessDay } from '../calendar/business-days';
import {
  type AutoRefillYes,
  canChangeShipment,
  canRestoreShipment,
  firstShipmentOn,
  moveRefusal,
  plannedShipments,
  type ShipmentFacts,
  shipmentsByMonth,
} from './auto-refill';
import { autoRefillRefusal } from './auto-refill-refusal';
import { deliveryOf } from './delivery';

const today = '2026-11-05';
const facts: ShipmentFacts = {
  lastFilledOn: '2026-10-01',
  lastDays: 90,
  runsOutOn: '2026-12-30',
  refillsLeft: 3,
  fillDays: 90,
  expiresOn: '2027-12-01',
};
const yes: AutoRefillYes = { since: today, days: 90, changes: {} };
const planned = (
  change: Partial<AutoRefillYes> = {},
  more: Partial<ShipmentFacts> = {},
  on = today,
) => plannedShipments({ ...facts, ...more }, { ...yes, ...change }, on);

describe('who may have auto-refill', () => {
  const asked = { status: 'ready', controlled: false, refillsLeft: 3, lastFilledOn: null } as const;
  test.each([
    ['a controlled substance never', { ...asked, controlled: true }, false, 'controlled'],
    ['Part D not before the first fill', asked, true, 'firstFill'],
    ['Part D after the first fill', { ...asked, lastFilledOn: '2026-10-01' }, true, null],
    ['another plan before the first fill', asked, false, null],
    [
      'no refills left',
      { ...asked, status: 'renewalNeeded' as const },
      false,
      'renewalNeeded' as const,
    ],
    [
      'the last refill on its way',
      { ...asked, status: 'inProcess' as const, refillsLeft: 0 },
      false,
      'renewalNeeded' as const,
    ],
    ['too early to order by hand', { ...asked, status: 'tooEarly' as const }, false, null],
  ])('%s', (_title, refill, isPartD, refusal) => {
    expect(autoRefillRefusal(refill, isPartD)).toBe(refusal);
  });
});

describe('when it ships', () => {
  test('seven days before the last fill is used up', () => {
    expect(firstShipmentOn(facts, today)).toBe('2026-12-23');
  });

  test('not before both reminders can come', () => {
    expect(
      firstShipmentOn({ ...facts, lastFilledOn: '2026-08-01', runsOutOn: '2026-10-30' }, today),
    ).toBe('2026-11-16');
    expect(firstShipmentOn({ ...facts, lastFilledOn: null, runsOutOn: null }, today)).toBe(
      '2026-11-16',
    );
  });

  test('not before the plan pays for it', () => {
    // 30 days: the plan pays from day 23, a Sunday: the order of Monday ships on Tuesday.
    const month = { lastFilledOn: '2026-10-30', lastDays: 30, runsOutOn: '2026-11-29' };
    expect(firstShipmentOn({ ...facts, ...month }, today)).toBe('2026-11-24');
  });

  test('on the last business day that is in time', () => {
    // Seven days before are a Sunday, and Christmas.
    const runsOut = (runsOutOn: string) => firstShipmentOn({ ...facts, runsOutOn }, today);
    expect([runsOut('2026-12-27'), runsOut('2027-01-01')]).toEqual(['2026-12-18', '2026-12-24']);
  });

  test('each on a business day, by the rule of any order, from an order that was made before', () => {
    const standard = { from: 3, to: 5 };
    for (let day = 1; day <= 28; day += 1) {
      const runsOutOn = `2026-12-${String(day).padStart(2, '0')}`;
      for (const { shipsOn, orderedOn, moveFrom, moveUntil } of planned(
        { days: 30 },
        { runsOutOn },
      )) {
        expect(
          [shipsOn, orderedOn, moveFrom, moveUntil].filter((on) => !isBusinessDay(on)),
        ).toEqual([]);
        expect(deliveryOf({ day: orderedOn, hour: 0 }, standard).shipsOn).toBe(shipsOn);
      }
    }
  });

  test('with two reminders, an order on the day before, and a last day to change it', () => {
    expect(planned()[0]).toMatchObject({
      plannedOn: '2026-12-23',
      shipsOn: '2026-12-23',
      reminders: ['2026-12-13', '2026-12-18'],
      orderedOn: '2026-12-22',
      changeUntil: '2026-12-21',
    });
  });

  test('again and again within 180 days, as long as refills are left', () => {
    const days = (shipments: readonly { shipsOn: string }[]) =>
      shipments.map(({ shipsOn }) => shipsOn);
    expect(days(planned())).toEqual(['2026-12-23', '2027-03-23']);
    expect(days(planned({}, { refillsLeft: 1 }))).toEqual(['2026-12-23']);
    expect(planned({}, { refillsLeft: 0 })).toEqual([]);
  });

  test('a shipment uses as many refills as its supply is fills, and none ships that they do not cover', () => {
    const ofMonths = { fillDays: 30 };
    expect(planned({}, { ...ofMonths, refillsLeft: 6 })).toHaveLength(2);
    expect(planned({}, { ...ofMonths, refillsLeft: 5 })).toHaveLength(1);
    expect(planned({}, { ...ofMonths, refillsLeft: 2 })).toEqual([]);
  });

  test('not after the prescription ends', () => {
    expect(planned({}, { expiresOn: '2026-12-21' })).toEqual([]);
    expect(planned({}, { expiresOn: '2026-12-22' })).toHaveLength(1);
  });

  test('the next shipment stays where it was when the order of this one is made', () => {
    const [first, second] = planned();
    const filled = { lastFilledOn: first!.orderedOn, runsOutOn: '2027-03-30', refillsLeft: 2 };
    expect(planned({}, filled, first!.shipsOn)[0]!.shipsOn).toBe(second!.shipsOn);
  });
});

describe('what the member changes', () => {
  test('a shipment that is skipped takes no refill, and the next one stays', () => {
    const shipments = planned(
      { changes: { '2026-12-23': { skippedOn: today } } },
      { refillsLeft: 1 },
    );
    expect(shipments.map(({ shipsOn, state }) => [shipsOn, state])).toEqual([
      ['2026-12-23', 'skipped'],
      ['2027-03-23', 'planned'],
    ]);
  });

  test('after a shipment that is moved the next one follows from the new day', () => {
    const change = { shipsOn: '2027-01-04', movedOn: '2026-12-15' };
    const [moved, next] = planned({ changes: { '2026-12-23': change } });
    expect(moved).toMatchObject({ plannedOn: '2026-12-23', shipsOn: '2027-01-04', isMoved: true });
    // The first reminder came for the old day.
    expect(moved!.reminders).toEqual(['2026-12-25', '2026-12-30']);
    expect(moved!.orderedOn).toBe('2026-12-31');
    expect(next!.shipsOn).toBe('2027-03-24');
  });

  test('no reminder is sent again for a day that is chosen after it', () => {
    const change = { shipsOn: '2026-12-24', movedOn: '2026-12-20' };
    expect(planned({ changes: { '2026-12-23': change } })[0]!.reminders).toEqual([]);
  });

  test('it can be moved from when the plan pays and both reminders can come, by up to 30 days', () => {
    expect(planned()[0]).toMatchObject({ moveFrom: '2026-12-09', moveUntil: '2027-01-22' });
    expect(planned({}, {}, '2026-12-10')[0]!.moveFrom).toBe('2026-12-21');
    expect(planned({}, {}, '2026-12-18')[0]!.moveFrom).toBe('2026-12-23');
    expect(planned({}, { expiresOn: '2026-12-30' })[0]!.moveUntil).toBe('2026-12-31');
  });

  test('once moved back, it moves to a nearer day only where both reminders can come', () => {
    const changes = { '2026-12-23': { shipsOn: '2027-01-12', movedOn: '2026-12-15' } };
    expect(planned({ changes }, {}, '2026-12-30')[0]!.moveFrom).toBe('2027-01-11');
    expect(planned({ changes }, {}, '2027-01-05')[0]!.moveFrom).toBe('2027-01-12');
  });

  test('a move to the tenth day from today still has both reminders', () => {
    const changes = { '2026-12-23': { shipsOn: '2026-12-21', movedOn: '2026-12-11' } };
    expect(planned({ changes })[0]!.reminders).toEqual(['2026-12-11', '2026-12-16']);
  });

  test.each([
    ['2026-12-08', 'tooSoon'],
    ['2026-12-09', null],
    ['2026-12-25', 'noShipping'],
    ['2027-01-16', 'noShipping'],
    ['2027-01-22', null],
    ['2027-01-23', 'tooLate'],
  ])('a move to %s: %s', (day, refusal) => {
    expect(moveRefusal(planned()[0]!, day)).toBe(refusal);
  });

  test('nothing changes from the day on which the order is made', () => {
    const [shipment] = planned();
    expect(canChangeShipment(shipment!, '2026-12-21')).toBe(true);
    expect(canChangeShipment(shipment!, '2026-12-22')).toBe(false);
    expect(canChangeShipment({ ...shipment!, state: 'done' }, today)).toBe(false);
  });
});

describe('a change is taken back', () => {
  const movedOn = (day: string) =>
    planned({ changes: { '2026-12-23': { shipsOn: '2027-01-04', movedOn: day } } })[0]!;
  const skippedOn = (day: string) => planned({ changes: { '2026-12-23': { skippedOn: day } } })[0]!;

  test.each([
    ['before both reminders', '2026-12-01', '2026-12-13', '2026-12-14'],
    ['on the day of the first', '2026-12-13', '2026-12-18', '2026-12-19'],
    ['between them', '2026-12-15', '2026-12-18', '2026-12-19'],
    ['after both, until the order would be due', '2026-12-19', '2026-12-21', '2026-12-22'],
  ])('made %s: while no reminder was left out', (_when, madeOn, last, tooLate) => {
    for (const shipment of [movedOn(madeOn), skippedOn(madeOn)]) {
      expect(canRestoreShipment(shipment, last)).toBe(true);
      expect(canRestoreShipment(shipment, tooLate)).toBe(false);
    }
    expect(skippedOn(madeOn).changeUntil).toBe(last);
    expect(canChangeShipment(movedOn(madeOn), tooLate)).toBe(true);
  });

  test('a skip of a shipment that was moved gives back the day to which it was moved', () => {
    const moved = { shipsOn: '2027-01-04', movedOn: '2026-12-01' };
    const changes = { '2026-12-23': { skippedOn: '2026-12-05', moved } };
    const [shipment] = planned({ changes });
    expect(shipment).toMatchObject({ state: 'skipped', shipsOn: '2027-01-04', isMoved: true });
    expect(shipment!.changeUntil).toBe('2026-12-25');
    expect(canRestoreShipment(shipment!, '2026-12-25')).toBe(true);
    expect(canRestoreShipment(shipment!, '2026-12-26')).toBe(false);
  });

  test('a skipped shipment has only the reminders that were sent before', () => {
    expect(skippedOn('2026-12-01').reminders).toEqual([]);
    expect(skippedOn('2026-12-13').reminders).toEqual(['2026-12-13']);
  });
});

test('groups shipments by month and day', () => {
  const on = (shipsOn: string) => ({ shipsOn });
  expect(shipmentsByMonth([on('2027-01-04'), on('2026-12-23'), on('2026-12-02')])).toEqual([
    { month: '2026-12', shipments: [on('2026-12-02'), on('2026-12-23')] },
    { month: '2027-01', shipments: [on('2027-01-04')] },
  ]);
});
