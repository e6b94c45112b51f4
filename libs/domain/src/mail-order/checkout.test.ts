import { type Cart, emptyCart } from './cart';
import { readCheckout, withUsualChoices } from './checkout';
import type { CheckoutFacts } from './checkout-problems';
import { restoreCart } from './restore-cart';
import { address, card, method, now, refill, today } from './testing-facts';

const facts: CheckoutFacts = {
  refills: [
    refill('1'),
    refill('2', { choices: [{ days: 90, quantity: 90, cost: 13.05, terms: null }] }),
  ],
  year: null,
  addresses: [address('home', { isDefault: true }), address('box', { isPoBox: true })],
  shipping: [method('slow', 0), method('fast', 21, true)],
  cards: [card('good'), card('old', { expMonth: 10, expYear: 2026 })],
  billMeAllowed: false,
  packaging: { childResistant: true },
  now,
  today,
};
const cart: Cart = {
  ...emptyCart('key', 'EVF1'),
  lines: [
    { rxNumber: '1', days: 90 },
    { rxNumber: '2', days: 90 },
  ],
  healthConfirmed: true,
  addressId: 'home',
  shippingId: 'fast',
  payment: { cardId: 'good' },
};
const problemsOf = (changes: Partial<Cart>, other: Partial<CheckoutFacts> = {}) =>
  readCheckout({ ...cart, ...changes }, { ...facts, ...other }).problems.map(
    ({ field, code }) => `${field} ${code}`,
  );

describe('a cart', () => {
  test('that is complete adds up to the cent and may be reviewed', () => {
    const read = readCheckout(cart, facts);
    expect(read.problems).toEqual([]);
    expect(read.totals).toMatchObject({ medicines: 23.55, shipping: 21, total: 44.55 });
    expect(read.reachable).toBe(4);
    expect(read.card?.cardId).toBe('good');
  });

  test('that is empty needs every step', () => {
    const read = readCheckout(emptyCart('key', 'EVF1'), facts);
    expect(read.reachable).toBe(0);
    expect(read.totals).toMatchObject({ medicines: 0, shipping: null, total: 0 });
    expect(read.steps.map(({ isComplete }) => isComplete)).toEqual([
      false,
      false,
      false,
      false,
      false,
    ]);
    expect(problemsOf({ ...emptyCart('key', 'EVF1') })).toEqual([
      'medicines none',
      'health notConfirmed',
      'address missing',
      'shipping missing',
      'payment missing',
    ]);
  });

  test.each<[string, Partial<Cart>, Partial<CheckoutFacts>, string[]]>([
    [
      'a refill that has become too early',
      {},
      { refills: [refill('1'), refill('2', { status: 'tooEarly' })] },
      ['medicine-2 tooEarly'],
    ],
    [
      'a refill that another order has',
      {},
      { refills: [refill('1'), refill('2', { status: 'inProcess' })] },
      ['medicine-2 inProcess'],
    ],
    ['a refill that is gone', {}, { refills: [refill('1')] }, ['medicine-2 gone']],
    [
      'a supply that is not offered',
      { lines: [{ rxNumber: '2', days: 30 }] },
      {},
      ['medicine-2 noSupply'],
    ],
    [
      'more units than the limit',
      { lines: [{ rxNumber: '1', days: 90 }] },
      { refills: [refill('1', { maxQuantity: 60 })] },
      ['medicine-1 noSupply'],
    ],
    ['no address', { addressId: 'gone' }, {}, ['address missing']],
    [
      'a cold medicine to a PO box, by a slow method',
      { addressId: 'box', shippingId: 'slow', lines: [{ rxNumber: '1', days: 90 }] },
      { refills: [refill('1', { coldChain: true })] },
      ['address poBoxCold', 'shipping tooSlow'],
    ],
    [
      'a controlled substance to a PO box',
      { addressId: 'box', lines: [{ rxNumber: '1', days: 90 }] },
      { refills: [refill('1', { controlled: true })] },
      ['address poBoxSignature'],
    ],
    [
      'a method without a price',
      { shippingId: 'new' },
      { shipping: [method('new', null)] },
      ['shipping noPrice'],
    ],
    [
      'easy-open caps without an adult',
      { packaging: { childResistant: false, largePrint: false, labelLanguage: 'en' } },
      {},
      ['adult notConfirmed'],
    ],
    [
      'easy-open caps with an adult',
      {
        packaging: { childResistant: false, largePrint: false, labelLanguage: 'en' },
        adultConfirmed: true,
      },
      {},
      [],
    ],
    [
      'easy-open caps that the patient has already',
      { packaging: { childResistant: false, largePrint: false, labelLanguage: 'en' } },
      { packaging: { childResistant: false } },
      [],
    ],
    ['an expired card', { payment: { cardId: 'old' } }, {}, ['payment expired']],
    ['a card that was removed', { payment: { cardId: 'gone' } }, {}, ['payment missing']],
    ['a bill that the plan does not send', { payment: { billMe: true } }, {}, ['payment noBill']],
    ['a bill that the plan sends', { payment: { billMe: true } }, { billMeAllowed: true }, []],
  ])('with %s', (_what, changes, other, expected) => {
    expect(problemsOf(changes, other)).toEqual(expected);
  });

  test('begins with what is usual, and leaves what was chosen', () => {
    const begun = { ...emptyCart('key', 'EVF1'), lines: cart.lines };
    expect(withUsualChoices(begun, facts)).toMatchObject({
      addressId: 'home',
      shippingId: 'slow',
      payment: { cardId: 'good' },
    });
    expect(withUsualChoices({ ...cart, addressId: 'box' }, facts)).toEqual({
      ...cart,
      addressId: 'box',
    });
    const byBill = { ...begun, payment: { billMe: true } as const };
    expect(withUsualChoices(byBill, facts).payment).toEqual({ billMe: true });
    const withoutCard = withUsualChoices(begun, { ...facts, cards: [] });
    expect(withoutCard.payment).toBeNull();
  });

  test('comes back from a draft as it was, and from nothing else', () => {
    const full: Cart = {
      ...cart,
      packaging: { childResistant: false, largePrint: true, labelLanguage: 'es' },
      adultConfirmed: true,
    };
    expect(restoreCart(JSON.parse(JSON.stringify(full)))).toEqual(full);
    expect(restoreCart({ ...full, payment: { billMe: true } })?.payment).toEqual({ billMe: true });
    expect(restoreCart({ ...full, lines: [{ rxNumber: 7 }, null] })?.lines).toEqual([]);
    expect(restoreCart({ ...full, key: undefined })).toBeNull();
    expect(restoreCart(undefined)).toBeNull();
  });
});

test('the usual method and card are chosen first, as long as they can be', () => {
  const cards = [card('good'), card('other'), card('old', { expMonth: 10, expYear: 2026 })];
  const empty = { ...cart, shippingId: null, payment: null };
  const chosen = (shippingId: string, cardId: string) => {
    const { payment, ...others } = withUsualChoices(empty, {
      ...facts,
      cards: cards.map((each) => ({ ...each, isDefault: each.cardId === cardId })),
      usual: { shippingId },
    });
    return [others.shippingId, payment];
  };
  expect(chosen('fast', 'other')).toEqual(['fast', { cardId: 'other' }]);
  expect(chosen('gone', 'old')).toEqual(['slow', { cardId: 'good' }]);
});
