import { shareDecidedBy } from './coinsurance';

test.each([
  [26.25, 105, 25, 'percent'],
  [18.1, 54.86, 33, 'percent'],
  [20, 40, 25, 'least'],
  [150, 2205, 25, 'most'],
] as const)('%d of %d at %d percent: %s', (share, price, percent, expected) => {
  expect(shareDecidedBy(share, price, percent)).toBe(expected);
});
