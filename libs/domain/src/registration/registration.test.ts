import { inputKinds } from '../inputs/kinds';
import {
  accountProblems,
  accountToSend,
  isSameName,
  isTooYoung,
  memberIdKey,
  passwordProblem,
  readMemberDetails,
  readMoreInfo,
  readResetProof,
} from '.';

const today = '2026-11-05';
const typed = {
  memberId: ' evf00421787 ',
  lastName: 'Sampleton',
  zip: '55000',
  month: '3',
  day: '2',
  year: '1978',
};

test('the details of a member are sent as the card has them', () => {
  expect(readMemberDetails(typed, today)).toEqual({
    details: {
      memberId: 'EVF00421787',
      birthDate: '1978-03-02',
      lastName: 'Sampleton',
      zip: '55000',
    },
  });
});

test.each([
  ['EVF 0042 1787', 'EVF00421787'],
  ['evf-0042-1787', 'EVF00421787'],
  ['EVF\u00a000421787', 'EVF00421787'],
  ['EVF–00421787–03', 'EVF00421787-03'],
  ['EVF00421787-03', 'EVF00421787-03'],
  ['EVF00421787 - 03', 'EVF00421787-03'],
  ['EVF-0042-1787-03', 'EVF00421787-03'],
  ['EVF-004217-87', 'EVF00421787'],
  ['EVF-004217-87-03', 'EVF00421787-03'],
])('the member ID “%s” is sent as %s', (memberId, sent) => {
  expect(readMemberDetails({ ...typed, memberId }, today)).toMatchObject({
    details: { memberId: sent },
  });
  const proof = { ...typed, by: 'memberId' as const, memberId };
  expect(readResetProof(proof, today)).toMatchObject({ proof: { memberId: sent } });
});

test('a member ID is the same one, however its characters are grouped', () => {
  const ways = ['EVF00421787-03', 'evf 004217 87 03', 'EVF-0042178703'];
  expect(new Set(ways.map(memberIdKey)).size).toBe(1);
  expect(memberIdKey('EVF00421787')).not.toBe(memberIdKey('EVF00421787-03'));
});

test.each([
  [{ memberId: '12' }, 'memberId'],
  [{ day: '31', month: '2' }, 'dayTo28'],
  [{ year: '2027' }, 'yearFuture'],
  [{ year: '2013', month: '11', day: '6' }, 'tooYoung'],
  [{ lastName: '' }, 'lastName.missing'],
  [{ lastName: 'a'.repeat(51) }, 'lastName.tooLong'],
  [{ lastName: '\u202e' }, 'lastName.missing'],
  [{ zip: '5500' }, 'zip'],
])('%j is refused as %s', (change, error) => {
  expect(readMemberDetails({ ...typed, ...change }, today)).toEqual({ errors: [error] });
});

test.each(['الاسم', 'O’Brien-Núñez', '李', 'a'.repeat(50)])('the last name %s passes', (name) => {
  expect(readMemberDetails({ ...typed, lastName: name }, today)).toHaveProperty('details');
});

test('a last name is sent without marks that no one sees', () => {
  const pasted = { ...typed, lastName: 'Sample\u202eton' };
  expect(readMemberDetails(pasted, today)).toMatchObject({ details: { lastName: 'Sampleton' } });
});

test('someone is too young until the day of the thirteenth birthday', () => {
  expect(isTooYoung('2013-11-06', today)).toBe(true);
  expect(isTooYoung('2013-11-05', today)).toBe(false);
  // Without a February 29, the birthday of that day is March 1.
  expect(isTooYoung('2012-02-29', '2025-02-28')).toBe(true);
  expect(isTooYoung('2012-02-29', '2025-03-01')).toBe(false);
});

test.each([
  ['Núñez', 'NUNEZ', true],
  ['O’Brien', 'OBRIEN', true],
  ['De la Cruz', 'delacruz', true],
  ['Sampleton', 'Sampletown', false],
])('%s and %s are the same name: %s', (one, other, isSame) => {
  expect(isSameName(one, other)).toBe(isSame);
});

test.each([
  ['groupNumber', ' evf1000 ', 'EVF1000'],
  ['personCode', '01', '01'],
  ['personCode', '1', null],
  ['street', ' 14  Example Lane ', '14 Example Lane'],
  ['street', '', null],
] as const)('more info of the kind %s, “%s”, is sent as %s', (kind, text, sent) => {
  expect(readMoreInfo(kind, text)).toBe(sent);
});

test.each([
  ['', 'missing'],
  ['correct horse', 'short'],
  ['correct horse battery', undefined],
  ['🐴🔋🧷🐴🔋🧷 staple ok', undefined],
  ['a'.repeat(129), 'long'],
  ['aaaaaaaaaaaaaaaa', 'common'],
  ['passwordpassword', 'common'],
  ['Password Password 1', 'common'],
  ['P a s s w o r d 2026!!', 'common'],
  ['qwertyuiopasdfgh', 'common'],
  ['123456789012345', 'common'],
  ['abc abc abc abc abc', 'common'],
  ['marisol.sampleton', 'username'],
  ['Marisol.Sampleton1!', 'username'],
  ['marisol.sampleton and her blue boat', undefined],
])('the password “%s” has the problem %s', (password, problem) => {
  expect(passwordProblem(password, ['marisol.sampleton'])).toBe(problem);
});

const account = {
  email: ' new@example.com ',
  phone: '(612) 555-0142',
  username: ' marisol.s ',
  password: 'correct horse battery',
  isPaperless: true,
  mayContact: false,
  acceptsTerms: true,
  sendBy: 'email' as const,
};

test('an account that can be made has no problem, and is sent without what is around it', () => {
  expect(accountProblems(account)).toEqual([]);
  expect(accountToSend(account)).toMatchObject({
    email: 'new@example.com',
    phone: '6125550142',
    username: 'marisol.s',
    password: 'correct horse battery',
  });
});

test.each([
  [{ email: 'new@example' }, 'email', 'email'],
  [{ phone: '' }, 'phone', 'missing'],
  [{ phone: '555-0142' }, 'phone', 'phone'],
  [{ phone: '+44 20 7946 0101' }, 'phone', 'phoneAbroad'],
  [{ username: '' }, 'username', 'missing'],
  [{ username: 'short' }, 'username', 'username'],
  [{ username: 'a'.repeat(51) }, 'username', 'username'],
  [{ username: '<b>bold</b>' }, 'username', 'username'],
  [{ password: 'short' }, 'password', 'short'],
  [{ acceptsTerms: false }, 'terms', 'missing'],
])('the account with %j is refused: %s %s', (change, field, problem) => {
  expect(accountProblems({ ...account, ...change })).toEqual([{ field, problem }]);
});

test.each([
  [' marisol ', 'marisol'],
  ['marisol@example.com', 'marisol@example.com'],
  ['', undefined],
  ['two words', undefined],
])('the login “%s” is sent as %s', (login, sent) => {
  expect(inputKinds.login.read(login).value).toBe(sent);
});

test('a forgotten password is proved by birth date, and ZIP code or member ID', () => {
  const proof = { ...typed, by: 'zip' as const };
  expect(readResetProof(proof, today)).toEqual({
    proof: { birthDate: '1978-03-02', zip: '55000' },
  });
  expect(readResetProof({ ...proof, by: 'memberId' }, today)).toEqual({
    proof: { birthDate: '1978-03-02', memberId: 'EVF00421787' },
  });
  expect(readResetProof({ ...proof, zip: '', year: '2030' }, today)).toEqual({
    errors: ['yearFuture', 'zip'],
  });
});
