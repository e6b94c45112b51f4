import { billFacts, messageFacts, orderFacts } from './documents';
import { oracleFor } from './oracle';
import { prescriptionFacts } from './prescriptions';
import { claim, family, paid, world } from './testing-world';
import { type Json, allScenarios, fixture } from '../world/world';
import { yearFacts } from './year-facts';

const lipestra = { quantity: 30, daysSupply: 30, pharmacyNpi: '1234567893' };

test('bills, orders and prescriptions', () => {
  const at = (day: string) => `${day}T12:00:00-05:00`;
  const documents = world(
    [
      claim('A', 'F1-01', '2026-10-01', {
        ...paid('0.00', '4.00'),
        rxNumber: '77',
        daysSupply: 30,
      }),
    ],
    family,
    {
      'payments.getInvoices': {
        invoices: [
          { invoiceId: 'I1', amount: '30.00', amountDue: '20.00', dueOn: '2026-11-04' },
          { invoiceId: 'I2', amount: '15.00', amountDue: '15.00', dueOn: '2026-11-05' },
        ],
      },
      'payments.getHistory': {
        payments: [
          { paymentId: 'P1', amount: '10.00', status: 'POSTED' },
          { paymentId: 'P2', amount: '20.00', status: 'PLANNED' },
          { paymentId: 'P3', amount: '9.00', status: 'REFUNDED' },
        ],
      },
      'mailOrders.getList': {
        orders: [
          {
            orderNumber: 'O1',
            plan: { shipped: at('2026-11-03'), delivered: at('2026-11-09') },
            items: [{ cost: 7.5 }, { cost: 10 }],
            shippingCost: 5,
          },
        ],
      },
    },
  );
  const facts = new Map(
    [billFacts, orderFacts, prescriptionFacts].flatMap((of) => [...of(documents)]),
  );
  expect(Object.fromEntries(facts)).toMatchObject({
    'owed own': '35.00',
    'pastDue own': '20.00',
    'plannedTotal own': '20.00',
    'orderTotal O1': '22.50',
    'orderStatus O1': 'shipped',
    'orderShipped O1': '2026-11-03',
    'orderArrives O1': '2026-11-09',
    'runsOut 77': '2026-10-31',
    'refillFrom 77': '2026-10-27',
  });
});

test('a prescription by mail, filled each two months, lasts as long and may be refilled after 75 %', () => {
  const mail = { rxNumber: '78', daysSupply: 30, pharmacyNpi: '1999000114', refillsAuthorized: 5 };
  const fill = (id: string, day: string, fillNumber: number, row: Json = {}) =>
    claim(id, 'F1-01', day, { ...paid('0.00', '4.00'), ...mail, fillNumber }, row);
  const facts = prescriptionFacts(
    world(
      [
        fill('A', '2026-05-01', 0),
        fill('B', '2026-06-20', 1),
        fill('C', '2026-08-09', 2, { CLAIM_STATUS: 'PENDING' }),
      ],
      family,
    ),
  );
  // 50 days between the fills, more than 37.5; 30 days less a quarter are 22.5, so the 23rd day.
  expect(facts.get('runsOut 78')).toBe('2026-09-28');
  expect(facts.get('refillFrom 78')).toBe('2026-09-01');
  expect(facts.get('refillsLeft 78')).toBe('3');
});

test.each([
  ['2026-11-20', '2026-11-05'],
  ['2026-11-04', '2026-11-27'],
])('an emergency that ends on %s lets a refill be had from %s', (endsOn, from) => {
  const alert = { emergency: { earlyRefills: true, declaredOn: '2026-10-31', endsOn } };
  const one = { ...paid('0.00', '4.00'), rxNumber: '77', daysSupply: 30 };
  const documents = { 'content.getEmergencyAlert': alert };
  const facts = prescriptionFacts(
    world([claim('A', 'F1-01', '2026-11-01', one)], family, documents),
  );
  expect(facts.get('refillFrom 77')).toBe(from);
});

test('a swap at the own pace, at the pharmacy of the last fill', () => {
  // Lipestra at Maple & Main: 4.00 and a brand difference of 38.00. Twelve fills of 30 days: 504.00, the generic's 48.00.
  const year = yearFacts(
    world(
      [1, 2, 3].map((month) =>
        claim(
          `M${month}`,
          'F1-01',
          `2026-0${month}-01`,
          { ...paid('0.00', '42.00'), ...lipestra },
          {
            PRODUCT_ID: '99005100002',
          },
        ),
      ),
      { ...family, individualOOPMax: '4000.00' },
      { 'benefits.getSummary': fixture('responses/benefits.getSummary/family-1500.json') },
    ),
  );
  expect(year.get('swapSaving own 99005100002 99004100002')).toBe('456.00');
});

test('next year’s fills begin with its deductible, by this year’s list and by the next', () => {
  const facts = oracleFor('commercial-member');
  // Of 368.00 each twelve times: 1,500.00, then 25 %, next year 40 %.
  expect(facts.get('yearCost own 99005196002 2026')).toBe('2229.00');
  expect(facts.get('yearCost own 99005196002 2027')).toBe('2666.40');
});

