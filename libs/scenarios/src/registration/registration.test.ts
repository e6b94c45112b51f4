import { loadFixtures } from '../fixtures/read-fixtures';
import { account, marisol, visitor, wrongOf } from '../testing/registration';
import type { PlanMember } from './registrations';

const minute = 60_000;
const make = (at: ReturnType<typeof visitor>, change: object = {}, registration = at.token()) =>
  at.call('registration.createAccount', { ...account, registration, ...change });

test('a member registers, and the account signs in once the code is entered', () => {
  const at = visitor();
  const registration = at.token();
  const made = make(at, {}, registration);
  expect(made.body).toEqual({
    outcome: 'sent',
    pending: {
      expiresAt: '2026-11-05T14:10:00.000Z',
      resendFrom: '2026-11-05T14:01:00.000Z',
      triesLeft: 5,
      codesLeft: 5,
    },
  });
  expect(at.sent).toMatchObject([{ kind: 'email', to: 'new@example.com' }]);
  const { username, email, password } = account;
  const added = { kind: 'added', person: 'commercial-member', username, email, password };
  expect(at.accounts).toEqual([added]);
  const confirm = (code: string) => at.call('registration.confirm', { registration, code }).body;
  expect(confirm(wrongOf(at.code()))).toEqual({ outcome: 'wrong', triesLeft: 4 });
  expect(confirm(at.code())).toEqual({ outcome: 'confirmed', triesLeft: 0 });
  expect(at.accounts).toEqual([added, { kind: 'confirmed', username }]);
  expect(confirm(at.code()).outcome).toBe('used');
  expect(at.identify().body).toEqual({ outcome: 'registered', registration: '' });
});

test('no memory holds the password', () => {
  const at = visitor();
  make(at);
  expect(JSON.stringify(at.memory())).toContain(account.username);
  expect(JSON.stringify(at.memory())).not.toContain(account.password);
});

test.each([
  { memberId: 'EVF00000000' },
  { birthDate: '1978-03-03' },
  { lastName: 'Sampletown' },
  { zip: '55001' },
])('with %j the answer is that of an unknown member', (change) => {
  const at = visitor();
  const unknown = at.identify({ memberId: 'XYZ000000', lastName: 'Unknown' });
  expect(unknown.status).toBe(404);
  expect(at.identify(change)).toEqual(unknown);
});

test('under 13 is refused alike, member or not', () => {
  const at = visitor();
  const young = { birthDate: '2013-11-06' };
  const refused = { status: 200, body: { outcome: 'tooYoung', registration: '' } };
  expect(at.identify(young)).toEqual(refused);
  expect(at.identify({ ...young, memberId: 'XYZ000000' })).toEqual(refused);
  const theo = { memberId: 'EVF00421787-03', birthDate: '2013-06-14' };
  expect(at.identify(theo).body['outcome']).toBe('found');
});

test('under 13 is counted on the day of the person, which the day of the scenario is not', () => {
  const at = visitor('2026-11-26');
  const outcomeOf = (birthDate: string) => {
    const { status, body } = at.identify({ birthDate });
    return body['outcome'] ?? status;
  };
  expect(outcomeOf('2013-11-26')).toBe(404);
  expect(outcomeOf('2013-11-27')).toBe('tooYoung');
});

describe('two who match', () => {
  const pim = { memberId: 'EVF00588021', birthDate: '1996-12-05', lastName: 'newbury' };
  const info = (at: ReturnType<typeof visitor>, kind: string, value: string) =>
    at.call('registration.addInfo', {
      registration: at.token(pim),
      memberId: pim.memberId,
      kind,
      value,
    });

  test.each([
    ['groupNumber', 'EVF1200'],
    ['personCode', '02'],
    ['street', '7 SAMPLE STREET'],
  ])('are told apart by %s %s', (kind, value) => {
    const at = visitor();
    expect(at.identify(pim).body['outcome']).toBe('moreInfo');
    const { outcome, registration } = info(at, kind, value).body;
    expect(outcome).toBe('found');
    expect(make(at, {}, String(registration)).body['outcome']).toBe('sent');
  });

  test('make no account before that, and other information matches no one', () => {
    const at = visitor();
    expect(make(at, {}, at.token(pim))).toMatchObject({ status: 409 });
    expect(info(at, 'personCode', '09').status).toBe(404);
    const other = { memberId: 'EVF00421787', kind: 'personCode', value: '02' };
    const registration = at.token(pim);
    expect(at.call('registration.addInfo', { ...other, registration }).status).toBe(404);
  });
});

test.each([
  [{ username: 'Medicare-Member' }, 422, 'username', 'taken'],
  [{ password: 'passwordpassword' }, 422, 'password', 'common'],
  [{ password: 'marisol.new 2026' }, 422, 'password', 'username'],
  [{ email: 'new@example' }, 422, 'email', 'email'],
])('the account with %j is refused', (change, status, field, problem) => {
  const at = visitor();
  const refused = make(at, change);
  expect(refused).toMatchObject({ status, body: { fields: [{ field, problem }] } });
  expect(at.accounts).toEqual([]);
  expect(at.sent).toEqual([]);
});

