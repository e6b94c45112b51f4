import { countedClaims } from './counted-claims';
import { agreedWithClaims, contradictsMet } from './met-by-claims';

const name = { kind: 'outOfPocket', scope: 'individual' } as const;
const today = '2026-11-05';

const claim = (dateOfService: string, before: number, after: number, changes: object = {}) => ({
  dateOfService,
  status: 'paid' as const,
  accumulators: [{ ...name, before, after, limit: 2000 }],
  ...changes,
});
const first = claim('2026-09-01', 0, 1500);
const contradicts = (claims: ReturnType<typeof claim>[], met: number) =>
  contradictsMet(countedClaims(claims, name), { ...name, met, maximum: 2000 }, today);

test.each([
  ['by the balance alone', 1500, 2000, true],
  ['by the claims alone', 2000, 1999.99, true],
  ['by both', 2000, 2100, false],
  ['by neither', 1500, 1800, false],
])('a limit that is met %s', (_case, after, met, expected) => {
  expect(contradicts([claim('2026-10-01', 0, after)], met)).toBe(expected);
});

test.each([
  ['nothing was paid yet', []],
  ['a claim is in progress', [first, claim('2026-09-02', 0, 0, { status: 'inProgress' })]],
  ['a status is not known', [first, claim('2026-09-02', 0, 0, { status: 'unknown' })]],
  ['a claim has no day', [first, claim('', 0, 0)]],
  [
    'one was taken back after the newest claim',
    [claim('2026-03-01', 0, 100), claim('2026-03-01', 1500, 1400), claim('2026-09-01', 100, 1500)],
  ],
  ['the newest claim says nothing of it', [first, claim('2026-09-02', 0, 0, { accumulators: [] })]],
  ['a claim of yesterday may not be in it', [first, claim('2026-11-04', 1500, 1600)]],
  [
    'the claims have another limit',
    [claim('2026-09-01', 0, 1500, { accumulators: [{ ...name, before: 0, after: 1, limit: 9 }] })],
  ],
])('is not compared where %s', (_case, claims) => {
  expect(contradicts(claims, 2000)).toBe(false);
});

test('is compared where one was taken back before the newest claim', () => {
  const claims = [
    claim('2026-03-01', 0, 100),
    claim('2026-03-01', 100, 0),
    claim('2026-09-01', 0, 1500),
  ];
  expect(contradicts(claims, 2000)).toBe(true);
});

describe('an answer of the balances', () => {
  const entry = (memberNumber: string, pm: number | null) => ({
    member: { sub: 'S' as const, firstName: '', lastName: '', dob: '', memberNumber },
    deductible: 100,
    pm,
  });
  const planInfo = {
    individualDeductible: 500,
    individualOOPMax: 2000,
    familyDeductible: null,
    familyOOPMax: null,
  };
  const claimOf = (memberId: string, after: number) => ({
    ...claim('2026-09-01', 0, after),
    memberId,
  });
  const own = entry('M1-01', 2000);
  const answer = { balance: [own, entry('M1-03', 2000)], planInfo };
  const amountsOf = (
    claims: ReturnType<typeof claimOf>[],
    kinds: ('deductible' | 'outOfPocket')[],
  ) => agreedWithClaims(own, answer, claims, kinds, today);

  test('loses the amount that the person’s own claims contradict', () => {
    const found = amountsOf([claimOf('M1', 1500), claimOf('M1-03', 2000)], ['outOfPocket']);
    expect(found.entry).toMatchObject({ pm: null, deductible: 100 });
    expect(found.contradicted).toEqual(['pm']);
  });

  test.each([
    ['more than claims count toward the limit', [claimOf('M1', 1500)], ['deductible']],
    ['only another person’s claims say so', [claimOf('M1-03', 1500)], ['outOfPocket']],
  ] as const)('keeps it where %s', (_case, claims, kinds) => {
    expect(amountsOf([...claims], [...kinds]).contradicted).toEqual([]);
  });
});