test('an order may be placed once 75 % of the days are used', () => {
  const prescription = { rxNumber: '79', days: 90, lastFilledOn: '2026-10-01', refillsLeft: 2 };
  const documents = { 'mailOrderRefills.getList': { prescriptions: [prescription] } };
  const facts = prescriptionFacts(world([], family, documents));
  expect(facts.get('orderFrom 79')).toBe('2026-12-08');
  expect(facts.get('runsOut 79')).toBe('2026-12-30');
});

test('auto-refill ships a week before all is used up, on business days, while refills are left', () => {
  const prescription = {
    rxNumber: '79',
    days: 90,
    lastFilledOn: '2026-10-01',
    refillsLeft: 2,
    expiresOn: '2027-12-01',
    autoRefill: { since: '2026-11-05', days: 90 },
  };
  const shipsOf = (change: Json) => {
    const prescriptions = [{ ...prescription, ...change }];
    const facts = prescriptionFacts(
      world([], family, { 'mailOrderRefills.getList': { prescriptions } }),
    );
    const ships = [...facts].filter(([fact]) => fact.startsWith('autoRefillShips 79 '));
    return [facts.get('autoRefillNext 79'), ...ships.map(([, day]) => day)];
  };
  expect(shipsOf({})).toEqual(['2026-12-23', '2026-12-23', '2027-03-23']);
  expect(shipsOf({ refillsLeft: 1 })).toEqual(['2026-12-23', '2026-12-23']);
  // Until ten days after the yes, a Sunday.
  expect(shipsOf({ lastFilledOn: '2026-08-01', refillsLeft: 1 })[0]).toBe('2026-11-16');
  // An order on the last day of the prescription.
  expect(shipsOf({ expiresOn: '2026-12-22' })).toHaveLength(2);
  expect(shipsOf({ expiresOn: '2026-12-21' })).toEqual([undefined]);
});

test('unread messages are counted where nothing adds to them', () => {
  const messages = [{ read: false }, { read: false }, { read: true }];
  const unread = (more: Json) =>
    messageFacts(
      world([], family, {
        'notifications.getList': { messages, copies: { count: 9, unread: 4 } },
        ...more,
      }),
    ).get('unreadMessages own');
  expect(unread({})).toBe('8');
  expect(unread({ 'coverageRequests.getList': { requests: [{}] } })).toBeUndefined();
  expect(unread({ 'mailOrders.getList': { orders: [{ hold: {} }] } })).toBeUndefined();
});

test('what became of a new prescription is an unread message once the answer has come', () => {
  const answerBy = (day: string) => ({ answerBy: `${day}T23:59:00-05:00` });
  const requests = [answerBy('2026-11-04'), answerBy('2026-11-05'), answerBy('2026-11-10')];
  const facts = messageFacts(
    world([], family, {
      'notifications.getList': { messages: [{ read: false }] },
      'mailOrderNewRx.getRequests': { requests },
    }),
  );
  expect(facts.get('unreadMessages own')).toBe('2');
});

describe('the scenarios', () => {
  test('every one has statements, none of them half a number', () => {
    for (const [name, { person }] of allScenarios()) {
      const facts = [...oracleFor(name)];
      if (person) expect(facts.length).toBeGreaterThan(0);
      expect(facts.filter(([, value]) => /NaN|Infinity|undefined|^$/.test(value))).toEqual([]);
    }
  });

  test('Medicare’s limits are those of their years', () => {
    const facts = oracleFor('medicare-member');
    expect(facts.get('planLimit PDP-042 2026')).toBe('2100.00');
    expect(facts.get('planLimit PDP-042 2027')).toBe('2400.00');
    expect(facts.get('planDeductible PDP-088 2027')).toBe('0.00');
  });

  test('a year of a plan is its premiums and the drugs, at most its limit', () => {
    const facts = oracleFor('claims-straddling');
    // Twelve of 38.50, and of 12.00, and the limit of 2,400.00.
    expect(facts.get('planYearTotal PDP-042 2027')).toBe('2862.00');
    expect(facts.get('planYearTotal PDP-017 2027')).toBe('2544.00');
    expect(facts.get('planDrugs PDP-042 2027')).toBe('2400.00');
    expect(facts.get('planDrugCost PDP-042 99005176002 2027')).toBe('320.00');
    expect(facts.get('planDrugCost PDP-042 99005382001 2027')).toBe('2080.00');
  });

  test('a fill once the deductible is met costs its share alone', () => {
    const facts = oracleFor('medicare-in-deductible');
    // 295.00 to the deductible, and a quarter of the other 25.00 of 320.00; then a quarter of it all.
    expect(facts.get('nextFill own 99005176002 60/30 1234567893')).toBe('301.25');
    expect(facts.get('costOnceMet own 99005176002 60/30 Maple-&-Main-Pharmacy')).toBe('80.00');
  });

  test('what medical care adds to a limit that it shares', () => {
    const facts = oracleFor('family-maximum-met');
    expect(facts.get('otherCareTo own outOfPocket')).toBe('1742.00');
  });

  test('on another day its dates move, and its year is that day’s', () => {
    const facts = oracleFor('commercial-member', '2027-01-15');
    expect(facts.get('claimDay HS-26306-31584')).toBe('2027-01-12');
    // Glyvexa, 212.00, and lisinopril, 10.00, moved into the new year; metformin, 4.00, to its eve.
    expect(facts.get('paidThisYear own 2027')).toBe('222.00');
  });
});
