import type { PersonBalance } from '../plan/balances';
import { fillCostNow } from './fill-cost';
import { personLimits } from './person-limits';

const person = (memberNumber: string, sub: 'S' | 'D', pm = 200): PersonBalance => ({
  member: { sub, firstName: memberNumber, lastName: 'Sampleton', dob: '', memberNumber },
  deductible: 200,
  pm,
});
const planInfo = {
  individualDeductible: 1500,
  individualOOPMax: 4000,
  familyDeductible: 3000,
  familyOOPMax: 8000,
};
const [subscriber, dependent] = [person('M1', 'S'), person('M2', 'D', 7800)];
const costOf = (balance: PersonBalance[], own: PersonBalance | undefined) =>
  fillCostNow(personLimits({ balance, planInfo }, own, null), null).cost;

test('a family’s payments count for each of it', () => {
  expect(costOf([subscriber, dependent], subscriber)).toBe('nothing');
});

test('a subscriber alone has their own limits, a dependent alone a family that is not seen', () => {
  expect(costOf([subscriber], subscriber)).toBe('full');
  expect(costOf([person('M2', 'D')], person('M2', 'D'))).toBe('unknown');
});

test('a person without an entry has no known cost', () => {
  expect(costOf([subscriber, dependent], undefined)).toBe('nothing');
  expect(costOf([subscriber, person('M2', 'D')], undefined)).toBe('unknown');
});

test('in Medicare the standard amounts of the year hold where the plan names none, and no family’s', () => {
  const none = { ...planInfo, individualDeductible: null, individualOOPMax: null };
  const own = person('M1', 'S', 2100);
  const limits = personLimits({ balance: [own], planInfo: none }, own, 2026);
  expect(limits.outOfPocket).toEqual({ individual: { met: 2100, limit: 2100 }, family: null });
  expect(limits.deductible.individual).toEqual({ met: 200, limit: 615 });
});
