import { agreedPeople } from './agreed-people';

const person = (memberNumber: string, firstName: string, deductible: number | null, pm = 40) => ({
  member: { memberNumber, firstName, lastName: 'Sample', dob: '', sub: 'S' as const },
  deductible,
  pm,
});
const [ana, theo] = [person('EVF1-01', 'Ana', 10), person('EVF1-03', 'Theo', 20)];

test('a person who is in the answer twice is one, and counts once', () => {
  const again = person('evf1', 'ANA', 10);
  expect(agreedPeople([ana, theo, again])).toEqual({ people: [ana, theo], contradicted: [] });
});

test.each([
  [[ana, person('EVF1-01', 'Ana', 15)]],
  [[ana, person('EVF1-01', 'Ana', null)]],
  [[ana, person('EVF1-01', 'Ana', 15), person('EVF1-01', 'Ana', 10)]],
])('an amount that two entries of a person do not agree on is not known', (balance) => {
  const unknown = { ...ana, deductible: null };
  expect(agreedPeople(balance)).toEqual({ people: [unknown], contradicted: ['deductible'] });
});

test('two people of one number, and people without a number, stay two', () => {
  const balance = [ana, person('EVF1-01', 'Theo', 10), person('', 'Bo', 1), person('', 'Bo', 1)];
  expect(agreedPeople(balance)).toEqual({ people: balance, contradicted: [] });
});
