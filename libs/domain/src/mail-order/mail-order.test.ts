import {
  addressProblemsOf,
  addressRefusal,
  type AddressFacts,
  type CardFacts,
  type Cart,
  type CheckoutFacts,
  emptyAddress,
  emptyCart,
  filterOrders,
  groupRefills,
  readCheckout,
  type RefillFacts,
  type RefillStatus,
  restoreCart,
  type ShippingFacts,
  trackerPlace,
  usualAddress,
  usualCard,
  usualChoice,
  usualShipping,
  withUsualChoices,
} from './index';

const today = '2026-11-05';
const now = new Date(2026, 10, 5, 9, 42);
const none = { coldChain: false, signature: false };

const refill = (rxNumber: string, facts: Partial<RefillFacts> = {}): RefillFacts => ({
  rxNumber,
  status: 'ready',
  choices: [
    { days: 90, quantity: 90, cost: 10.5 },
    { days: 30, quantity: 30, cost: 4.1 },
  ],
  maxQuantity: null,
  coldChain: false,
  controlled: false,
  ...facts,
});
const address = (addressId: string, facts: Partial<AddressFacts> = {}): AddressFacts => ({
  addressId,
  isPoBox: false,
  isDefault: false,
  from: '',
  until: '',
  ...facts,
});
const method = (shippingId: string, cost: number | null, coldChain = false): ShippingFacts => ({
  shippingId,
  cost,
  coldChain,
});
const card = (pciToken: string, facts: Partial<CardFacts> = {}): CardFacts => ({
  pciToken,
  expMonth: 8,
  expYear: 2028,
  isDefault: false,
  ...facts,
});

const facts: CheckoutFacts = {
  refills: [refill('1'), refill('2', { choices: [{ days: 90, quantity: 90, cost: 13.05 }] })],
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
  payment: { pciToken: 'good' },
};
const problemsOf = (changes: Partial<Cart>, other: Partial<CheckoutFacts> = {}) =>
  readCheckout({ ...cart, ...changes }, { ...facts, ...other }).problems.map(
    ({ field, code }) => `${field} ${code}`,
  );

describe('the groups of the refill list', () => {
  test.each<[RefillStatus, string]>([
    ['ready', 'ready'],
    ['tooEarly', 'tooEarly'],
    ['renewalNeeded', 'renewal'],
    ['expired', 'renewal'],
    ['onHold', 'attention'],
    ['notCovered', 'attention'],
    ['unknown', 'attention'],
    ['inProcess', 'inProcess'],
  ])('%s is in %s', (status, group) => {
    const groups = groupRefills([refill('1', { status })]);
    const filled = Object.entries(groups).filter(([, refills]) => refills.length > 0);
    expect(filled.map(([name]) => name)).toEqual([group]);
  });

  test('what has no price cannot be ordered now', () => {
    const unpriced = refill('1', { choices: [{ days: 90, quantity: 90, cost: null }] });
    expect(groupRefills([unpriced])).toMatchObject({ ready: [], attention: [unpriced] });
  });
});

describe('what is offered first', () => {
  test('is the largest supply within the limit', () => {
    expect(usualChoice(refill('1'))?.days).toBe(90);
    expect(usualChoice(refill('1', { maxQuantity: 60 }))?.days).toBe(30);
    expect(usualChoice(refill('1', { maxQuantity: 10 }))).toBeNull();
  });

  test('is the usual address, or a temporary one while it is in use', () => {
    const beach = address('beach', { from: '2026-11-01', until: '2026-11-30' });
    const later = address('later', { from: '2026-12-01', until: '2026-12-31' });
    expect(usualAddress([...facts.addresses, later], none, today)?.addressId).toBe('home');
    expect(usualAddress([...facts.addresses, beach], none, today)?.addressId).toBe('beach');
    const cold = { coldChain: true, signature: false };
    expect(usualAddress([address('box', { isPoBox: true })], cold, today)).toBeNull();
  });

  test('is the cheapest method that is fast enough', () => {
    expect(usualShipping(facts.shipping, none)?.shippingId).toBe('slow');
    const cold = { coldChain: true, signature: false };
    expect(usualShipping(facts.shipping, cold)?.shippingId).toBe('fast');
    expect(usualShipping([method('slow', 0)], cold)).toBeNull();
  });

  test('is the usual card unless it has expired', () => {
    const expired = card('old', { expMonth: 10, expYear: 2026, isDefault: true });
    expect(usualCard([card('good'), card('usual', { isDefault: true })], now)?.pciToken).toBe(
      'usual',
    );
    expect(usualCard([expired, card('good')], now)?.pciToken).toBe('good');
    expect(usualCard([expired], now)).toBeNull();
  });
});

