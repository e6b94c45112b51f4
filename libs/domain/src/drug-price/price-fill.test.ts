import { goldenPrices } from './golden';
import { commercial, met, partD, year } from './golden/terms';
import type { FillPrice } from './fill-price';
import { type FillToPrice, priceFill as priceOrNull, priceTerms, termsOf } from './price-fill';
import { afterFill } from './yearly-limits';

const priceFill = (fill: FillToPrice) => priceOrNull(fill) as FillPrice;

test('there are at least 40 golden prices, each with its own arithmetic', () => {
  const arithmetic = Object.entries(goldenPrices).flatMap(([name, table]) =>
    table.map(([text]) => `${name}: ${text}`),
  );
  expect(new Set(arithmetic).size).toBeGreaterThanOrEqual(40);
  expect(new Set(arithmetic).size).toBe(arithmetic.length);
});

describe.each(Object.entries(goldenPrices))('%s', (_name, table) => {
  test.each([...table])('%s', (_arithmetic, input, expected) => {
    const price = priceFill(input);
    expect(priceTerms(termsOf(input)!, input.year, input.isPartD)).toEqual(price);
    expect(price).toMatchObject(expected);
    const cents = (amount: number) => Math.round(amount * 100);
    const parts = [price.deductible, price.copay, price.coinsurance, price.brandDifference];
    expect(parts.map(cents).reduce((a, b) => a + b)).toBe(cents(price.youPay));
    const payers = [price.youPay, price.extraHelpPays, price.planPays];
    expect(payers.map(cents).reduce((a, b) => a + b)).toBe(cents(price.agreedPrice));
  });
});

describe('a fill of Part D goes through its stages', () => {
  test.each([
    ['all of it in the deductible', 320, 0, 0, [['deductible', 320, 320]]],
    [
      'across deductible and initial coverage',
      ...[320, 320, 355],
      [
        ['deductible', 295, 295],
        ['initialCoverage', 25, 6.25],
      ],
    ],
    ['a quarter after the deductible', 320, 615, 656.25, [['initialCoverage', 320, 80]]],
    [
      'across the threshold',
      ...[5200, 615, 1761.25],
      [
        ['initialCoverage', 1355, 338.75],
        ['catastrophic', 3845, 0],
      ],
    ],
    [
      'up to the threshold: 0.25 left, and 25 % of 1.01 rounds to it',
      ...[1.01, 615, 2099.75],
      [['initialCoverage', 1.01, 0.25]],
    ],
    [
      'across all three',
      ...[10_000, 0, 0],
      [
        ['deductible', 615, 615],
        ['initialCoverage', 5940, 1485],
        ['catastrophic', 3445, 0],
      ],
    ],
    ['nothing past the threshold', 5200, 615, 2100, [['catastrophic', 5200, 0]]],
    ['nothing for nothing', 0, 0, 0, []],
    [
      'the last cent of the threshold is not passed',
      ...[100, 615, 2099.99],
      [
        ['initialCoverage', 0.04, 0.01],
        ['catastrophic', 99.96, 0],
      ],
    ],
  ] as [string, number, number, number, [string, number, number][]][])(
    '%s',
    (_, agreedPrice, deductible, outOfPocket, parts) => {
      const now = year([deductible, 615, outOfPocket, 2100]);
      const { stages, youPay } = priceFill({ ...partD, agreedPrice, year: now });
      expect(stages).toEqual(parts.map(([stage, price, share]) => ({ stage, price, share })));
      expect(youPay).toBe(parts.reduce((sum, [, , share]) => sum + share, 0));
    },
  );

  test('whose parts add up to price and share, wherever the member stands', () => {
    const cents = (amounts: readonly number[]) =>
      amounts.reduce((sum, amount) => sum + Math.round(amount * 100), 0);
    for (const agreedPrice of [0.01, 9.6, 320, 614.99, 1355, 6555, 12_345.67]) {
      for (const deductible of [0, 300.01, 615]) {
        for (const more of [0, 1200.5, 1484.99, 1485]) {
          const now = year([deductible, 615, deductible + more, 2100]);
          const { stages, youPay } = priceFill({ ...partD, agreedPrice, year: now });
          expect(cents(stages.map(({ price }) => price))).toBe(cents([agreedPrice]));
          expect(cents(stages.map(({ share }) => share))).toBe(cents([youPay]));
        }
      }
    }
  });
});

