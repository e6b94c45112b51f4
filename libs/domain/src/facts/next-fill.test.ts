import type { FillCostNow } from './fill-cost';
import { type FillAgain, nextFill, type NextFill } from './next-fill';

const share = (untilNothing: number | null): FillCostNow => ({
  cost: 'share',
  by: 'individual',
  untilNothing,
});

test.each<[string, FillCostNow, FillAgain, NextFill]>([
  [
    'a percentage of the price',
    share(1100),
    { price: 320, percent: 25 },
    { cost: 'share', share: 80, isLimited: false },
  ],
  [
    'to the cent',
    share(null),
    { price: 33.33, percent: 25 },
    { cost: 'share', share: 8.33, isLimited: false },
  ],
  [
    'with half a cent up, as the price of a fill',
    share(null),
    { price: 4.02, percent: 25 },
    { cost: 'share', share: 1.01, isLimited: false },
  ],
  [
    'up to what is left of the limit',
    share(50),
    { price: 320, percent: 25 },
    { cost: 'share', share: 50, isLimited: true },
  ],
  [
    'nothing at a limit, and whose it is',
    { cost: 'nothing', by: 'family' },
    { price: 320, percent: null },
    { cost: 'nothing', by: 'family' },
  ],
  [
    'nothing where the share rounds to no cent',
    share(1100),
    { price: 0.01, percent: 25 },
    { cost: 'nothing', by: 'price' },
  ],
  [
    'unknown without a percentage',
    share(null),
    { price: 320, percent: null },
    { cost: 'unknown', why: 'notSent' },
  ],
  [
    'unknown where the balances say that the deductible is not met',
    { cost: 'full', left: 20 },
    { price: 320, percent: 25 },
    { cost: 'unknown', why: 'disagree' },
  ],
  [
    'unknown with Extra Help, which pays a part',
    { cost: 'helpCopay', copays: null },
    { price: 320, percent: 25 },
    { cost: 'unknown', why: 'otherPayer' },
  ],
  [
    'unknown where it is not known what a fill costs now',
    { cost: 'unknown', why: 'notLoaded' },
    { price: 320, percent: 25 },
    { cost: 'unknown', why: 'notLoaded' },
  ],
])('the next fill is %s', (_what, now, fill, expected) => {
  expect(nextFill(now, fill)).toEqual(expected);
});
