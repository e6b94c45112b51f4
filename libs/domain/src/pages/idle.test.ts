import { announcedSeconds, idleAt, idleBarPercent, msUntilIdleChanges } from './idle';

test.each([
  [0, { phase: 'active' }],
  [869_999, { phase: 'active' }],
  [870_000, { phase: 'warned', secondsLeft: 30 }],
  [870_999, { phase: 'warned', secondsLeft: 30 }],
  [871_000, { phase: 'warned', secondsLeft: 29 }],
  [899_999, { phase: 'warned', secondsLeft: 1 }],
  [900_000, { phase: 'over' }],
  [86_400_000, { phase: 'over' }],
])('%d ms after the last activity it is %j', (quietMs, expected) => {
  expect(idleAt(quietMs)).toEqual(expected);
});

test.each([
  [0, 870_000],
  [869_999, 1],
  [870_000, 1000],
  [870_400, 600],
  [900_000, 0],
])('%d ms after the last activity, something changes in %d ms', (quietMs, expected) => {
  expect(msUntilIdleChanges(quietMs)).toBe(expected);
});

test.each([
  [30, 100],
  [29, 96.67],
  [20, 66.7],
  [1, 3.43],
])('with %d seconds left the bar is at %d', (secondsLeft, percent) => {
  expect(idleBarPercent(secondsLeft)).toBe(percent);
});

test('the seconds are announced at 30, 20 and 10 only', () => {
  const said = Array.from({ length: 30 }, (_, gone) => announcedSeconds(30 - gone));
  const news = said.filter((seconds, index) => seconds !== said[index - 1]);
  expect(news).toEqual([30, 20, 10]);
  expect(said.indexOf(20)).toBe(10);
  expect(said.indexOf(10)).toBe(20);
});
