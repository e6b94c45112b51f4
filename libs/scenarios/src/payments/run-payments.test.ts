import type { Scenario } from '..';
import { withFile } from '../testing/auto-refill';
import { runOf as begin, type Row } from '../testing/mail-order';
import { newCard, onFile } from '../testing/payments';

const member = 'marisol.sampleton@example.com';

/** One run of a member who owes 40.50, of which 21.00 is late, from November 5 on. */
function runOf(scenario: string | Scenario = 'past-due-member') {
  const run = begin(scenario);
  const rows = (id: string, key: string) => run.call(id).body[key] as Row[];
  return {
    ...run,
    set: (dayOfMonth: number, ceiling: number, method: object = onFile) =>
      run.call('payments.setAutomatic', { body: { dayOfMonth, ceiling, method, agreed: true } }),
    plan: (amount: number, payOn: string, method: object = onFile) =>
      run.call('payments.pay', {
        body: { amount, method, payOn },
        idempotencyKey: `${amount} ${payOn}`,
      }),
    /** The emails about payments so far. */
    mails: () => run.sent.filter(({ subject }) => /payment|pago/.test(subject)),
    owed: () => run.call('payments.getAccount').body['currentBalance'],
    made: () =>
      rows('payments.getHistory', 'payments').filter(({ paymentId }) =>
        String(paymentId).startsWith('PM-NEW'),
      ),
    messages: (language = 'en') =>
      (
        run.call('notifications.getList', { query: { language } }).body['notifications'] as Row[]
      ).filter(({ category }) => category === 'payment'),
    message: (mpmId: string, language = 'en') =>
      run.call('notifications.getMessage', { params: { mpmId }, query: { language } }).body,
  };
}

describe('the automatic payment', () => {
  test('takes on its day what is owed less what is planned, once, with a receipt and a message', () => {
    const run = runOf();
    run.plan(20, '2026-11-25');
    run.set(12, 60);
    run.sent.length = 0;
    run.daysAfter(6);
    expect([run.owed(), run.made().length]).toEqual([40.5, 1]);
    run.daysAfter(7);
    expect(run.owed()).toBe(20);
    const [payment] = run.made();
    expect(payment).toMatchObject({
      amount: 20.5,
      automatic: true,
      idempotencyKey: null,
      status: 'PROCESSING',
      paidOn: '2026-11-12',
      receiptEmailed: true,
      card: { last4: '4242' },
      account: null,
    });
    expect(run.mails()).toMatchObject([{ to: member, subject: 'Your Everfern Rx payment' }]);
    expect(run.mails()[0]?.text).toContain(`receipt=${payment?.['paymentId']}`);
    expect(run.messages()).toMatchObject([{ subject: 'We made your automatic payment' }]);
    expect(run.message('PN-5001')['body']).toBe(
      `We charged $20.50 on November 12, 2026. The confirmation number is ${payment?.['confirmationNumber']}.`,
    );
    run.daysAfter(8);
    expect(run.made()[0]).toMatchObject({ status: 'POSTED' });
    run.daysAfter(60);
    expect(run.owed()).toBe(0);
    expect(run.made().map(({ amount, automatic }) => [amount, automatic])).toEqual([
      // An order that had waited for the payment was billed since.
      [17.5, true],
      [20, false],
      [20.5, true],
    ]);
  });

  test('lets the orders go on that waited for it', () => {
    const run = runOf();
    const state = () => run.orders().find((each) => each['orderNumber'] === 'HD-20431')?.['state'];
    run.set(12, 60);
    run.daysAfter(6);
    expect(state()).toBe('ACTION_NEEDED');
    run.daysAfter(7);
    expect(state()).toBe('FILLING');
  });

  test('above the limit takes nothing, and asks for a payment each month', () => {
    const run = runOf();
    run.set(12, 40.49);
    run.daysAfter(7);
    expect([run.owed(), run.made()]).toEqual([40.5, []]);
    expect(run.mails()).toMatchObject([
      { to: member, subject: 'Your Everfern Rx payment was not made' },
    ]);
    expect(run.messages()).toMatchObject([
      { subject: 'Your automatic payment was not made', hasAction: true },
    ]);
    expect(run.message('PN-5001')['body']).toContain('you owed $40.50. Your limit is $40.49');
    run.daysAfter(37);
    expect(run.messages()).toHaveLength(2);
    expect(run.mails()).toHaveLength(2);
  });

  test('with a card that has expired is declined, and the bill is still owed', () => {
    const run = runOf();
    const expiring = newCard('tok_visa_00001111');
    run.set(4, 60, { ...expiring, card: { ...expiring.card, expMonth: 11, expYear: 2026 } });
    run.daysAfter(29);
    expect(run.owed()).toBe(40.5);
    expect(run.made()).toMatchObject([{ status: 'DECLINED', automatic: true, amount: 40.5 }]);
    expect(run.mails()).toMatchObject([{ subject: 'Your Everfern Rx payment was not made' }]);
    expect(run.message('PN-5001')['body']).toContain('your card has expired');
  });

  test.each([
    ['stopped', (run: ReturnType<typeof runOf>) => run.call('payments.stopAutomatic')],
    ['set on its own day', (run: ReturnType<typeof runOf>) => run.set(5, 60)],
  ])('that is %s takes nothing', (_what, act) => {
    const run = runOf();
    run.set(12, 60);
    act(run);
    run.daysAfter(29);
    expect([run.owed(), run.made(), run.mails()]).toEqual([40.5, [], []]);
  });

  test('takes nothing where nothing is owed', () => {
    const run = runOf('commercial-member');
    run.daysAfter(60);
    expect([run.made(), run.messages(), run.mails()]).toEqual([[], [], []]);
  });
});

