import type { Order, OrderToPlace } from '../home-delivery.requests';
import { hasUnnamed, isSent } from './sent-order';

const sent = {
  idempotencyKey: 'key-1',
  body: { items: [{ rxNumber: 'RX1' }, { rxNumber: 'RX2' }] },
} as OrderToPlace;

const order = (more: Partial<Order>) =>
  ({
    idempotencyKey: '',
    automatic: false,
    state: 'received',
    items: [{ rxNumber: 'RX1' }],
    ...more,
  }) as Order;

test.each([
  ['with its key', { idempotencyKey: 'key-1' }, true],
  ['with its key, delivered since', { idempotencyKey: 'key-1', state: 'delivered' }, true],
  ['of the same medicine under another key', { idempotencyKey: 'key-2' }, false],
  ['of the same medicine by auto-refill', { automatic: true }, false],
  ['of the same medicine without a key', {}, false],
] as const)('an order %s', (_name, more, isIt) => {
  expect(isSent(sent)(order(more as Partial<Order>))).toBe(isIt);
});

test('an order without a key may be the one that was sent; one by auto-refill or of other medicines is not', () => {
  const mayBe = hasUnnamed(sent);
  expect(mayBe(order({}))).toBe(true);
  expect(mayBe(order({ automatic: true }))).toBe(false);
  expect(mayBe(order({ state: 'delivered' }))).toBe(false);
  expect(mayBe(order({ idempotencyKey: 'key-2' }))).toBe(false);
  expect(mayBe(order({ items: [] }))).toBe(false);
});
