import { partDShare } from '../part-d';
import type { BenefitCharge } from './benefit-charge';
import { type FillPrice, type FillToPrice, priceFill } from './price-fill';
import { afterFill, type YearToDate } from './rooms';

const copay = (amount: number): BenefitCharge => ({
  copay: amount,
  coinsurancePercent: null,
  atLeast: null,
  atMost: null,
});
const share = (percent: number, atLeast: number | null = null, atMost: number | null = null) => ({
  copay: null,
  coinsurancePercent: percent,
  atLeast,
  atMost,
});

/** Deductible met of limit and out-of-pocket met of limit; the family's likewise. */
type Met = [deductible: number, limit: number, outOfPocket: number, maximum: number];
const year = (own: Met, family?: Met): YearToDate => ({
  deductible: {
    individual: { met: own[0], limit: own[1] },
    family: family ? { met: family[0], limit: family[1] } : null,
  },
  outOfPocket: {
    individual: { met: own[2], limit: own[3] },
    family: family ? { met: family[2], limit: family[3] } : null,
  },
});

const commercial: FillToPrice = {
  agreedPrice: 100,
  days: 30,
  charge: copay(10),
  deductibleApplies: true,
  year: year([0, 500, 0, 2000]),
  isPartD: false,
  isBrand: false,
};
const partD: FillToPrice = {
  ...commercial,
  charge: share(25),
  year: year([615, 615, 615, 2100]),
  isPartD: true,
};
const met = year([500, 500, 500, 2000]);

/** What the case is, the arithmetic, the input, and what comes out. */
type Case = [arithmetic: string, input: FillToPrice, expected: Partial<FillPrice>];