describe('a planned payment', () => {
  test('is told by email when it is planned, and again when it is made', () => {
    const run = runOf();
    run.plan(20, '2026-11-20');
    expect(run.mails()).toMatchObject([
      {
        kind: 'email',
        to: member,
        subject: 'You planned a payment to Everfern Rx',
        text: expect.stringContaining('We make your payment on November 20, 2026.'),
      },
    ]);
    expect(run.mails()[0]?.text).not.toMatch(/\$|Visa|20\.00/);
    run.daysAfter(30);
    expect(run.owed()).toBe(20.5);
    expect(run.mails().slice(1)).toMatchObject([{ subject: 'Your Everfern Rx payment' }]);
    expect(run.made()).toMatchObject([{ status: 'POSTED', receiptEmailed: true }]);
    expect(run.message('PN-5001')['body']).toMatch(/^We took \$20\.00 on November 20, 2026/);
  });

  test('of the response file is made, too', () => {
    const run = runOf('payment-planned');
    run.daysAfter(15);
    expect(run.owed()).toBe(21);
    expect(run.mails()).toMatchObject([{ subject: 'Your Everfern Rx payment' }]);
  });

  test('by a card that has expired on its day is declined, in the language of the member', () => {
    const expMonth = 10;
    const run = runOf(
      withFile('payment-planned', 'payments.getHistory', (body: { payments: Row[] }) => ({
        payments: body.payments.map((payment) =>
          payment['paymentId'] === 'PM-5101'
            ? { ...payment, card: { ...(payment['card'] as object), expMonth, expYear: 2026 } }
            : payment,
        ),
      })),
    );
    run.messages('es');
    run.daysAfter(15);
    expect(run.owed()).toBe(40.5);
    const rows = run.call('payments.getHistory').body['payments'] as Row[];
    expect(rows.find(({ paymentId }) => paymentId === 'PM-5101')).toMatchObject({
      status: 'DECLINED',
      receiptEmailed: false,
    });
    expect(run.mails()).toMatchObject([{ subject: 'No se hizo su pago a Everfern Rx' }]);
    expect(run.messages('es')).toMatchObject([{ subject: 'No se hizo su pago programado' }]);
  });

  test('that is cancelled is not made', () => {
    const run = runOf();
    run.plan(20, '2026-11-20');
    run.call('payments.cancelPlanned', { params: { paymentId: 'PM-NEW-0001' } });
    run.daysAfter(30);
    expect([run.owed(), run.mails().length]).toEqual([40.5, 1]);
  });
});
