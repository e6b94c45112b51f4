import { commercial, copay, type GoldenTable, met, partD, share, year } from './terms';

/** Prices by the rules of commercial plans. */
export const commercialPrices: GoldenTable = {
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
      'it counts: 2 left of the maximum for 10 + 32',
      {
        ...commercial,
        agreedPrice: 97.62,
        brandDifference: 32,
        brandDifferenceCounts: true,
        year: year([500, 500, 1998, 2000]),
      },
      {
        youPay: 2,
        copay: 2,
        brandDifference: 0,
        limitedBy: 'individual',
      },
    ],
    [
      'it does not count: 2 left of the maximum for 10, and 32 all the same',
      {
        ...commercial,
        agreedPrice: 97.62,
        brandDifference: 32,
        year: year([500, 500, 1998, 2000]),
      },
      {
        youPay: 34,
        copay: 2,
        brandDifference: 32,
        limitedBy: 'individual',
      },
    ],
    [
      'past the maximum it is owed where it does not count',
      { ...commercial, brandDifference: 32, year: year([500, 500, 2000, 2000]) },
      { youPay: 32, copay: 0, brandDifference: 32, limitedBy: 'individual' },
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
};
