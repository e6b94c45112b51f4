import { statedFacts, statementOf } from './statements';

test('a statement has the fact, its subject and the value, as its kind is written', () => {
  expect(statementOf('paidThisYear', 'own 2026', 1868.4)).toBe('paidThisYear own 2026 1868.40');
  expect(statementOf('claimPaid', 'HS-1', -0)).toBe('claimPaid HS-1 0.00');
  expect(statementOf('claimPaid', 'HS-1', -18.7)).toBe('claimPaid HS-1 -18.70');
  expect(statementOf('runsOut', '4410283', '2026-11-27')).toBe('runsOut 4410283 2026-11-27');
  expect(statementOf('refillsLeft', '4410283', 2)).toBe('refillsLeft 4410283 2');
  expect(statementOf('metBy', 'own deductible', 'family')).toBe('metBy own deductible family');
});

test('a fraction of a cent is stated, and what adding dollars is off by is not', () => {
  expect(statementOf('claimPaid', 'HS-1', 12.345)).toBe('claimPaid HS-1 12.345');
  expect(statementOf('claimPaid', 'HS-1', 0.1 + 0.2)).toBe('claimPaid HS-1 0.30');
});

test('a moment is stated as its day', () => {
  expect(statementOf('requestSent', 'Q-1', '2026-11-05T12:00:00Z')).toBe(
    'requestSent Q-1 2026-11-05',
  );
});

test('one that is not known says why', () => {
  expect(statementOf('leftOf', 'family deductible', { unknown: 'noLimit' })).toBe(
    'leftOf family deductible ?noLimit',
  );
});

test('facts are named in one word, which no other kind of value shares', () => {
  for (const name of Object.keys(statedFacts)) expect(name).toMatch(/^[a-z][A-Za-z]+$/);
});
