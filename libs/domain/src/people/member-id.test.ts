import { isSamePerson } from './member-id';

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
