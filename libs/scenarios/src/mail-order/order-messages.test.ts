import { type Row, runOf } from '../testing/mail-order';

const member = 'EVF00421787';

function begin(scenario = 'commercial-member') {
  const run = runOf(scenario);
  const notices = (language = 'en') =>
    (run.call('notifications.getList', { query: { language } }).body['notifications'] as Row[])
      .filter(({ mpmId }) => String(mpmId).startsWith('OM-'))
      .map(
        ({ mpmId }) =>
          run.call('notifications.getMessage', {
            params: { mpmId: String(mpmId) },
            query: { language },
          }).body,
      );
  const unread = () =>
    (run.call('notifications.getCounts').body['notifications'] as { unread: number }).unread;
  return { ...run, notices, unread };
}

test('an order says in the inbox that it shipped, with what was charged, and that it was delivered', () => {
  const run = begin();
  const before = run.unread();
  run.order({ '4402101': 7.5 });
  run.wait(23);
  expect(run.notices()).toEqual([]);
  run.wait(1);
  expect(run.notices()).toMatchObject([
    {
      subject: 'Your order has shipped',
      category: 'mailOrder',
      read: false,
      body: 'Order HD-30001 is on its way. It should arrive by November 13, 2026. We charged $7.50.',
      sentOn: '2026-11-06T14:00:00.000Z',
      action: { path: '/member/mail-order/orders?order=HD-30001' },
    },
  ]);
  expect(run.unread()).toBe(before + 1);
  run.wait(24 * 7);
  expect(run.notices('es')).toMatchObject([
    { subject: 'Su pedido fue entregado', body: expect.stringContaining('HD-30001') },
    {
      subject: 'Enviamos su pedido',
      body: expect.stringContaining('a más tardar: 13 de noviembre de 2026. Cobramos $7.50.'),
    },
  ]);
  expect(run.unread()).toBe(before + 2);
});

test('an order on the bill says so', () => {
  const run = begin();
  run.order({ '4402101': 7.5 }, { payment: { billMe: true } });
  run.wait(24);
  expect(run.notices()[0]).toMatchObject({
    body: expect.stringContaining('$7.50 is on your bill.'),
  });
});

test('a cancelled order says that nothing ships, and nothing more', () => {
  const run = begin();
  run.order({ '4402101': 7.5 });
  run.call('mailOrders.cancel', {
    params: { orderNumber: 'HD-30001' },
    body: { memberId: member },
  });
  run.wait(24 * 9);
  expect(run.notices()).toMatchObject([
    {
      subject: 'Your order was canceled',
      body: 'Order HD-30001 was canceled. Nothing ships and nothing is charged.',
    },
  ]);
});

/** Pays everything that is past due with the card on file. */
const pay = (run: ReturnType<typeof begin>) =>
  run.call('payments.pay', {
    idempotencyKey: 'pay-1',
    body: { amount: 21, method: { cardId: 'CARD-1' } },
  });

test('an order that goes on says so at every hour of the day', () => {
  const run = begin('past-due-member');
  run.wait(-13);
  pay(run);
  expect(run.notices().map(({ subject }) => subject)).toEqual([
    'Your order goes on',
    'Your order is on hold',
  ]);
});

test('an order on hold that goes on says so, and the message of before stays as it was', () => {
  const run = begin('past-due-member');
  const [onHold] = run.notices();
  expect(onHold).toMatchObject({ subject: 'Your order is on hold' });
  const before = run.unread();
  run.wait(1);
  pay(run);
  expect(run.notices()).toEqual([
    expect.objectContaining({
      subject: 'Your order goes on',
      body: 'Order HD-20431 is no longer on hold: we have what we needed. It should arrive by November 13, 2026.',
      sentOn: '2026-11-05T15:00:00.000Z',
      read: false,
    }),
    onHold,
  ]);
  expect(run.unread()).toBe(before + 1);
  expect(run.notices('es').map(({ subject }) => subject)).toEqual([
    'Su pedido continúa',
    'Su pedido está en espera',
  ]);
  run.wait(24 * 9);
  expect(run.notices().map(({ subject }) => subject)).toEqual([
    'Your order was delivered',
    'Your order has shipped',
    'Your order goes on',
    'Your order is on hold',
  ]);
});

test.each([
  ['past-due-member', 'en', 'Your order is on hold', 'Order HD-20431 is on hold.'],
  ['past-due-member', 'es', 'Su pedido está en espera', 'El pedido HD-20431 está en espera.'],
  ['home-delivery-returned', 'en', 'Your order came back to us', 'We refund what you paid.'],
  ['home-delivery-returned', 'es', 'Su pedido nos fue devuelto', 'Le reembolsamos lo que pagó.'],
])('%s, %s: an order that waits or came back says so', (scenario, language, subject, body) => {
  expect(begin(scenario).notices(language)).toMatchObject([
    { subject, body: expect.stringContaining(body) },
  ]);
});