describe('a cart', () => {
  test('that is complete adds up to the cent and may be reviewed', () => {
    const read = readCheckout(cart, facts);
    expect(read.problems).toEqual([]);
    expect(read.totals).toEqual({ medicines: 23.55, shipping: 21, total: 44.55 });
    expect(read.reachable).toBe(4);
    expect(read.card?.pciToken).toBe('good');
  });

  test('that is empty needs every step', () => {
    const read = readCheckout(emptyCart('key', 'EVF1'), facts);
    expect(read.reachable).toBe(0);
    expect(read.totals).toEqual({ medicines: 0, shipping: null, total: 0 });
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
      'a refill that became too early meanwhile',
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
    ['an expired card', { payment: { pciToken: 'old' } }, {}, ['payment expired']],
    ['a card that was removed', { payment: { pciToken: 'gone' } }, {}, ['payment missing']],
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
      payment: { pciToken: 'good' },
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

test.each([
  [{}, null],
  [{ from: '2026-11-06', until: '2026-12-01' }, 'notYet'],
  [{ from: '2026-10-01', until: '2026-11-04' }, 'over'],
  [{ isPoBox: true }, null],
])('an address with %j on a day: %s', (changes, refusal) => {
  expect(addressRefusal(address('a', changes), none, today)).toBe(refusal);
});

describe('a typed address', () => {
  const typed = {
    ...emptyAddress,
    name: 'Marisol Sampleton',
    line1: '88 Mockingbird Lane',
    city: 'Sampleville',
    state: 'MN',
    zip: '55000',
    phone: '612-555-0101',
  };
  const cold = { coldChain: true, signature: false };

  test.each([
    [{}, none, []],
    [{ line1: 'PO Box 12' }, none, []],
    [{ line1: 'P.O. Box 12' }, cold, ['line1 poBox']],
    [{ line1: 'Mockingbird Lane' }, none, ['line1 noNumber']],
    [{ line1: `8 ${'x'.repeat(300)}` }, none, ['line1 tooLong']],
    [{ note: 'x'.repeat(81) }, none, ['note tooLong']],
    [{ state: 'XX' }, none, ['state invalid']],
    [{ zip: '5500' }, none, ['zip invalid']],
    [{ phone: '555' }, none, ['phone invalid']],
    [{ name: ' ' }, none, ['name missing']],
    [{ isTemporary: true }, none, ['from missing', 'until missing']],
    [{ isTemporary: true, from: '2026-11-01', until: '2026-11-04' }, none, ['until past']],
    [{ isTemporary: true, from: '2026-12-02', until: '2026-12-01' }, none, ['until beforeFrom']],
    [{ isTemporary: true, from: '2026-12-01', until: '2026-12-01' }, none, []],
  ])('%j', (changes, needs, expected) => {
    const problems = addressProblemsOf({ ...typed, ...changes }, needs, today);
    expect(problems.map(({ field, code }) => `${field} ${code}`)).toEqual(expected);
  });
});

test('an order has its place on the tracker, and a filter finds it', () => {
  expect(trackerPlace('received')).toBe(0);
  expect(trackerPlace('actionNeeded')).toBe(1);
  expect(trackerPlace('cancelled')).toBe(-1);
  const orders = (['shipped', 'delivered', 'returned', 'unknown'] as const).map((state) => ({
    state,
  }));
  const states = (filter: Parameters<typeof filterOrders>[1]) =>
    filterOrders(orders, filter).map(({ state }) => state);
  expect(states('all')).toHaveLength(4);
  expect(states('open')).toEqual(['shipped', 'unknown']);
  expect(states('delivered')).toEqual(['delivered']);
  expect(states('stopped')).toEqual(['returned']);
});
