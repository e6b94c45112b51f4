import type { PaymentExplanation } from './claim-payment';
import { agreedPriceIn, isCopayThePrice, sharedBase } from './payment-parts';

const explained = (price: number, ...parts: PaymentExplanation['parts']): PaymentExplanation => ({
  steps: [{ kind: 'agreedPrice', amount: price, from: 0, to: price }],
  parts,
});
const share = (amount: number) => ({ kind: 'coinsurance', amount }) as const;
const copay = (amount: number) => ({ kind: 'copay', amount }) as const;
const brand = (amount: number) => ({ kind: 'brandDifference', amount }) as const;

test('the agreed price is that of its step', () => {
  expect(agreedPriceIn(explained(80))).toBe(80);
  expect(agreedPriceIn({ steps: [], parts: [] })).toBe(0);
});

test.each([
  ['the price without the deductible', 100, 20, 40, 12, 60],
  ['the price where there is no deductible', 100, 20, null, 20, 100],
  ['nothing known where it does not work out to the cent', 100, 20, 40, 12.01, null],
  ['nothing without its percentage', 100, null, 40, 12, null],
])(
  'a percentage is of %s',
  (_what, price, coinsurancePercent, deductibleAmount, paid, expected) => {
    const claim = { deductibleAmount, coinsurancePercent };
    expect(sharedBase(explained(price, share(paid)), claim)).toBe(expected);
  },
);

test('without a share nothing is shared', () => {
  const claim = { deductibleAmount: 0, coinsurancePercent: 20 };
  expect(sharedBase(explained(100, copay(20)), claim)).toBeNull();
});

test.each([
  ['the price, which is not higher', explained(8, copay(8)), true],
  ['the price without what a brand costs more', explained(20, copay(8), brand(12)), true],
  ['the copay of a higher price', explained(20, copay(8)), false],
])('for a copay one paid %s', (_what, payment, expected) => {
  expect(isCopayThePrice(payment)).toBe(expected);
});
