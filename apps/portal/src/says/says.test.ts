import { says, saysAll } from './says';

test('an element states the fact, its subject and its value', () => {
  expect(says('paidThisYear', ['own', 2026], 1868.4)).toEqual({
    'data-says': 'paidThisYear own 2026 1868.40',
  });
  expect(says('limitOf', 'family deductible', { unknown: 'noLimit' })).toEqual({
    'data-says': 'limitOf family deductible ?noLimit',
  });
});

test('a word of a subject has no blanks', () => {
  expect(says('claimPaid', ['HS 1'], 4)).toEqual({ 'data-says': 'claimPaid HS-1 4.00' });
});

test('an element without a value, or of no one, states nothing', () => {
  expect(says('claimPaid', 'HS-1', null)).toEqual({});
  expect(says('claimDay', 'HS-1', '')).toEqual({});
  expect(says('claimPaid', '', 4)).toEqual({});
  expect(says('paidThisYear', [null, 2026], 4)).toEqual({});
  expect(says('leftOf', ' deductible', 4)).toEqual({});
});

test('an element can state several facts', () => {
  expect(saysAll(says('claimPaid', 'HS-1', 4), {}, says('claimPrice', 'HS-1', 6))).toEqual({
    'data-says': 'claimPaid HS-1 4.00; claimPrice HS-1 6.00',
  });
  expect(saysAll({})).toEqual({});
});
