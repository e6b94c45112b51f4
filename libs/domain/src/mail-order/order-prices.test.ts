import { choicesInOrder, readCheckout } from './checkout';
import { emptyCart } from './cart';
import { priceInOrder, type StatedYear } from './order-prices';
import type { PricedChoice, SupplyTerms } from './refill';
import { now, refill, today } from './testing-facts';

const terms = (agreedPrice: number, changes: Partial<SupplyTerms> = {}): SupplyTerms => ({
  agreedPrice,
  copay: null,
  coinsurancePercent: 25,
  atLeast: null,
  atMost: null,
  deductibleApplies: true,
  brandDifference: 0,
  brandDifferenceCounts: false,
  extraHelpCopay: null,
  ...changes,
});
const line = (cost: number, of: SupplyTerms | null): { choice: PricedChoice } => ({
  choice: { days: 90, quantity: 90, cost, terms: of },
});
/** Met of the deductible of 500, and of the maximum of 2,000. */
const year = (deductible: number, outOfPocket = deductible): StatedYear => ({
  deductible: { individual: { met: deductible, limit: 500 }, family: null },
  outOfPocket: { individual: { met: outOfPocket, limit: 2000 }, family: null },
});
const costsOf = (lines: readonly { choice: PricedChoice }[]) =>
  lines.map(({ choice }) => choice.cost);

describe('the lines of an order are priced one after the other', () => {
  test.each([
    // 60 + 25 % of 140, then 25 % of 200
    ['across the deductible', year(440), [95, 50], [95, 95]],
    // 30 are left to the maximum
    ['across the maximum', year(500, 1970), [30, 0], [30, 30]],
    ['with both limits met', year(500, 2000), [0, 0], [0, 0]],
    // 200 into the deductible, then 200 more of it
    ['within the deductible', year(0), [200, 200], [200, 200]],
  ])('%s', (_what, stated, expected, alone) => {
    const lines = alone.map((cost) => line(cost, terms(200)));
    expect(costsOf(priceInOrder(lines, stated))).toEqual(expected);
  });

  test('the family’s deductible counts where less of it is left', () => {
    const stated = year(0);
    const family = { met: 990, limit: 1000 };
    const shared = { ...stated, deductible: { ...stated.deductible, family } };
    // 10 + 25 % of 190, then 25 % of 200
    const lines = [line(57.5, terms(200)), line(57.5, terms(200))];
    expect(costsOf(priceInOrder(lines, shared))).toEqual([57.5, 50]);
  });

  test.each<[string, StatedYear | null, SupplyTerms | null]>([
    ['a year', null, terms(200)],
    [
      'an amount of the year',
      { ...year(440), outOfPocket: { individual: { met: null, limit: 2000 }, family: null } },
      terms(200),
    ],
    ['terms', year(440), null],
    ['a charge', year(440), terms(200, { coinsurancePercent: null })],
  ])('without %s each costs what it costs alone', (_what, stated, of) => {
    expect(costsOf(priceInOrder([line(95, of), line(95, of)], stated))).toEqual([95, 95]);
  });

  test('a copay, the brand difference and what no deductible applies to', () => {
    const copay = terms(100, { copay: 10, coinsurancePercent: null });
    const brand = terms(100, { brandDifference: 80 });
    const free = terms(100, { deductibleApplies: false });
    // 60 + 10; 20 covered: 25 % of it + 80; 25 % of 100
    const lines = [line(70, copay), line(100, brand), line(25, free)];
    expect(costsOf(priceInOrder(lines, year(440)))).toEqual([70, 85, 25]);
  });

  test('together they never cost more than alone, whatever the terms', () => {
    for (const seed of Array.from({ length: 300 }, (_, index) => index)) {
      const some = (most: number, salt: number) =>
        ((seed * 7919 + salt * 104729) % (most * 100)) / 100;
      const stated = year(some(500, 1), some(2000, 2));
      const lines = [3, 4, 5].map((salt) => {
        const of = terms(some(900, salt), {
          ...(seed % 3 === 0 ? { copay: some(60, salt), coinsurancePercent: null } : {}),
          ...(seed % 4 === 0 ? { atLeast: some(40, salt), atMost: 50 } : {}),
        });
        return priceInOrder([line(0, of)], stated)[0]!;
      });
      const together = costsOf(priceInOrder(lines, stated));
      together.forEach((cost, index) =>
        expect([seed, cost <= costsOf(lines)[index]!]).toEqual([seed, true]),
      );
    }
  });
});

describe('the checkout', () => {
  const withTerms = (rxNumber: string) =>
    refill(rxNumber, {
      choices: [
        { days: 90, quantity: 90, cost: 95, terms: terms(200) },
        // 60 + 25 % of 10
        { days: 30, quantity: 30, cost: 62.5, terms: terms(70) },
      ],
    });
  const refills = [withTerms('1'), withTerms('2')];
  const lines = refills.map(({ rxNumber }) => ({ rxNumber, days: 90 }));
  const facts = {
    refills,
    year: year(440),
    addresses: [],
    shipping: [],
    cards: [],
    now,
    today,
    billMeAllowed: false,
    packaging: { childResistant: true },
  };

  test('adds up the costs of the order, and says how much less they are', () => {
    const { totals } = readCheckout({ ...emptyCart('key', 'EVF1'), lines }, facts);
    expect(totals).toMatchObject({ medicines: 145, lessThanAlone: 45, total: 145 });
  });

  test('offers each supply at its cost in the order', () => {
    const costs = (of: (typeof refills)[number]) =>
      choicesInOrder({ lines }, facts, of).map(({ days, cost }) => [days, cost]);
    expect(refills.map(costs)).toEqual([
      [
        [30, 62.5],
        [90, 95],
      ],
      // After the first: 25 % of 70, 25 % of 200
      [
        [30, 17.5],
        [90, 50],
      ],
    ]);
  });
});
