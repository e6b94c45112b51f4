import { fillCostNow, type FillCostNow, isAfterDeductible, type PersonLimits } from './fill-cost';

const limit = (met: number | null, of: number | null | 'none') => ({ met, limit: of });
const of = (
  deductible: [ReturnType<typeof limit>, (ReturnType<typeof limit> | null)?],
  outOfPocket: [ReturnType<typeof limit>, (ReturnType<typeof limit> | null)?],
): PersonLimits => ({
  deductible: { individual: deductible[0], family: deductible[1] ?? null },
  outOfPocket: { individual: outOfPocket[0], family: outOfPocket[1] ?? null },
});

test.each<[string, PersonLimits, object]>([
  [
    'the full price before the deductible',
    of([limit(1340, 1500)], [limit(1646.4, 4000)]),
    { cost: 'full', left: 160 },
  ],
  [
    'until the family has met its deductible, where that comes first',
    of([limit(100, 1500), limit(2950, 3000)], [limit(100, 4000), limit(2950, 8000)]),
    { cost: 'full', left: 50 },
  ],
  [
    'a share after one’s own deductible',
    of([limit(1500, 1500)], [limit(1868.4, 4000)]),
    { cost: 'share', by: 'individual', untilNothing: 2131.6 },
  ],
  [
    'a share after the family’s deductible',
    of([limit(220, 1500), limit(3000, 3000)], [limit(228, 4000), limit(3400, 8000)]),
    { cost: 'share', by: 'family', untilNothing: 3772 },
  ],
  [
    'a share in a plan without a deductible',
    of([limit(null, 0)], [limit(10, 2100)]),
    { cost: 'share', by: 'plan', untilNothing: 2090 },
  ],
  [
    'nothing at one’s own limit',
    of([limit(1500, 1500), limit(1996, 3000)], [limit(4000, 4000), limit(4568, 8000)]),
    { cost: 'nothing', by: 'individual' },
  ],
  [
    'nothing at the family’s limit, whatever else is open',
    of([limit(1500, 1500), limit(3000, 3000)], [limit(3610.4, 4000), limit(8000, 8000)]),
    { cost: 'nothing', by: 'family' },
  ],
  [
    'what a family without a limit paid together decides nothing',
    of([limit(220, 1500), limit(1996, 'none')], [limit(228, 4000), limit(9000, 'none')]),
    { cost: 'full', left: 1280 },
  ],
  [
    'not known without what was paid',
    of([limit(1500, 1500)], [limit(null, 4000)]),
    { cost: 'unknown', why: 'notSent' },
  ],
  [
    'not known where the plan’s family limit is not',
    of([limit(1500, 1500), limit(1996, null)], [limit(1868.4, 4000), limit(2436.4, null)]),
    { cost: 'unknown', why: 'notSent' },
  ],
  [
    'not known without a limit of the plan',
    of([limit(1500, 1500)], [limit(1868.4, null)]),
    { cost: 'unknown', why: 'notSent' },
  ],
  [
    'a share without an out-of-pocket limit',
    of([limit(1500, 1500)], [limit(1868.4, 'none')]),
    { cost: 'share', by: 'individual', untilNothing: null },
  ],
  [
    'not known where the family’s limit may be met',
    of([limit(1500, 1500), limit(null, 3000)], [limit(1600, 4000), limit(null, 8000)]),
    { cost: 'unknown', why: 'notSent' },
  ],
  [
    'not known without a deductible of the plan',
    of([limit(10, null)], [limit(10, 4000)]),
    { cost: 'unknown', why: 'notSent' },
  ],
])('%s', (_, limits, expected) => {
  expect(fillCostNow(limits, null)).toEqual(expected);
});

test('with Extra Help a copay, whatever the deductible; nothing at the limit', () => {
  const help = { copays: { generic: 5.1, brand: 12.65 } };
  const now = fillCostNow(of([limit(0, 615)], [limit(0, 2100)]), help);
  expect(now).toEqual({ cost: 'helpCopay', ...help });
  expect(fillCostNow(of([limit(0, 615)], [limit(2100, 2100)]), help)).toMatchObject({
    cost: 'nothing',
  });
});

test('a person who is not in the balances has no known cost', () => {
  const none = { individual: null, family: null };
  expect(fillCostNow({ deductible: none, outOfPocket: none }, null)).toEqual({
    cost: 'unknown',
    why: 'notSent',
  });
});

test.each<[FillCostNow, boolean]>([
  [{ cost: 'full', left: 20 }, true],
  [{ cost: 'unknown', why: 'notSent' }, true],
  [{ cost: 'unknown', why: null }, false],
  [{ cost: 'share', by: 'individual', untilNothing: null }, false],
  [{ cost: 'helpCopay', copays: null }, false],
])('the tiers are after the deductible where some of it may be left: %j is %s', (now, expected) => {
  expect(isAfterDeductible(now)).toBe(expected);
});