const cases: Record<string, Case[]> = {
  'copay and deductible': [
    ['deductible met: copay 10', { ...commercial, year: met }, { youPay: 10, planPays: 90 }],
    [
      'no deductible on the tier: copay 10',
      { ...commercial, deductibleApplies: false },
      { youPay: 10, deductible: 0 },
    ],
    [
      'all 100 into the deductible',
      commercial,
      { youPay: 100, deductible: 100, copay: 0, planPays: 0 },
    ],
    [
      '60 left of the deductible: 60 + copay 10',
      { ...commercial, year: year([440, 500, 440, 2000]) },
      { youPay: 70, deductible: 60, copay: 10, planPays: 30 },
    ],
    [
      '95 left: 95 + copay, at most the other 5',
      { ...commercial, year: year([405, 500, 405, 2000]) },
      { youPay: 100, deductible: 95, copay: 5 },
    ],
    [
      'a drug of 4.13 costs less than its copay of 10',
      { ...commercial, agreedPrice: 4.13, year: met },
      { youPay: 4.13, planPays: 0 },
    ],
    [
      'a plan without a deductible: copay 10',
      { ...commercial, year: year([0, 0, 0, 2000]) },
      { youPay: 10 },
    ],
    [
      '90 days: copay 27 of 300',
      { ...commercial, agreedPrice: 300, days: 90, charge: copay(27), year: met },
      { youPay: 27, planPays: 273 },
    ],
    ['a price of 0 costs 0', { ...commercial, agreedPrice: 0 }, { youPay: 0, planPays: 0 }],
  ],
  coinsurance: [
    [
      '25 % of 100',
      { ...commercial, charge: share(25), year: met },
      { youPay: 25, coinsurance: 25, coinsurancePercent: 25, copay: 0 },
    ],
    [
      '160 left of the deductible, then 25 % of 208 = 52',
      { ...commercial, agreedPrice: 368, charge: share(25), year: year([340, 500, 340, 2000]) },
      { youPay: 212, deductible: 160, coinsurance: 52, planPays: 156 },
    ],
    [
      '60 left, then 25 % of 308 = 77',
      { ...commercial, agreedPrice: 368, charge: share(25), year: year([440, 500, 440, 2000]) },
      { youPay: 137, deductible: 60, coinsurance: 77, planPays: 231 },
    ],
    [
      '25 % of 13.18 = 3.295, half a cent up',
      { ...commercial, agreedPrice: 13.18, charge: share(25), year: met },
      { youPay: 3.3, planPays: 9.88 },
    ],
    [
      '33 % of 0.10 = 0.033',
      { ...commercial, agreedPrice: 0.1, charge: share(33), year: met },
      { youPay: 0.03, planPays: 0.07 },
    ],
    [
      '40 % of 30 = 12, at least 20',
      { ...commercial, agreedPrice: 30, charge: share(40, 20), year: met },
      { youPay: 20 },
    ],
    [
      '40 % of 12 = 4.80, at least 20, at most the price',
      { ...commercial, agreedPrice: 12, charge: share(40, 20), year: met },
      { youPay: 12, planPays: 0 },
    ],
    [
      '30 % of 5,000 = 1,500, at most 250',
      { ...commercial, agreedPrice: 5000, charge: share(30, null, 250), year: met },
      { youPay: 250, planPays: 4750 },
    ],
    [
      'all in the deductible: no percentage is named',
      { ...commercial, charge: share(25) },
      { youPay: 100, coinsurancePercent: null },
    ],
  ],
  'brand difference': [
    [
      'copay 10 + (97.62 − 65.62)',
      { ...commercial, agreedPrice: 97.62, brandDifference: 32, year: met },
      { youPay: 42, copay: 10, brandDifference: 32, planPays: 55.62 },
    ],
    [
      'the deductible takes the generic price only: 20 + 80',
      { ...commercial, brandDifference: 80 },
      { youPay: 100, deductible: 20, brandDifference: 80 },
    ],
    [
      'Part D has none: 25 % of 100',
      { ...partD, brandDifference: 80 },
      { youPay: 25, brandDifference: 0 },
    ],
  ],
  'yearly maximum': [
    [
      '30 left: 25 % of 400 = 100, at most 30',
      { ...commercial, agreedPrice: 400, charge: share(25), year: year([500, 500, 1970, 2000]) },
      { youPay: 30, planPays: 370, limitedBy: 'individual' },
    ],
    [
      'maximum met: 0',
      { ...commercial, year: year([500, 500, 2000, 2000]) },
      { youPay: 0, planPays: 100, limitedBy: 'individual' },
    ],
    [
      'paid beyond the maximum: 0, never below',
      { ...commercial, year: year([500, 500, 2300, 2000]) },
      { youPay: 0 },
    ],
    [
      'exactly the 10 that are left: not limited',
      { ...commercial, year: year([500, 500, 1990, 2000]) },
      { youPay: 10, limitedBy: null },
    ],
    [
      'the deductible is limited too: 40 left',
      { ...commercial, year: year([0, 500, 1960, 2000]) },
      { youPay: 40, deductible: 40, limitedBy: 'individual' },
    ],
    [
      'no maximum in the plan: copay 10',
      {
        ...commercial,
        year: { ...met, outOfPocket: { individual: { met: 99_999, limit: null }, family: null } },
      },
      { youPay: 10 },
    ],
  ],
  family: [
    [
      'own deductible open, the family’s met: copay 10',
      { ...commercial, year: year([100, 500, 100, 2000], [1000, 1000, 1000, 4000]) },
      { youPay: 10, deductible: 0 },
    ],
    [
      'the family has 20 left, I have 400: 20 + copay 10',
      { ...commercial, year: year([100, 500, 100, 2000], [980, 1000, 980, 4000]) },
      { youPay: 30, deductible: 20, copay: 10 },
    ],
    [
      'own deductible met, the family’s open: copay 10',
      { ...commercial, year: year([500, 500, 500, 2000], [600, 1000, 600, 4000]) },
      { youPay: 10 },
    ],
    [
      'the family reached its maximum: 0',
      { ...commercial, year: year([500, 500, 500, 2000], [1000, 1000, 4000, 4000]) },
      { youPay: 0, limitedBy: 'family' },
    ],
    [
      'the family has 6 left: 6',
      { ...commercial, year: year([500, 500, 500, 2000], [1000, 1000, 3994, 4000]) },
      { youPay: 6, limitedBy: 'family' },
    ],
  ],
  'Medicare Part D, 2026: deductible 615, 25 %, threshold 2,100': [
    [
      'all 320 into the deductible',
      { ...partD, agreedPrice: 320, year: year([0, 615, 0, 2100]) },
      { youPay: 320, deductible: 320 },
    ],
    [
      '295 left, then 25 % of 25 = 6.25',
      { ...partD, agreedPrice: 320, year: year([320, 615, 320, 2100]) },
      { youPay: 301.25, deductible: 295, coinsurance: 6.25 },
    ],
    ['25 % of 320', { ...partD, agreedPrice: 320 }, { youPay: 80, planPays: 240 }],
    [
      '615 + 25 % of 4,585 = 1,146.25',
      { ...partD, agreedPrice: 5200, year: year([0, 615, 0, 2100]) },
      { youPay: 1761.25, planPays: 3438.75 },
    ],
    [
      '338.75 left to the threshold: 25 % of 1,355, the rest free',
      { ...partD, agreedPrice: 5200, year: year([615, 615, 1761.25, 2100]) },
      { youPay: 338.75, limitedBy: 'individual' },
    ],
    [
      'one fill of 10,000 from January: 615 + 1,485 = 2,100',
      { ...partD, agreedPrice: 10_000, year: year([0, 615, 0, 2100]) },
      { youPay: 2100, planPays: 7900 },
    ],
    [
      '6,555 is the price at which pure 25 % reaches it: 615 + 1,485',
      { ...partD, agreedPrice: 6555, year: year([0, 615, 0, 2100]) },
      { youPay: 2100, limitedBy: null },
    ],
    [
      'past the threshold: 0',
      { ...partD, agreedPrice: 320, year: year([615, 615, 2100, 2100]) },
      { youPay: 0, planPays: 320 },
    ],
  ],
  insulin: [
    [
      '25 % of 98 = 24.50, below 35',
      { ...partD, agreedPrice: 98, special: 'insulin' },
      { youPay: 24.5, copay: 24.5 },
    ],
    [
      '25 % of 200 = 50, at most 35',
      { ...partD, agreedPrice: 200, special: 'insulin' },
      { youPay: 35 },
    ],
    [
      'a month before the deductible is met: 35, not 200',
      { ...partD, agreedPrice: 200, special: 'insulin', year: year([0, 615, 0, 2100]) },
      { youPay: 35, deductible: 0 },
    ],
    [
      'three months: 25 % of 600 = 150, at most 3 × 35',
      { ...partD, agreedPrice: 600, days: 90, special: 'insulin' },
      { youPay: 105 },
    ],
    [
      '45 days are two months: 25 % of 400 = 100, at most 70',
      { ...partD, agreedPrice: 400, days: 45, special: 'insulin' },
      { youPay: 70 },
    ],
    [
      'selected drug: 25 % of its fair price 119 = 29.75',
      { ...partD, agreedPrice: 200, special: 'insulin', maximumFairPrice: 119 },
      { youPay: 29.75 },
    ],
    [
      'past the threshold: 0',
      { ...partD, agreedPrice: 200, special: 'insulin', year: year([615, 615, 2100, 2100]) },
      { youPay: 0 },
    ],
    [
      'a commercial plan has no such rule: copay 10',
      { ...commercial, special: 'insulin', year: met },
      { youPay: 10 },
    ],
  ],
  vaccines: [
    [
      'recommended, Part D: 0 before the deductible',
      { ...partD, special: 'vaccine', year: year([0, 615, 0, 2100]) },
      { youPay: 0, deductible: 0, planPays: 100 },
    ],
    ['recommended, commercial: 0', { ...commercial, special: 'vaccine' }, { youPay: 0 }],
    [
      'another one: 20 % of 127',
      { ...commercial, agreedPrice: 127, charge: share(20), deductibleApplies: false },
      { youPay: 25.4, planPays: 101.6 },
    ],
  ],
  'Extra Help': [
    [
      'generic 5.10 instead of the deductible',
      { ...partD, extraHelp: 'full', year: year([0, 615, 0, 2100]) },
      { youPay: 5.1, deductible: 0 },
    ],
    ['brand 12.65', { ...partD, isBrand: true, extraHelp: 'full' }, { youPay: 12.65 }],
    [
      'lowest income: brand 4.90',
      { ...partD, isBrand: true, extraHelp: 'lowestIncome' },
      { youPay: 4.9 },
    ],
    ['a drug of 3 costs 3', { ...partD, agreedPrice: 3, extraHelp: 'full' }, { youPay: 3 }],
    [
      'insulin of 40: 25 % = 10, less than 12.65',
      { ...partD, agreedPrice: 40, isBrand: true, special: 'insulin', extraHelp: 'full' },
      { youPay: 10 },
    ],
    [
      'past the threshold: 0',
      { ...partD, extraHelp: 'full', year: year([615, 615, 2100, 2100]) },
      { youPay: 0 },
    ],
  ],
};

