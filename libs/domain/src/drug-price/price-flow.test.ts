import { collapsedItems, toggleItem, isStartedOnDashboard, startedOnDashboard } from './price-flow';

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

test('choosing an item opens it and collapses any other; choosing it again collapses it', () => {
  const open = (items: readonly { isCollapsed: boolean }[]) =>
    items.map(({ isCollapsed }) => !isCollapsed);
  const none = collapsedItems([{ ndc: 'a' }, { ndc: 'b' }, { ndc: 'c' }]);
  const second = toggleItem(none, 1);
  const third = toggleItem(second, 2);
  expect(open(none)).toEqual([false, false, false]);
  expect(open(second)).toEqual([false, true, false]);
  expect(open(third)).toEqual([false, false, true]);
  expect(open(toggleItem(third, 2))).toEqual([false, false, false]);
});
