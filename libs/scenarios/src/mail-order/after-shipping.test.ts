import { type Row, runOf } from '../testing/mail-order';

const member = 'EVF00421787';
const period = { fromDate: '2026-11-01', toDate: '2026-11-30', memberId: member };
const toPay = { params: { memberId: member } };

/** An order of levothyroxine and fluticasone, a day and a half later. */
function shipped(change: Record<string, unknown> = {}) {
  const run = runOf('commercial-member');
  run.order({ '4402101': 7.5, '4400688': 10 }, change);
  run.wait(36);
  return run;
}

test('nothing is claimed, billed or charged before the order ships', () => {
  const run = runOf('commercial-member');
  const facts = () => [
    run.call('claims.getHistory', { params: period }).body,
    run.call('payments.getInvoices').body,
    run.call('payments.getHistory').body,
    run.call('balances.getBenefitBalance', toPay).body,
  ];
  const before = facts();
  run.order({ '4402101': 7.5 });
  run.wait(23);
  expect(facts()).toEqual(before);
});

test('each medicine of a shipped order is a claim, with the amounts of its price', () => {
  const run = shipped();
  const { claimsHistory } = run.call('claims.getHistory', { params: period }).body as never as {
    claimsHistory: { claim: Record<string, string>[] };
  };
  const row = claimsHistory.claim.find(({ PRODUCT_ID }) => PRODUCT_ID === '99004215002')!;
  expect(row).toMatchObject({
    dateOfService: '2026-11-05',
    memberFirstName: 'Marisol',
    drugName: 'Levothyroxine 50 mcg tablet',
    serviceProvider: 'Everfern Home Delivery',
    copayAmount: '7.50',
    CLAIM_STATUS: 'PAID',
  });
  const entry = run.call('claims.getEntry', {
    params: { healthServiceId: row['healthServiceId'] },
  }).body as Record<string, string>;
  const paid = Number(entry['fullPrice']) - Number(entry['amtInsurancePaid']);
  expect(paid.toFixed(2)).toBe('7.50');
  expect(entry['amtInsurancePaid']).toBe(row['amtInsurancePaid']);
});

test('the limits of the year and the plan balance count it', () => {
  const before = runOf('commercial-member');
  const after = shipped();
  const own = (run: typeof before) =>
    (run.call('balances.getBenefitBalance', toPay).body['balance'] as Record<string, string>[])[0]!;
  expect(Number(own(after)['pm']) - Number(own(before)['pm'])).toBeCloseTo(17.5, 5);
  const paid = (run: typeof before) =>
    Number(run.call('balances.getPlanBalance', toPay).body['memberPaid']);
  expect(paid(after) - paid(before)).toBeCloseTo(17.5, 5);
});

test('the claim of a fill counts on from the one before, or begins at the first fill', () => {
  const run = shipped();
  const count = (rxNumber: string) =>
    run.call('claims.getEntry', { params: { healthServiceId: `HS-HD-30001-${rxNumber}` } }).body;
  // Three refills of 30 days after number 3, of 11: five are left.
  expect(count('4400688')).toMatchObject({ fillNumber: 6, refillsAuthorized: 11 });
  expect(run.refill('4400688')).toMatchObject({ refillsLeft: 5 });
  expect(count('4402101')).toMatchObject({ fillNumber: 0, refillsAuthorized: 2 });
  expect(run.refill('4402101')).toMatchObject({ refillsLeft: 2 });
});

test('the claims are counted through the day on which the order shipped', () => {
  const counted = (run: ReturnType<typeof runOf>) =>
    run.call('balances.getPlanBalance', toPay).body['countedThrough'];
  expect(counted(runOf('commercial-member'))).toBe('2026-11-04');
  expect(counted(shipped())).toBe('2026-11-06');
});

test('a card is charged when the order ships: a paid invoice and a payment', () => {
  const run = shipped();
  expect(run.call('payments.getInvoices').body).toMatchObject({
    invoices: [
      {
        invoiceId: 'INV-HD-30001',
        filledFor: 'Marisol Sampleton',
        pharmacyName: 'Everfern Home Delivery',
        issuedOn: '2026-11-06',
        amount: '17.50',
        amountDue: '0.00',
        lines: [
          {
            kind: 'MEDICINE',
            medicine: { drugName: 'Fluticasone', days: 90, filledOn: '2026-11-05' },
            amount: '10.00',
          },
          {
            kind: 'MEDICINE',
            medicine: { spanishName: 'Levotiroxina', drugForm: 'tablet', days: 90 },
            amount: '7.50',
          },
        ],
      },
      ...Array.from({ length: 8 }, () => ({})),
    ],
  });
  expect(run.orders()[0]!['invoiceId']).toBe('INV-HD-30001');
  const [payment] = run.call('payments.getHistory').body['payments'] as unknown[];
  expect(payment).toMatchObject({ paidOn: '2026-11-06', amount: '17.50', card: { last4: '4242' } });
});

