import { reversalOf, shownAccumulators, straddledStages } from './claim-accumulators';

const sent = { kind: 'deductible', scope: 'individual', before: 1340, after: 1500, limit: 1500 };

describe('accumulators', () => {
  test("come deductible first and one's own before the family's", () => {
    const shown = shownAccumulators([
      { ...sent, kind: 'outOfPocket', scope: 'family' },
      { ...sent, scope: 'family' },
      { ...sent, kind: 'outOfPocket' },
      sent,
    ]);
    expect(shown.map(({ kind, scope }) => `${kind} ${scope}`)).toEqual([
      'deductible individual',
      'deductible family',
      'outOfPocket individual',
      'outOfPocket family',
    ]);
  });

  test.each([
    ['an unknown kind', { kind: 'lifetime' }],
    ['no figure before', { before: null }],
    ['a negative figure', { after: -1 }],
  ])('%s is left out', (_, over) => {
    expect(shownAccumulators([{ ...sent, ...over }])).toEqual([]);
  });

  test.each([null, 0, -5])('a limit of %j is none', (limit) => {
    expect(shownAccumulators([{ ...sent, limit }])[0]).toMatchObject({
      limit: null,
      isMet: null,
      isMeeting: false,
    });
  });

  test.each([
    [1340, 1499.99, { isMet: false, isMeeting: false }],
    [1340, 1500, { isMet: true, isMeeting: true }],
    [1499.99, 1620.5, { isMet: true, isMeeting: true }],
    [1500, 1500, { isMet: true, isMeeting: false }],
    [1500, 1340, { isMet: false, isMeeting: false }],
  ])('from %f to %f the limit of 1500 is %j', (before, after, met) => {
    expect(shownAccumulators([{ ...sent, before, after }])[0]).toMatchObject(met);
  });
});

describe('a claim that passes from a stage into the next', () => {
  const parts = [
    { stage: 'initialCoverage', price: 25, share: 6.25 },
    { stage: 'deductible', price: 295, share: 295 },
  ];

  test('has its parts in the order of the year', () => {
    expect(straddledStages(parts, 320, 301.25).map(({ stage }) => stage)).toEqual([
      'deductible',
      'initialCoverage',
    ]);
  });

  test.each([
    ['one stage only', [parts[0]!], 25, 6.25],
    ['a price that misses a cent', parts, 320.01, 301.25],
    ['a share that misses a cent', parts, 320, 301.24],
    ['an unknown stage', [parts[0]!, { ...parts[1]!, stage: 'donut' }], 320, 301.25],
    ['a missing figure', [parts[0]!, { ...parts[1]!, share: null }], 320, 301.25],
    ['no stages', [], 0, 0],
  ])('says nothing for %s', (_, given, price, paid) => {
    expect(straddledStages(given, price, paid)).toEqual([]);
  });
});

describe('a reversed claim', () => {
  const original = { dateOfService: '2026-09-16', copayAmount: 7.5, amtInsurancePaid: 11.2 };

  test.each([
    ['a separate line', { youPaid: -7.5, planPaid: -11.2 }],
    ['marked on the claim itself', { youPaid: 0, planPaid: 0 }],
    ['without amounts', { youPaid: null, planPaid: null }],
  ])('%s nets to zero with its original', (_, line) => {
    expect(reversalOf(line, original)).toEqual({
      original: { date: '2026-09-16', youPaid: 7.5, planPaid: 11.2 },
      reversal: { youPaid: -7.5, planPaid: -11.2 },
      net: { youPaid: 0, planPaid: 0 },
    });
  });

  test('that took back a part says what remains', () => {
    const line = { youPaid: -5, planPaid: -11.2 };
    expect(reversalOf(line, original)?.net).toEqual({ youPaid: 2.5, planPaid: 0 });
  });

  test.each([
    ['no amount', { ...original, copayAmount: null }],
    ['a negative one', { ...original, amtInsurancePaid: -1 }],
  ])('is not set against an original with %s', (_, given) => {
    expect(reversalOf({ youPaid: 0, planPaid: 0 }, given)).toBeNull();
  });
});
