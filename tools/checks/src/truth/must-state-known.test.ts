import { notStatedThoughKnown } from './must-state-known';
import { said } from './testing-statement';

const known = new Map([
  ['orderShipped HD-1', '2026-11-03'],
  ['orderShipped HD-2', '2026-11-04'],
  ['plannedTotal own', '0.00'],
  ['orderFrom 77', '2026-12-08'],
  ['orderFrom 78', '2026-12-09'],
  ['refillsLeft 77', '2'],
  ['refillsLeft 78', '2'],
  ['prescriptionEnds 77', '2027-02-01'],
  ['prescriptionEnds 78', '2026-11-20'],
  ['appealBy CD-1', '?withheld'],
  ['unreadMessages own', '3'],
]);
const orders = 'mailOrders → HD-1';
const shipped = (order: string) =>
  said(`orderShipped ${order} 2026-11-03`, 'Shipped', { screen: orders });
const refill = (line: string) => said(line, '', { screen: 'mailOrder' });

test.each([
  ['of each order', [shipped('HD-1')], [orders], [/mailOrders →\* \(en\).* orderShipped HD-2$/]],
  ['all stated', [shipped('HD-1'), shipped('HD-2')], [orders], []],
  ['nothing of a screen that is not read', [], ['dashboard', 'makePayment'], []],
  ['nothing of a list that is closed', [], ['mailOrder'], []],
  [
    'one of some, and each that ends soon',
    [refill('refillCost 77 30 4.00')],
    ['mailOrder'],
    [/does not state orderFrom$/, /does not state prescriptionEnds 78$/],
  ],
  [
    'the day of one is enough',
    [
      refill('refillCost 77 30 4.00'),
      refill('orderFrom 77 2026-12-08'),
      refill('prescriptionEnds 78 2026-11-20'),
    ],
    ['mailOrder'],
    [],
  ],
  [
    'how many are unread, where messages are open to the person',
    [],
    ['dashboard', 'messageCenter'],
    [/dashboard \(en\) does not state unreadMessages own$/],
  ],
  [
    'what follows from another fact',
    [
      said('monthBill own 2026-11 30.00', '$30.00', { screen: 'paymentPlan' }),
      said('restOfYear own 2026 30.00', '$30.00', { screen: 'myDrugs' }),
    ],
    ['paymentPlan'],
    [/does not state monthAtPharmacy$/],
  ],
])('%s', (_what, statements, screens, expected) => {
  const [{ scenario, day, language }] = [shipped('HD-1')];
  const read = screens.map((screen) => ({ scenario, day, language, screen }));
  const found = notStatedThoughKnown(statements, read, () => known).map(({ text }) => text);
  expect(found).toEqual(expected.map((text) => expect.stringMatching(text) as string));
});

test('in an emergency no day from which an order may be placed has to be stated', () => {
  const { scenario, day, language } = shipped('HD-1');
  const statements = [refill('refillCost 77 30 4.00'), refill('prescriptionEnds 78 2026-11-20')];
  const early = new Map([...known, ['refillFrom 77', day], ['refillFrom 78', day]]);
  const read = [{ scenario, day, language, screen: 'mailOrder' }];
  expect(notStatedThoughKnown(statements, read, () => known)).toHaveLength(1);
  expect(notStatedThoughKnown(statements, read, () => early)).toEqual([]);
});
