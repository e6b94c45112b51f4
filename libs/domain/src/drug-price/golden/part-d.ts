import type { FillToPrice } from '../price-fill';
import { commercial, copay, type GoldenTable, met, partD, share, year } from './terms';

/** A plan with copays by tier, in January. */
const tier2: FillToPrice = {
  ...partD,
  charge: copay(8),
  deductibleApplies: false,
  year: year([0, 615, 0, 2100]),
};
const tier3: FillToPrice = { ...tier2, charge: copay(47), deductibleApplies: true };

/** Prices by the rules of Medicare Part D, and of what has its own rules. */
export const partDPrices: GoldenTable = {
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
    ['25 % of 320', { ...partD, agreedPrice: 320 }, { youPay: 80, planPays: 240, reason: null }],
    [
      '615 + 25 % of 4,585 = 1,146.25',
      { ...partD, agreedPrice: 5200, year: year([0, 615, 0, 2100]) },
      { youPay: 1761.25, planPays: 3438.75 },
    ],
    [
      '338.75 left to the threshold: 25 % of 1,355, the rest free',
      { ...partD, agreedPrice: 5200, year: year([615, 615, 1761.25, 2100]) },
      { youPay: 338.75, limitedBy: 'individual', reason: 'outOfPocketLimit' },
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
      { youPay: 0, planPays: 320, reason: 'outOfPocketLimit' },
    ],
  ],
  'Medicare Part D with copays by tier, 2026: the deductible of 615 on tiers 3 to 5 only': [
    ['tier 2 in January: copay 8, no deductible', tier2, { youPay: 8, deductible: 0, copay: 8 }],
    ['a tier 2 drug of 6 costs less than its copay', { ...tier2, agreedPrice: 6 }, { youPay: 6 }],
    [
      'tier 3 in January: all 320 into the deductible',
      { ...tier3, agreedPrice: 320 },
      { youPay: 320, deductible: 320, copay: 0 },
    ],
    [
      'tier 3, 295 left: 295 + copay 47',
      { ...tier3, agreedPrice: 368, year: year([320, 615, 328, 2100]) },
      { youPay: 342, deductible: 295, copay: 47, planPays: 26 },
    ],
    [
      'tier 3, 295 left: 295 + the other 25, less than the copay',
      { ...tier3, agreedPrice: 320, year: year([320, 615, 328, 2100]) },
      { youPay: 320, deductible: 295, copay: 25 },
    ],
    [
      'tier 4 after the deductible: copay 100',
      { ...tier3, agreedPrice: 400, charge: copay(100), year: year([615, 615, 700, 2100]) },
      { youPay: 100, deductible: 0, planPays: 300 },
    ],
    [
      'tier 3 for 90 days after the deductible: copay 141',
      {
        ...tier3,
        agreedPrice: 1104,
        days: 90,
        charge: copay(141),
        year: year([615, 615, 700, 2100]),
      },
      { youPay: 141, planPays: 963 },
    ],
    [
      'tier 5: 615 + 25 % of 1,885 = 471.25',
      { ...tier3, agreedPrice: 2500, charge: share(25) },
      { youPay: 1086.25, deductible: 615, coinsurance: 471.25, coinsurancePercent: 25 },
    ],
    [
      '40 left to the threshold: 40 of the copay of 47',
      { ...tier3, agreedPrice: 368, year: year([615, 615, 2060, 2100]) },
      { youPay: 40, copay: 40, planPays: 328, limitedBy: 'individual' },
    ],
    [
      'past the threshold: 0 on tier 2 as well',
      { ...tier2, year: year([615, 615, 2100, 2100]) },
      { youPay: 0, planPays: 100 },
    ],
  ],
  insulin: [
    [
      '25 % of 98 = 24.50, below 35',
      { ...partD, agreedPrice: 98, special: 'insulin' },
      { youPay: 24.5, copay: 24.5, reason: 'insulinCap' },
    ],
    [
      '25 % of 76.74 = 19.185, half a cent up',
      { ...partD, agreedPrice: 76.74, special: 'insulin' },
      { youPay: 19.19, planPays: 57.55 },
    ],
    [
      '25 % of 32.62 = 8.155, half a cent up',
      { ...partD, agreedPrice: 32.62, special: 'insulin' },
      { youPay: 8.16, planPays: 24.46 },
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
      '31 days are one month: 25 % of 207 = 51.75, at most 35',
      { ...partD, agreedPrice: 207, days: 31, special: 'insulin' },
      { youPay: 35 },
    ],
    [
      'selected drug: 25 % of its fair price 119 = 29.75',
      { ...partD, agreedPrice: 200, special: 'insulin', maximumFairPrice: 119 },
      { youPay: 29.75 },
    ],
    [
      'past the threshold: 0',
      { ...partD, agreedPrice: 200, special: 'insulin', year: year([615, 615, 2100, 2100]) },
      { youPay: 0, reason: 'outOfPocketLimit' },
    ],
    [
      'a commercial plan has no such rule: copay 10',
      { ...commercial, special: 'insulin', year: met },
      { youPay: 10, reason: null },
    ],
  ],
  vaccines: [
    [
      'recommended, Part D: 0 before the deductible',
      { ...partD, special: 'vaccine', year: year([0, 615, 0, 2100]) },
      { youPay: 0, deductible: 0, planPays: 100, reason: 'vaccine' },
    ],
    [
      'recommended, commercial: 0',
      { ...commercial, special: 'vaccine' },
      { youPay: 0, reason: 'vaccine' },
    ],
    [
      'another one: 20 % of 127',
      { ...commercial, agreedPrice: 127, charge: share(20), deductibleApplies: false },
      { youPay: 25.4, planPays: 101.6 },
    ],
  ],
  'Extra Help': [
    [
      'generic 5.10 in the deductible: Extra Help pays the other 94.90 of 100',
      { ...partD, extraHelp: 'full', year: year([0, 615, 0, 2100]) },
      { youPay: 5.1, deductible: 0, extraHelpPays: 94.9, planPays: 0 },
    ],
    [
      'brand 12.65: Extra Help pays the other 12.35 of 25 % = 25',
      { ...partD, isBrand: true, extraHelp: 'full' },
      { youPay: 12.65, copay: 12.65, extraHelpPays: 12.35, planPays: 75, reason: 'extraHelp' },
    ],
    [
      'lowest income: brand 4.90',
      { ...partD, isBrand: true, extraHelp: 'lowestIncome' },
      { youPay: 4.9 },
    ],
    [
      'a drug of 3 after the deductible: 25 % = 0.75, less than 5.10',
      { ...partD, agreedPrice: 3, extraHelp: 'full' },
      { youPay: 0.75, copay: 0, coinsurance: 0.75, extraHelpPays: 0, planPays: 2.25, reason: null },
    ],
    [
      'a drug of 3 in the deductible: the plan pays nothing yet, and 3 is less than 5.10',
      { ...partD, agreedPrice: 3, extraHelp: 'full', year: year([0, 615, 0, 2100]) },
      { youPay: 3, deductible: 0, extraHelpPays: 0, planPays: 0 },
    ],
    [
      'across the deductible: 15 + 25 % of 85 = 36.25, of which the copay is 5.10',
      { ...partD, extraHelp: 'full', year: year([600, 615, 600, 2100]) },
      { youPay: 5.1, extraHelpPays: 31.15, planPays: 63.75 },
    ],
    [
      '20 left to the threshold: 12.65 of them, and Extra Help 7.35',
      { ...partD, isBrand: true, extraHelp: 'full', year: year([615, 615, 2080, 2100]) },
      { youPay: 12.65, extraHelpPays: 7.35, planPays: 80, limitedBy: null },
    ],
    [
      'a copay of 2 is less than 5.10',
      {
        ...partD,
        charge: { copay: 2, coinsurancePercent: null, atLeast: null, atMost: null },
        extraHelp: 'full',
      },
      { youPay: 2 },
    ],
    [
      'insulin of 40: 25 % = 10, less than 12.65',
      { ...partD, agreedPrice: 40, isBrand: true, special: 'insulin', extraHelp: 'full' },
      { youPay: 10, reason: 'insulinCap' },
    ],
    [
      'past the threshold: 0',
      { ...partD, extraHelp: 'full', year: year([615, 615, 2100, 2100]) },
      { youPay: 0, reason: 'outOfPocketLimit' },
    ],
  ],
};
