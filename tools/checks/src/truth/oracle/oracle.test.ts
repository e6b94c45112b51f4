import { billFacts, orderFacts, prescriptionFacts } from './documents';
import { oracleFor } from './oracle';
import { claim, family, paid, world } from './testing-world';
import { allScenarios } from './world';

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

describe('the scenarios', () => {
  test('every one has statements, none of them half a number', () => {
    for (const [name, { person }] of allScenarios()) {
      const facts = [...oracleFor(name)];
      if (person) expect(facts.length).toBeGreaterThan(0);
      expect(facts.filter(([, value]) => /NaN|Infinity|undefined|^$/.test(value))).toEqual([]);
    }
  });

  test('on another day its dates move, and its year is that day’s', () => {
    const facts = oracleFor('commercial-member', '2027-01-15');
    expect(facts.get('claimDay HS-26306-31584')).toBe('2027-01-12');
    // Glyvexa, 212.00, and lisinopril, 10.00, moved into the new year; metformin, 4.00, to its eve.
    expect(facts.get('paidThisYear own 2027')).toBe('222.00');
  });
});
