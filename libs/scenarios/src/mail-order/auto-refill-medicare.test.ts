import { begin } from '../testing/auto-refill';
import { type Row, runOf } from '../testing/mail-order';

test('a cold medicine of Part D ships fast, at the cost that the plan names', () => {
  const run = runOf('auto-refill-medicare', 'GMR00730512');
  const body = {
    memberId: 'GMR00730512',
    rxNumber: '5521434',
    days: 30,
    cost: 35,
    firstShipmentOn: '2026-11-16',
    agreed: true,
  };
  expect(run.call('mailOrderAutoRefill.switchOn', { body }).status).toBe(200);
  run.daysAfter(10);
  expect(
    run.orders().find(({ items }) => (items as Row[])[0]!['rxNumber'] === '5521434'),
  ).toMatchObject({
    automatic: true,
    shippingKind: 'TWO_DAY',
    shippingCost: 12,
    total: 47,
  });
});

test.each([
  ['en', 'Insulara 100 units/mL, 30 days'],
  ['es', 'Insulara 100 unidades/mL, 30 días'],
])('%s: a reminder names the strength in its language: %s', (language, text) => {
  const run = begin('auto-refill-medicare');
  const body = {
    memberId: 'GMR00730512',
    rxNumber: '5521434',
    days: 30,
    cost: 35,
    firstShipmentOn: '2026-11-16',
    agreed: true,
  };
  expect(run.call('mailOrderAutoRefill.switchOn', { body }).status).toBe(200);
  run.daysAfter(1);
  const bodies = run.messages(language).map((message) => (message as Row)['body']);
  expect(bodies).toContainEqual(expect.stringContaining(text));
});
