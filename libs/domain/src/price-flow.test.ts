import { isStartedOnDashboard, startedOnDashboard } from './price-flow';

test.each([
  [startedOnDashboard, true],
  [{ ...startedOnDashboard, more: 1 }, true],
  [{ startedFrom: 'landing' }, false],
  [{}, false],
  ['dashboard', false],
  [null, false],
  [undefined, false],
])('the navigation state %j says %s', (state, expected) => {
  expect(isStartedOnDashboard(state)).toBe(expected);
});
