import { payments } from '@portal/contracts/payments';
import { Outbox } from '../outbox/outbox';
import { asMember, call, post, TestServices } from '../testing/services';

const services = new TestServices();
let url: string;
beforeAll(async () => void (url = await services.start()));
afterAll(() => services.stop());

const member = { ...asMember('past-due-member#once'), 'content-type': 'application/json' };
const pay = async (amount: number, headers: Record<string, string>) => {
  const answer = await fetch(`${url}${payments.pay.path}`, {
    method: 'POST',
    headers: { ...member, ...headers },
    body: JSON.stringify({ amount, method: { cardId: 'CARD-1' } }),
  });
  return { status: answer.status, body: (await answer.json()) as object };
};

test('MO-2: however often a payment arrives under its key, at once or later, it is made once', async () => {
  const key = { 'idempotency-key': 'key-1' };
  const together = await Promise.all([pay(10, key), pay(10, key), pay(10, key)]);
  const later = await pay(10, key);
  expect([...together, later]).toEqual(Array(4).fill(later));
  expect(later.status).toBe(200);
  expect((await pay(11, key)).status).toBe(422);
  expect((await pay(10, {})).status).toBe(400);
  const history = await fetch(`${url}${payments.getHistory.path}`, { headers: member });
  const made = (await history.json()) as { payments: { paymentId: string }[] };
  expect(made.payments.filter(({ paymentId }) => paymentId.startsWith('PM-NEW'))).toHaveLength(1);
});

test('when the clock passes the day of the automatic payment, a member who has signed out gets the receipt', async () => {
  const outbox = new Outbox();
  const base = await services.start({ outbox });
  const headers = asMember('past-due-member#automatic');
  const terms = { dayOfMonth: 12, ceiling: 60, method: { cardId: 'CARD-1' }, agreed: true };
  const set = await fetch(`${base}${payments.setAutomatic.path}`, {
    method: 'PUT',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(terms),
  });
  expect(set.status).toBe(200);
  await post(`${base}/_clock`, {}, { days: 6, scenario: 'past-due-member' });
  const subjects = () => outbox.list().map(({ subject }) => subject);
  expect(subjects()).not.toContain('Your Everfern Rx payment');
  await post(`${base}/_clock`, {}, { days: 1, scenario: 'past-due-member' });
  expect(subjects()).toContain('Your Everfern Rx payment');
  const { body } = await call(`${base}${payments.getAccount.path}`, headers);
  expect(body).toMatchObject({ currentBalance: 0 });
});