describe.each(Object.entries(cases))('%s', (_name, table) => {
  test.each(table)('%s', (_arithmetic, input, expected) => {
    const price = priceFill(input);
    expect(price).toMatchObject(expected);
    const cents = (amount: number) => Math.round(amount * 100);
    const parts = [price.deductible, price.copay, price.coinsurance, price.brandDifference];
    expect(parts.map(cents).reduce((a, b) => a + b)).toBe(cents(price.youPay));
    expect(cents(price.youPay) + cents(price.planPays)).toBe(cents(price.agreedPrice));
  });
});

test('a fill of Part D costs what the balances screen says, stage by stage, wherever the member stands', () => {
  const limits = { deductible: 615, threshold: 2100, initialCoverageLimit: null };
  for (const agreedPrice of [0.01, 9.6, 320, 614.99, 1355, 6555, 12_345.67]) {
    for (const deductible of [0, 300.01, 615]) {
      for (const more of [0, 1200.5, 1484.99, 1485]) {
        const outOfPocket = deductible + more;
        const standard = partDShare(agreedPrice, limits, { deductible, outOfPocket });
        const price = priceFill({
          ...partD,
          agreedPrice,
          year: year([deductible, 615, outOfPocket, 2100]),
        });
        expect([agreedPrice, deductible, more, price.youPay]).toEqual([
          agreedPrice,
          deductible,
          more,
          standard.share,
        ]);
        expect(price.stages).toEqual(standard.parts);
      }
    }
  }
});

test('twelve fills of a year: deductible met in February, threshold never passed, all added up', () => {
  let now = year([0, 615, 0, 2100]);
  const paid = Array.from({ length: 12 }, () => {
    const price = priceFill({ ...partD, agreedPrice: 320, year: now });
    now = afterFill(now, price);
    return price.youPay;
  });
  expect(paid).toEqual([320, 301.25, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80]);
  expect(now.outOfPocket.individual.met).toBe(1421.25);
});
