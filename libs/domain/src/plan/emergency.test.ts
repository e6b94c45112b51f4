import { daysLeftOf, isInForce, lastDayOf, refillFromIn } from './emergency';

const flood = { declaredOn: '2026-10-31', endsOn: '', isPublicHealth: false, earlyRefills: true };

test.each([
  [{ endsOn: '2026-11-20' }, '2026-11-20'],
  [{}, '2026-11-30'],
  [{ isPublicHealth: true }, '2027-01-29'],
  [{ declaredOn: '' }, ''],
])('%j ends on %s', (differs, lastDay) => {
  expect(lastDayOf({ ...flood, ...differs })).toBe(lastDay);
});

test.each([
  ['2026-10-30', false],
  ['2026-10-31', true],
  ['2026-11-30', true],
  ['2026-12-01', false],
])('on %s it is in force: %s', (today, wanted) => {
  expect(isInForce(flood, today)).toBe(wanted);
});

test('an emergency without a day is never in force', () => {
  expect(isInForce({ ...flood, declaredOn: '' }, '2026-11-05')).toBe(false);
});

test('fifteen days are left on November 5', () => {
  expect(daysLeftOf({ ...flood, endsOn: '2026-11-20' }, '2026-11-05')).toBe(15);
});

test.each([
  [flood, '2026-11-28', '2026-11-05'],
  [flood, '2026-11-01', '2026-11-01'],
  [{ ...flood, earlyRefills: false }, '2026-11-28', '2026-11-28'],
  [{ ...flood, endsOn: '2026-11-04' }, '2026-11-28', '2026-11-28'],
  [null, '2026-11-28', '2026-11-28'],
])('%j: a fill that is due on %s can be had from %s', (emergency, usual, from) => {
  expect(refillFromIn(emergency, usual, '2026-11-05')).toBe(from);
});
