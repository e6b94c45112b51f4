import { isPriceWithinCopay } from './copay';
import { priceTerms } from './price-fill';

const open = { individual: { met: 0, limit: null }, family: null };

/** What is paid as the copay of $5.00, and whether it is the price. */
function fillOf(agreedPrice: number, limit: number | null = null) {
  const terms = {
    agreedPrice,
    deductibleApplies: false,
    brandDifference: 0,
    brandDifferenceCounts: false,
    extraHelpCopay: null,
    specialRule: null,
    charge: { copay: 5, coinsurancePercent: null, atLeast: null, atMost: null },
  };
  const outOfPocket = { individual: { met: 0, limit }, family: null };
  const { copay } = priceTerms(terms, { deductible: open, outOfPocket });
  return [copay, isPriceWithinCopay(copay, agreedPrice)];
}

test.each([
  ['below the copay', 2.94, 2.94, true],
  ['as high as the copay', 5, 5, true],
  ['above the copay', 5.01, 5, false],
  ['of nothing', 0, 0, false],
])('a price %s', (_name, price, paid, isPrice) => {
  expect(fillOf(price)).toEqual([paid, isPrice]);
});

test('a copay that the yearly limit makes lower is not the price', () => {
  expect(fillOf(4, 3)).toEqual([3, false]);
});
