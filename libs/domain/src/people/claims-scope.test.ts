import { claimsScopeOf, type PlanPerson } from './claims-scope';

const today = '2026-11-05';
const person = (memberId: string, more: Partial<PlanPerson> = {}): PlanPerson => ({
  memberId,
  birthDate: '1976-09-21',
  role: 'dependent',
  ...more,
});
const subscriber = person('S', { role: 'subscriber' });
const child = person('C', { birthDate: '2013-06-14' });
const spouse = person('D');
const family = [subscriber, spouse, child];
const seenBy = (memberId: string, people: readonly PlanPerson[] = family, day = today) =>
  claimsScopeOf(people, memberId, day).map((each) => each.memberId);

test.each([
  ['the subscriber: themselves and minors, no other adult', 'S', ['S', 'C']],
  ['an adult dependent: themselves', 'D', ['D']],
  ['a minor: themselves', 'C', ['C']],
  ['who is not of the plan: no one', 'X', []],
])('seen by %s', (_who, memberId, seen) => {
  expect(seenBy(memberId)).toEqual(seen);
});

test('an adult who allows home delivery opens nothing of claims', () => {
  const authorization = { scope: 'order', startsOn: '2026-10-01', endsOn: '2027-09-30' };
  const allowing = { ...spouse, authorization };
  expect(seenBy('S', [subscriber, allowing])).toEqual(['S']);
});

test.each([
  ['whose birth date is not known', ''],
  ['who came of age', '2008-11-05'],
])('a person %s is an adult', (_who, birthDate) => {
  expect(seenBy('S', [subscriber, { ...child, birthDate }])).toEqual(['S']);
});

test('no one but oneself for a member whose role is not known', () => {
  expect(seenBy('S', [{ ...subscriber, role: 'unknown' }, child])).toEqual(['S']);
});

test.each([
  ['the day before their birthday', '2031-06-13', ['S', 'C']],
  ['18 × 365 days after their birth', '2031-06-10', ['S', 'C']],
  ['on their birthday', '2031-06-14', ['S']],
])('a child who comes of age, %s', (_when, day, seen) => {
  expect(seenBy('S', [subscriber, child], day)).toEqual(seen);
});
