import { daysBetweenFills, expectedFills, isStopped, refillFrom } from './refills';

test.each([
  // The day that a claim was refused with reject code 79 names.
  ['a pharmacy, after 85 % of 30 days', '2026-08-18', 30, 'retail', '2026-09-13'],
  ['home delivery, after 75 % of 90 days', '2026-10-09', 90, 'mail', '2026-12-16'],
  ['a pharmacy, after 85 % of 7 days', '2026-10-01', 7, 'preferredRetail', '2026-10-07'],
] as const)('a refill is paid at %s', (_where, filledOn, days, kind, expected) => {
  expect(refillFrom(filledOn, days, kind)).toBe(expected);
});

const of = (days: number | null, ...filledOn: string[]) =>
  filledOn.map((each) => ({ filledOn: each, days }));

test.each([
  ['one fill: its days of supply', of(30, '2026-10-28'), 30, 30],
  [
    'a little late each time: still its days',
    of(30, '2026-07-21', '2026-08-21', '2026-09-21'),
    30,
    30,
  ],
  ['early fills: still its days', of(30, '2026-07-01', '2026-07-27', '2026-08-22'), 30, 30],
  // 42, 49, 35, 69 and 30 days apart.
  [
    'as needed: the median',
    of(30, '2026-01-28', '2026-03-11', '2026-04-29', '2026-06-03', '2026-08-11', '2026-09-10'),
    30,
    42,
  ],
  // 30 and 60 days apart.
  ['late once of twice: halfway', of(30, '2026-06-01', '2026-07-01', '2026-08-30'), 30, 45],
  // 90, 91 and 92 days apart: pens of 30 days do not last three months.
  [
    'rarely: twice its days',
    of(30, '2026-01-20', '2026-04-20', '2026-07-20', '2026-10-20'),
    30,
    60,
  ],
  ['two fills show no pace: its days', of(30, '2026-02-12', '2026-08-18'), 30, 30],
  [
    'now 30 days after 90 that were taken as prescribed: its days',
    [...of(90, '2026-02-01', '2026-05-02', '2026-07-31'), ...of(30, '2026-10-29')],
    30,
    30,
  ],
  [
    'now 90 days after 30 that lasted 60: twice its days',
    [...of(30, '2026-05-01', '2026-06-30', '2026-08-29'), ...of(90, '2026-10-28')],
    90,
    180,
  ],
  [
    'fills without their days show no pace',
    of(null, '2026-01-20', '2026-04-20', '2026-07-20'),
    30,
    30,
  ],
])('%s', (_case, fills, days, expected) => {
  expect(daysBetweenFills(fills, days)).toBe(expected);
});

describe('the fills to expect', () => {
  const until = '2026-12-31';
  test('begin when the last one is used up', () => {
    const fills = expectedFills({
      lastFilledOn: '2026-10-21',
      every: 30,
      today: '2026-11-05',
      until,
    });
    expect(fills).toEqual(['2026-11-20', '2026-12-20']);
  });

  test('begin today when it is used up already', () => {
    const fills = expectedFills({
      lastFilledOn: '2026-09-14',
      every: 30,
      today: '2026-11-05',
      until,
    });
    expect(fills).toEqual(['2026-11-05', '2026-12-05']);
  });

  const yearFrom = (lastFilledOn: string, every: number) =>
    expectedFills({ lastFilledOn, every, today: '2026-12-31', until: '2027-12-31' });

  test.each([
    ['30 days: one in each month', '2026-12-03', 30, 12, '2027-12-02'],
    ['28 days: one in each month', '2026-12-10', 28, 12, '2027-12-07'],
    ['60 days: every other month', '2026-12-03', 60, 6, '2027-12-01'],
    ['90 days: one in each quarter', '2026-10-09', 90, 4, '2027-10-07'],
    ['84 days: one in each quarter', '2026-11-05', 84, 4, '2027-10-28'],
    // January 12, and eight more.
    ['42 days: by the day', '2026-12-01', 42, 9, '2027-12-14'],
  ])('of a year of %s', (_supply, lastFilledOn, every, count, last) => {
    const fills = yearFrom(lastFilledOn, every);
    expect([fills.length, fills.at(-1)]).toEqual([count, last]);
  });

  test('on a day that a month does not have are on its last one', () => {
    const fills = yearFrom('2026-12-31', 31);
    expect(fills.slice(0, 4)).toEqual(['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30']);
  });

  test('are none when the supply lasts into the next year; the last day counts', () => {
    expect(
      expectedFills({ lastFilledOn: '2026-11-02', every: 90, today: '2026-11-05', until }),
    ).toEqual([]);
    expect(
      expectedFills({ lastFilledOn: '2026-12-01', every: 30, today: '2026-12-02', until }),
    ).toEqual([until]);
  });

  test('end, also of a drug without days of supply', () => {
    const input = { lastFilledOn: '2026-12-30', every: 0, today: '2026-12-30', until };
    expect(expectedFills(input)).toEqual(['2026-12-30', until]);
  });
});

test('a drug is stopped 90 days after its last fill was used up', () => {
  expect(isStopped('2026-07-08', 30, '2026-11-05')).toBe(false);
  expect(isStopped('2026-07-07', 30, '2026-11-05')).toBe(true);
});
