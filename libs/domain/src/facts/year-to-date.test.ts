import type { LimitSoFar, PersonLimits } from './fill-cost';
import { yearToDate } from './year-to-date';

const limit = (met: number | null, of: number | null | 'none'): LimitSoFar => ({ met, limit: of });
const limits = (own: LimitSoFar | null, family: LimitSoFar | null): PersonLimits => ({
  deductible: { individual: limit(220, 1500), family: limit(1996, 3000) },
  outOfPocket: { individual: own, family },
});
const outOfPocketOf = (own: LimitSoFar | null, family: LimitSoFar | null) =>
  yearToDate(limits(own, family))?.outOfPocket ?? null;

const own = limit(228, 4000);

test('a family that has no limit is limited by one’s own alone', () => {
  expect(outOfPocketOf(own, limit(9000, 'none'))).toEqual({
    individual: own,
    family: { met: 9000, limit: null },
  });
  expect(outOfPocketOf(own, limit(null, 'none'))?.family).toEqual({ met: 0, limit: null });
});

test('a person who is covered alone has no family', () => {
  expect(outOfPocketOf(own, null)).toEqual({ individual: own, family: null });
});

test.each([
  ['the family’s limit', own, limit(9000, null)],
  ['what the family paid', own, limit(null, 8000)],
  ['one’s own limit', limit(228, null), limit(9000, 'none')],
  ['what one paid', limit(null, 4000), limit(2436, 8000)],
  ['the person', null, limit(2436, 8000)],
])('there is no year without %s', (_what, individual, family) => {
  expect(outOfPocketOf(individual, family)).toBeNull();
});

test('next to a limit that is met, an unknown one decides nothing', () => {
  const met = limit(4000, 4000);
  expect(outOfPocketOf(met, limit(null, null))).toEqual({
    individual: met,
    family: { met: 0, limit: null },
  });
  expect(outOfPocketOf(limit(null, 4000), limit(8000, 8000))).toEqual({
    individual: { met: 0, limit: null },
    family: limit(8000, 8000),
  });
});

test('of a limit of 0 nothing has to be known', () => {
  expect(outOfPocketOf(limit(null, 0), null)).toEqual({
    individual: limit(0, 0),
    family: null,
  });
});