test('an email of another account is its own outcome; that of the member is not', () => {
  const at = visitor();
  expect(make(at, { email: 'Hollis.Quillby@example.com' })).toMatchObject({ status: 409 });
  expect(make(at, { email: 'teodor.mockingham@example.com' })).toMatchObject({ status: 409 });
  expect(make(at, { email: 'marisol.sampleton@example.com' }).body['outcome']).toBe('sent');
});

test('an email that another account confirms first ends the code and the link, and is taken from then', () => {
  const at = visitor();
  const registration = at.token();
  make(at, {}, registration);
  at.confirmElsewhere('New@example.com');
  const confirmed = at.call('registration.confirm', { registration, code: at.code() });
  expect(confirmed.body).toEqual({ outcome: 'none', triesLeft: 0 });
  expect(at.call('registration.redeemLink', { link: at.link() }).body).toEqual({ outcome: 'none' });
  expect(at.accounts.map(({ kind }) => kind)).toEqual(['added']);
  expect(make(at, {}, registration)).toMatchObject({ status: 409 });
});

test('the details count for half an hour, and a token that was made up never', () => {
  const at = visitor();
  const registration = at.token();
  at.wait(30 * minute);
  expect(make(at, {}, registration)).toMatchObject({ status: 409 });
  expect(make(at, {}, `${Date.now() * 2}-0-0123456789abcdef01234567`)).toMatchObject({
    status: 409,
  });
});

test('a new code waits a minute, five times at most, and ends the code before', () => {
  const at = visitor();
  const registration = at.token();
  make(at, {}, registration);
  const first = at.code();
  const again = () =>
    at.call('registration.sendCode', { registration, sendBy: 'text', language: 'es' }).body;
  expect(again()['outcome']).toBe('tooSoon');
  at.wait(minute);
  expect(again()).toMatchObject({ outcome: 'sent', pending: { codesLeft: 4 } });
  expect(at.sent.at(-1)).toMatchObject({ kind: 'text', to: '6125550142' });
  const old = at.call('registration.confirm', { registration, code: first }).body;
  expect(old['outcome']).toBe('wrong');
  for (let i = 0; i < 4; i += 1) {
    at.wait(minute);
    expect(again()['outcome']).toBe('sent');
  }
  at.wait(minute);
  expect(again()['outcome']).toBe('tooOften');
});

test('a code works for ten minutes and five tries', () => {
  const at = visitor();
  const registration = at.token();
  make(at, {}, registration);
  const enter = (code: string) => at.call('registration.confirm', { registration, code }).body;
  for (let left = 4; left > 0; left -= 1) {
    expect(enter(wrongOf(at.code()))).toEqual({ outcome: 'wrong', triesLeft: left });
  }
  expect(enter(wrongOf(at.code()))).toEqual({ outcome: 'locked', triesLeft: 0 });
  expect(enter(at.code())['outcome']).toBe('locked');
  at.wait(minute);
  at.call('registration.sendCode', { registration, sendBy: 'email', language: 'en' });
  at.wait(10 * minute);
  expect(enter(at.code())['outcome']).toBe('expired');
});

describe('the link', () => {
  const open = (at: ReturnType<typeof visitor>, link = at.link()) =>
    at.call('registration.redeemLink', { link }).body['outcome'];

  test('leads to the portal and confirms once', () => {
    const at = visitor();
    make(at);
    expect(at.sent[0]?.text).toContain('https://portal.example/member/validation#token=');
    expect(open(at)).toBe('confirmed');
    expect(at.accounts.at(-1)).toEqual({ kind: 'confirmed', username: account.username });
    expect(open(at)).toBe('used');
    expect(open(at, 'made-up')).toBe('none');
  });

  test('expires after a day, and a new one is sent that works', () => {
    const at = visitor();
    make(at);
    const old = at.link();
    at.wait(24 * 60 * minute);
    expect(open(at)).toBe('expired');
    const again = (link: string) =>
      at.call('registration.sendLink', { link, language: 'en' }).body['outcome'];
    expect(again(old)).toBe('sent');
    expect(open(at, old)).toBe('expired');
    expect(open(at)).toBe('confirmed');
    expect(again(old)).toBe('none');
  });
});

test('each member who may register is a person of the fixtures, with the same name, email and birth date', () => {
  const { scenarios } = loadFixtures();
  const file = scenarios.get('visitor')?.files.get('registration.identify/plan-members');
  const { members } = file?.body as unknown as { members: PlanMember[] };
  for (const { person, lastName, email, memberId, birthDate } of members) {
    const scenario = scenarios.get(person);
    const claims = scenario?.person?.claims;
    expect([person, claims?.family_name, claims?.email]).toEqual([person, lastName, email]);
    const variant = scenario?.responses['user.getMemberInfo'];
    const info = scenario?.files.get(`user.getMemberInfo/${String(variant)}`)?.body;
    expect(info).toMatchObject({ memebrId: memberId, dob: birthDate });
  }
  expect(members.map(({ memberId }) => memberId)).toContain(marisol.memberId);
});
