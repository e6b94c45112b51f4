import { isOfOneMembership, isSamePerson } from './member-id';

test.each([
  ['EVF00588021', 'EVF00588021', true],
  ['EVF00588021', 'EVF00588021-01', true],
  ['EVF00588021-01', 'EVF00588021', true],
  ['evf00588021-01 ', 'EVF00588021', true],
  ['EVF00588021', 'EVF00588021-02', false],
  ['EVF00588021-02', 'EVF00588021-02', true],
  ['EVF00588021-02', 'EVF00588021-02-02', false],
  ['EVF00588021', 'EVF005880210', false],
  ['', '', false],
])('the member IDs %j and %j are of one person: %s', (one, other, isSame) => {
  expect(isSamePerson(one, other)).toBe(isSame);
});

test.each([
  ['EVF1', 'EVF1-03', true],
  ['evf1-01 ', 'EVF1-02', true],
  ['EVF1', '', true],
  ['EVF1', 'EVF12', false],
  ['EVF1-01', 'ZZZ9-01', false],
  ['W-12345', 'W-67890', false],
])('two IDs of one membership: %j and %j', (one, other, expected) => {
  expect(isOfOneMembership(one, other)).toBe(expected);
});
