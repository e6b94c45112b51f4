import { type Cart, emptyCart } from './cart';
import { cartChanges } from './cart-changes';

const shown: Cart = {
  ...emptyCart('key-1', 'EVF1'),
  lines: [
    { rxNumber: '1', days: 90 },
    { rxNumber: '2', days: 90 },
  ],
  addressId: 'ADDR-1',
  shippingId: 'standard',
  payment: { cardId: 'CARD-1' },
};
const other = { childResistant: false, largePrint: false, labelLanguage: 'en' } as const;

test.each<[string, Partial<Cart>, object[]]>([
  ['nothing', {}, []],
  ['choices that are left open', { addressId: null, shippingId: null, payment: null }, []],
  ['a removed medicine', { lines: [shown.lines[0]!] }, [{ kind: 'removed', rxNumber: '2' }]],
  [
    'an added medicine',
    { lines: [...shown.lines, { rxNumber: '3', days: 30 }] },
    [{ kind: 'added', rxNumber: '3', days: 30 }],
  ],
  [
    'another supply',
    { lines: [shown.lines[0]!, { rxNumber: '2', days: 30 }] },
    [{ kind: 'supply', rxNumber: '2', days: 30 }],
  ],
  ['another address', { addressId: 'ADDR-2' }, [{ kind: 'address' }]],
  ['another method', { shippingId: 'overnight' }, [{ kind: 'shipping' }]],
  ['another payment', { payment: { billMe: true } }, [{ kind: 'payment' }]],
  ['other packaging', { packaging: other }, [{ kind: 'packaging' }]],
  ['a new order with the same content', { key: 'key-2' }, [{ kind: 'order' }]],
])('finds %s', (_title, change, expected) => {
  expect(cartChanges(shown, { ...shown, ...change })).toEqual(expected);
});
