import type { ClaimStatusKind } from './claims';
import { axisMarks, lastMonths, spendingByMonth, spendingOf } from './claim-months';

const claim = (dateOfService: string, copayAmount: number, status: ClaimStatusKind = 'paid') => ({
  dateOfService,
  status,
  copayAmount,
  amtInsurancePaid: 1,
});

const whole = { lacking: 0, notStated: 0, unknown: 0, planUnknown: 0, hasNegatives: false };

test('the last months are whole ones across the new year, also from the 31st', () => {
  expect(lastMonths(new Date(2026, 0, 31), 3)).toEqual(['2025-11-01', '2025-12-01', '2026-01-01']);
  expect(lastMonths(new Date(2026, 10, 5))).toHaveLength(6);
  // On the plan's clock it is still February.
  expect(lastMonths(new Date('2026-03-01T03:00:00Z'), 1)).toEqual(['2026-02-01']);
});

test('a month has what was paid in it; what was not paid is in none', () => {
  const rows = [
    claim('2026-10-31', 0.1),
    claim('2026-10-01', 0.2),
    claim('2026-11-01', 5),
    claim('11/30/2026', 1),
    claim('2026-11-02', 99, 'rejected'),
    claim('2026-09-30', 7),
    claim('soon', 7, 'rejected'),
  ];
  expect(spendingByMonth(rows, ['2026-10-01', '2026-11-01'])).toEqual([
    { month: '2026-10-01', ...whole, youPaid: 0.3, planPaid: 2, total: 2.3 },
    { month: '2026-11-01', ...whole, youPaid: 6, planPaid: 2, total: 8 },
  ]);
});

test('a paid claim without a day may be of any month: each lacks it, and their sum lacks it once', () => {
  const months = ['2026-10-01', '2026-11-01'];
  const rows = [claim('2026-10-01', 5), claim('2026-09-30', 7), claim('soon', 9)];
  const lacks = { lacking: 1, notStated: 0, unknown: 1, planUnknown: 1, hasNegatives: false };
  expect(spendingByMonth(rows, months)).toEqual([
    { month: '2026-10-01', ...lacks, youPaid: 5, planPaid: 1, total: 6 },
    { month: '2026-11-01', ...lacks, youPaid: 0, planPaid: 0, total: 0 },
  ]);
  expect(spendingOf(rows, months)).toEqual({ ...lacks, youPaid: 5, planPaid: 1 });
});

test.each([
  [403, [0, 200, 400, 600]],
  [400, [0, 100, 200, 300, 400]],
  [3.2, [0, 1, 2, 3, 4]],
  [0, [0, 50, 100]],
  [Number.NaN, [0, 50, 100]],
  [12_345, [0, 5000, 10_000, 15_000]],
])('the axis for %d has the marks %j', (highest, marks) => {
  expect(axisMarks(highest)).toEqual(marks);
});

test.each([
  [100, -30, [-50, 0, 50, 100]],
  [0, -118, [-150, -100, -50, 0]],
  [0, -2, [-2, -1, 0]],
])('the axis from below zero, for %d down to %d, has the marks %j', (highest, lowest, marks) => {
  expect(axisMarks(highest, lowest)).toEqual(marks);
});
