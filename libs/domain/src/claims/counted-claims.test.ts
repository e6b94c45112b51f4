import {
  type AddingClaim,
  countedClaims,
  isToldOf,
  notInClaims,
  yearTowardLimit,
} from './counted-claims';

const limit = { kind: 'outOfPocket', scope: 'individual' } as const;
const claim = (
  dateOfService: string,
  amounts: [before: number, after: number] | null,
  more: Partial<AddingClaim> = {},
): AddingClaim => ({
  dateOfService,
  status: 'paid',
  accumulators: amounts ? [{ ...limit, before: amounts[0], after: amounts[1], limit: 100 }] : [],
  ...more,
});
const figures = (claims: AddingClaim[]) =>
  countedClaims(claims, limit).map(({ claim: { dateOfService }, ...rest }) => [
    dateOfService.slice(5),
    ...Object.values(rest),
  ]);

test('each claim has what it added and the amount after it, oldest first', () => {
  const claims = [claim('2026-03-02', [40.1, 60.3]), claim('2026-01-05', [0, 40.1])];
  expect(figures(claims)).toEqual([
    ['01-05', 40.1, 40.1, false],
    ['03-02', 20.2, 60.3, false],
  ]);
});

test('claims of one day stand as their amounts follow each other, a reversal too', () => {
  const claims = [
    claim('2026-01-05', [30, 10], { status: 'reversed' }),
    claim('2026-01-05', [10, 30]),
    claim('2026-01-05', [0, 10]),
  ];
  for (const order of [claims, [...claims].reverse(), [claims[1]!, claims[0]!, claims[2]!]]) {
    expect(figures(order).map(([, counted]) => counted)).toEqual([10, 20, -20]);
  }
});

test('the claim that meets the limit says so; what comes after it does not', () => {
  const claims = [claim('2026-01-05', [90, 100]), claim('2026-02-05', [100, 100])];
  expect(figures(claims).map((row) => row[3])).toEqual([true, false]);
});

test('a claim that was not paid, or has half a figure, adds nothing; it is told of when it was not paid', () => {
  const half = [{ ...limit, before: 5, after: null, limit: 100 }];
  const claims = [
    claim('2026-01-05', [0, 10]),
    claim('2026-01-06', null, { status: 'rejected' }),
    claim('2026-01-07', null, { accumulators: half }),
  ];
  expect(figures(claims).map(([, counted, total]) => [counted, total])).toEqual([
    [10, 10],
    [0, 10],
    [0, 10],
  ]);
  expect(countedClaims(claims, limit).map(isToldOf)).toEqual([true, true, false]);
});

const fill = (filledOn: string, outOfPocket: number) => ({
  filledOn,
  outOfPocket,
  youPay: outOfPocket,
  deductible: 0,
});

test('the months of a year end at the balance of today, and go on with the expected fills', () => {
  const counted = countedClaims(
    [claim('2026-01-05', [0, 10]), claim('2026-03-05', [25, 45])],
    limit,
  );
  const toCome = [fill('2026-03-25', 30), fill('2026-05-01', 20), fill('2027-01-01', 99)];
  const year = yearTowardLimit(counted, toCome, { ...limit, met: 50, limit: 100 }, '2026-03-10');
  expect(
    year.months.slice(0, 6).map(({ counted: own, toCome: more, total }) => [own, more, total]),
  ).toEqual([
    [10, 0, 10],
    [0, 0, 10],
    [20, 30, 80],
    [0, 0, 80],
    [0, 20, 100],
    [0, 0, 100],
  ]);
  expect(year.end).toBe(100);
  expect(year.metOn).toBe('2026-05-01');
  expect(notInClaims(counted, 50)).toBe(20);
  expect(year.months.slice(0, 4).map(({ elsewhere }) => elsewhere)).toEqual([0, 0, 20, 0]);
});

test('a fill that was expected last month and is not decided yet counts in this month', () => {
  const year = yearTowardLimit(
    [],
    [fill('2026-02-27', 30)],
    { ...limit, met: 0, limit: 100 },
    '2026-03-01',
  );
  expect(year.months.slice(0, 3).map(({ toCome, total }) => [toCome, total])).toEqual([
    [0, 0],
    [0, 0],
    [30, 30],
  ]);
});

test('a limit that is met, or not met by the expected fills, has no day', () => {
  const year = (met: number) =>
    yearTowardLimit([], [fill('2026-05-01', 20)], { ...limit, met, limit: 100 }, '2026-03-10');
  expect(year(100)).toMatchObject({ metOn: null, end: 120 });
  expect(year(50)).toMatchObject({ metOn: null, end: 70 });
});
