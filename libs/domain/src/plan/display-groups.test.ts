import { displayGroupOf, entryForPlan } from './display-groups';

describe('display groups', () => {
  test.each([
    ['GHH0003', 'PRX6'],
    ['GHH2002', 'PRX13'],
    ['GHH2001', 'PRX13'],
    ['GHH0005', 'PRX5'],
    ['GHH0004', 'PRX5'],
    [' ghh2001 ', 'PRX13'],
    ['GHH9999', null],
    ['', null],
    [null, null],
    [undefined, null],
  ])('the plan %j has the group %j', (plan, group) => {
    expect(displayGroupOf(plan)).toBe(group);
  });

  const entries = [{ displayGroup: 'PRX6' }, { displayGroup: '' }, { displayGroup: 'PRX13' }];
  test.each([
    ['GHH2001', 'PRX13'],
    ['GHH0003', 'PRX6'],
    ['GHH0004', ''],
    ['FAM-1500', ''],
  ])('the plan %s is shown the entry %j', (plan, displayGroup) => {
    expect(entryForPlan(entries, plan)).toEqual({ displayGroup });
  });

  test("another group's entry is never shown", () => {
    expect(entryForPlan([{ displayGroup: 'PRX6' }], 'GHH2001')).toBeUndefined();
    expect(entryForPlan([], 'GHH2001')).toBeUndefined();
  });
});
