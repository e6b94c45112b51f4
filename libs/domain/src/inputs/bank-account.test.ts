import { type AccountField, accountProblems } from './bank-account';
import { isRoutingNumber } from './identifiers';
import { inputKinds } from './kinds';

test.each([
  ['110000000', true],
  ['021000021', true],
  ['110000001', false],
  ['11000000', false],
  ['1100000000', false],
  ['000000000', false],
  ['11000000a', false],
  ['', false],
])('%j as a routing number: %s', (text, isOne) => {
  expect(isRoutingNumber(text)).toBe(isOne);
});

test.each([
  ['1234', true],
  ['12345678901234567', true],
  ['123', false],
  ['123456789012345678', false],
  ['12a4', false],
])('%j as an account number: %s', (text, isOne) => {
  expect(inputKinds.accountNumber.read(text).problem === undefined).toBe(isOne);
});

const good: Record<AccountField, string> = {
  routing: '1100-0000-0',
  account: '0001 2345 6789',
  again: '000123456789',
  kind: 'CHECKING',
  holder: 'Marisol Sampleton',
};

test.each([
  [{}, []],
  [{ kind: 'SAVINGS' }, []],
  [{ routing: '110000001' }, ['routing']],
  [{ account: '12' }, ['account']],
  [{ again: '000123456788' }, ['again']],
  [{ kind: '' }, ['kind']],
  [{ holder: '  ' }, ['holder']],
  [
    { routing: '', account: '', again: '', kind: '', holder: '' },
    ['holder', 'kind', 'routing', 'account'],
  ],
])('a bank account with %j has problems at %j', (typed, problems) => {
  expect(accountProblems({ ...good, ...typed })).toEqual(problems);
});