test('an order that shipped before this run has its invoice and its payment, in the order of days', () => {
  const run = runOf('commercial-member');
  const billed = (id: string, key: string, day: string) =>
    (run.call(id).body[key] as Record<string, string>[]).map((row) => [row[day], row['amount']]);
  expect(billed('payments.getInvoices', 'invoices', 'issuedOn')).toEqual([
    ['2026-11-04', '10.00'],
    ['2026-10-09', '7.50'],
    ['2026-08-03', '10.00'],
    ['2026-07-21', '7.50'],
    ['2026-05-04', '10.00'],
    ['2026-04-21', '7.50'],
    ['2026-02-21', '10.00'],
    ['2026-01-21', '7.50'],
  ]);
  expect(billed('payments.getHistory', 'payments', 'paidOn')[0]).toEqual(['2026-11-04', '10.00']);
  const invoices = run.orders().map(({ orderNumber, invoiceId }) => [orderNumber, invoiceId]);
  expect(invoices).toEqual([
    ['HD-20418', 'INV-HD-20418'],
    ['HD-20377', 'INV-HD-20377'],
    ['HD-20301', null],
    ['HD-20215', 'INV-HD-20215'],
    ['HD-20044', 'INV-HD-20044'],
  ]);
});

test('an order that could not be delivered comes back, and what was paid for it is paid back', () => {
  const run = runOf('home-delivery-returned');
  const order = run.orders().find(({ orderNumber }) => orderNumber === 'HD-20390')!;
  expect(order).toMatchObject({ state: 'RETURNED', refund: { amount: 7.5, on: '2026-10-26' } });
  expect((order['steps'] as Row[]).map(({ step }) => step)).toEqual([
    ...['RECEIVED', 'CHECKING', 'FILLING', 'SHIPPED', 'RETURNED'],
  ]);
  const payments = run.call('payments.getHistory').body['payments'] as Row[];
  expect(payments.find(({ paymentId }) => paymentId === 'PM-HD-20390')).toMatchObject({
    status: 'REFUNDED',
    refund: { amount: '7.50', on: '2026-10-26' },
  });
});

test('an order from before this run that ships late counts from then on, and is charged', () => {
  const run = runOf('past-due-member');
  const counted = () => run.call('balances.getPlanBalance', toPay).body['memberPaid'];
  const newest = () => (run.call('payments.getHistory').body['payments'] as Row[])[0];
  const before = Number(counted());
  expect(newest()).toMatchObject({ paymentId: 'PM-HD-20418', paidOn: '2026-11-04' });
  run.wait(36);
  expect(Number(counted()) - before).toBeCloseTo(5.02, 2);
  expect(newest()).toMatchObject({ paymentId: 'PM-HD-20411', amount: '5.02' });
  const params = { healthServiceId: 'HS-HD-20411-4402135' };
  expect(run.call('claims.getEntry', { params }).body).toMatchObject({
    rxNumber: '4402135',
    fillNumber: 0,
    copayAmount: '5.02',
  });
});

test('an order and its payment keep the card that was removed since', () => {
  const run = runOf('commercial-member');
  run.order({ '4402101': 7.5 });
  run.call('payments.removeCard', { params: { cardId: 'CARD-1' } });
  run.wait(36);
  expect(JSON.stringify(run.checkout()['cards'])).not.toContain('CARD-1');
  expect(run.orders()[0]).toMatchObject({ card: { last4: '4242' } });
  const [payment] = run.call('payments.getHistory').body['payments'] as unknown[];
  expect(payment).toMatchObject({ card: { last4: '4242' } });
});

test('on the bill it is owed: invoice, account and balance say the same', () => {
  const run = shipped({ payment: { billMe: true } });
  expect(run.call('payments.getAccount').body).toMatchObject({
    currentBalance: 17.5,
    pastDueAmount: 0,
  });
  expect(run.call('mailOrder.getUserEligibility', toPay).body).toMatchObject({
    mailOrderUserEligibility: { eligibility: { currentBalance: 17.5 } },
  });
  expect(run.checkout()['balanceDue']).toBe(17.5);
});

test('a cancelled order leaves no trace in claims and bills', () => {
  const run = runOf('commercial-member');
  run.order({ '4402101': 7.5 });
  run.call('mailOrders.cancel', {
    params: { orderNumber: 'HD-30001' },
    body: { memberId: member },
  });
  run.wait(36);
  const { invoices } = run.call('payments.getInvoices').body as { invoices?: unknown[] };
  expect(JSON.stringify(invoices)).not.toContain('HD-30001');
});
