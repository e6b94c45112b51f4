import type { BenefitCharge, BenefitTier } from '../drug-price/benefit-charge';
import type { FillCostNow } from './fill-cost';
import { type FillAgain, nextFill, type NextFill, type TiersOfPlan } from './next-fill';

const share = (untilNothing: number | null): FillCostNow => ({
  cost: 'share',
  by: 'individual',
  untilNothing,
});

/** A tier after the deductible with a charge for 30 days. */
const tier = (coinsurancePercent: number, bounds: Partial<BenefitCharge> = {}): BenefitTier => ({
  tier: 3,
  deductibleApplies: true,
  costs: [
    {
      pharmacy: 'retail',
      days: 30,
      copay: null,
      coinsurancePercent,
      atLeast: null,
      atMost: null,
      ...bounds,
    },
  ],
});

/** Of $320.00, $20.00 went to the deductible. */
const glyvexa: FillAgain = { price: 320, deductible: 20, share: 75, percent: 25, days: 30 };
const unbounded = [tier(25)];
const ofPercent = { cost: 'share', isLimited: false, decidedBy: 'percent' } as const;
const notSent = { cost: 'unknown', why: 'notSent' } as const;

test.each<[string, FillCostNow, FillAgain, NextFill]>([
  ['a percentage of the price', share(1100), glyvexa, { ...ofPercent, share: 80 }],
  [
    'also where another payer paid a part of the last one',
    share(1100),
    { ...glyvexa, share: null },
    { ...ofPercent, share: 80 },
  ],
  [
    'to the cent',
    share(null),
    { ...glyvexa, price: 33.33, share: 3.33 },
    { ...ofPercent, share: 8.33 },
  ],
  [
    'with half a cent up, as the price of a fill',
    share(null),
    { ...glyvexa, price: 4.02, deductible: 0.02, share: 1 },
    { ...ofPercent, share: 1.01 },
  ],
  [
    'up to what is left of the limit',
    share(50),
    glyvexa,
    { ...ofPercent, share: 50, isLimited: true },
  ],
  [
    'nothing at a limit, and whose it is',
    { cost: 'nothing', by: 'family' },
    { ...glyvexa, percent: null },
    { cost: 'nothing', by: 'family' },
  ],
  [
    'nothing where the share rounds to no cent',
    share(1100),
    { ...glyvexa, price: 0.01, deductible: 0, share: 0.01 },
    { cost: 'nothing', by: 'price' },
  ],
  ['unknown without a percentage', share(null), { ...glyvexa, percent: null }, notSent],
  [
    'unknown where the balances say that the deductible is not met',
    { cost: 'full', left: 20 },
    glyvexa,
    { cost: 'unknown', why: 'disagree' },
  ],
  [
    'unknown with Extra Help, which pays a part',
    { cost: 'helpCopay', copays: null },
    glyvexa,
    { cost: 'unknown', why: 'otherPayer' },
  ],
  [
    'unknown where it is not known what a fill costs now',
    { cost: 'unknown', why: 'notLoaded' },
    glyvexa,
    { cost: 'unknown', why: 'notLoaded' },
  ],
])('the next fill is %s', (_what, now, fill, expected) => {
  expect(nextFill(now, fill, unbounded)).toEqual(expected);
});

describe('a tier with bounds', () => {
  const most = [tier(30, { atMost: 250 })];
  const least = [tier(40, { atLeast: 20 })];
  /** Of a price, all but `rest` went to the deductible. */
  const fillOf = (price: number, rest: number, paid: number, percent: number): FillAgain => ({
    price,
    deductible: price - rest,
    share: paid,
    percent,
    days: 30,
  });

  test.each<[string, FillAgain, TiersOfPlan, number, string]>([
    ['below the most', fillOf(800, 700, 210, 30), most, 240, 'percent'],
    ['above the most, as the last was not', fillOf(1200, 700, 210, 30), most, 250, 'most'],
    ['above the most, as the last was', fillOf(1200, 1000, 250, 30), most, 250, 'most'],
    ['above the least, as the last was not', fillOf(60, 40, 20, 40), least, 24, 'percent'],
    ['below the least, as the last was', fillOf(45, 40, 20, 40), least, 20, 'least'],
    ['of no more than the least', fillOf(15, 10, 10, 40), least, 15, 'least'],
  ])('charges a share %s', (_what, fill, tiers, amount, decidedBy) => {
    const expected = { cost: 'share', share: amount, isLimited: false, decidedBy };
    expect(nextFill(share(null), fill, tiers)).toEqual(expected);
  });

  test('charges no more than what is left of the limit', () => {
    const next = nextFill(share(100), fillOf(1200, 700, 210, 30), most);
    expect(next).toMatchObject({ share: 100, isLimited: true });
  });
});

describe('which bounds a fill has is told by the tiers of the plan', () => {
  const fill: FillAgain = { price: 1200, deductible: 500, share: 210, percent: 30, days: 30 };
  const bounded = tier(30, { atMost: 250 });

  test.each<[string, TiersOfPlan]>([
    ['no tier has the percentage', [tier(25, { atMost: 250 })]],
    ['the tier with the percentage has no deductible', [{ ...bounded, deductibleApplies: false }]],
    ['the percentage is one of another supply', [{ ...bounded, costs: ninetyDays(bounded) }]],
    ['the share of the claim is another', [tier(30, { atMost: 200 })]],
    ['two tiers would charge differently', [bounded, tier(30)]],
    ['there are none', []],
  ])('not where %s', (_what, tiers) => {
    expect(nextFill(share(null), fill, tiers)).toEqual(notSent);
  });

  test.each(['notLoaded', null] as const)('not while they are not here (%s)', (why) => {
    expect(nextFill(share(null), fill, { why })).toEqual({ cost: 'unknown', why });
  });

  test('those of any supply where the days are not sent', () => {
    const next = nextFill(share(null), { ...fill, days: null }, [bounded]);
    expect(next).toMatchObject({ share: 250 });
  });

  test('by one of two tiers that would have charged the claim differently', () => {
    const next = nextFill(share(null), { ...fill, share: 200 }, [
      tier(30, { atMost: 200 }),
      bounded,
    ]);
    expect(next).toMatchObject({ share: 200, decidedBy: 'most' });
  });
});

function ninetyDays({ costs }: BenefitTier): BenefitTier['costs'] {
  return costs.map((each) => ({ ...each, days: 90 }));
}