test.each([
  [2025, 590, 2000, 6230],
  [2026, 615, 2100, 6555],
])(
  'in %d, deductible $%d: with 25 %% alone the threshold of $%d is reached at $%d of drug costs',
  (_, deductible, threshold, gross) => {
    const january = year([0, deductible, 0, threshold]);
    const payFor = (agreedPrice: number) =>
      priceFill({ ...partD, agreedPrice, year: january }).youPay;
    expect(payFor(gross)).toBe(threshold);
    expect(payFor(gross - 1)).toBe(threshold - 0.25);
  },
);

test('twelve fills of a year: deductible met in February, threshold never passed, all added up', () => {
  let now = year([0, 615, 0, 2100]);
  const paid = Array.from({ length: 12 }, () => {
    const price = priceFill({ ...partD, agreedPrice: 320, year: now });
    now = afterFill(now, price.counted);
    return price.youPay;
  });
  expect(paid).toEqual([320, 301.25, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80]);
  expect(now.outOfPocket.individual.met).toBe(1421.25);
});

describe('with Extra Help', () => {
  const help: FillToPrice = { ...partD, isBrand: true, extraHelp: 'full', agreedPrice: 320 };

  test('what it pays counts toward deductible and threshold: a year costs the plan what it costs without', () => {
    const yearOf = (fill: FillToPrice) => {
      let now = year([0, 615, 0, 2100]);
      const prices = Array.from({ length: 12 }, () => {
        const price = priceFill({ ...fill, agreedPrice: 700, year: now });
        now = afterFill(now, price.counted);
        return price;
      });
      return { now, prices };
    };
    const helped = yearOf(help);
    expect(helped.now).toEqual(yearOf(partD).now);
    // 636.25 and eight times 175.00 leave 63.75 for the tenth fill; the others are past the threshold.
    expect(helped.prices.map(({ youPay }) => youPay)).toEqual([
      ...Array<number>(10).fill(12.65),
      ...[0, 0],
    ]);
  });

  test('the parts of its stages add up to the copay', () => {
    const { stages } = priceFill({ ...help, year: year([600, 615, 600, 2100]) });
    expect(stages).toEqual([
      { stage: 'deductible', price: 15, share: 12.65 },
      { stage: 'initialCoverage', price: 305, share: 0 },
    ]);
  });
});

describe('amounts of Medicare that change with the plan year', () => {
  const insulin: FillToPrice = { ...partD, agreedPrice: 200, special: 'insulin' };
  const brand: FillToPrice = { ...partD, isBrand: true };
  test.each([
    // The cap alone; from 2026 25 % of 98.00 is less.
    ['insulin of 98 in 2025', { ...insulin, agreedPrice: 98, planYear: 2025 }, 35],
    ['insulin of 98 in 2026', { ...insulin, agreedPrice: 98, planYear: 2026 }, 24.5],
    ['insulin of 98 in 2027', { ...insulin, agreedPrice: 98, planYear: 2027 }, 24.5],
    ['Extra Help in 2025', { ...brand, extraHelp: 'full', planYear: 2025 }, 12.15],
    ['Extra Help in 2026', { ...brand, extraHelp: 'full', planYear: 2026 }, 12.65],
    ['the lowest income in 2025', { ...brand, extraHelp: 'lowestIncome', planYear: 2025 }, 4.8],
  ] as const)('%s', (_, fill, youPay) => {
    expect(priceFill(fill).youPay).toBe(youPay);
  });

  test.each([
    ['insulin', { ...insulin, planYear: 2031 }],
    ['Extra Help', { ...brand, extraHelp: 'full', planYear: 2027 }],
  ] as const)('are never guessed: %s has no price in a year without them', (_, fill) => {
    expect(termsOf(fill)).toBeNull();
    expect(priceOrNull(fill)).toBeNull();
  });

  test('concern neither other drugs nor other plans', () => {
    expect(priceFill({ ...partD, planYear: 2031 }).youPay).toBe(25);
    expect(priceFill({ ...insulin, isPartD: false, planYear: 2031 }).youPay).toBe(50);
  });
});

test.each([
  [true, 42],
  [false, 10],
])(
  'a brand difference that counts, %s: toward the yearly limit',
  (brandDifferenceCounts, outOfPocket) => {
    const fill = { ...commercial, agreedPrice: 97.62, brandDifference: 32, year: met };
    const price = priceFill({ ...fill, brandDifferenceCounts });
    expect(price).toMatchObject({ youPay: 42, counted: { outOfPocket } });
  },
);
