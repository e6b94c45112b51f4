import { account, visitor, wrongOf } from '../testing/registration';

const minute = 60_000;
const asked = {
  login: 'commercial-member',
  birthDate: '1978-03-02',
  zip: '55000',
  sendBy: 'email',
  language: 'en',
};
const chosen = { password: 'another password of words', language: 'en' };

type Visitor = ReturnType<typeof visitor>;
const request = (at: Visitor, change: object = {}) =>
  at.call('password.requestReset', { ...asked, ...change });
const choose = (at: Visitor, sent: object) =>
  at.call('password.choose', { ...chosen, ...sent }).body;

test.each([[{ login: 'unknown@example.com' }], [{ birthDate: '1978-03-03' }], [{ zip: '55001' }]])(
  'with %j the answer has the form of one that matches, and no message goes out',
  (change) => {
    const at = visitor();
    const known = request(at);
    expect(at.sent).toHaveLength(1);
    const unknown = request(at, change);
    expect(at.sent).toHaveLength(1);
    const formOf = ({ status, body }: typeof known) => ({
      status,
      body: { ...body, reset: String(body['reset']).length },
    });
    expect(formOf(unknown)).toEqual(formOf(known));
    const reset = unknown.body['reset'];
    for (const left of [4, 3, 2, 1]) {
      expect(choose(at, { reset, code: '111111' })).toMatchObject({
        outcome: 'wrong',
        triesLeft: left,
      });
    }
    expect(choose(at, { reset, code: '111111' })).toMatchObject({ outcome: 'locked' });
    expect(choose(at, { reset, code: '' })).toMatchObject({ outcome: 'locked' });
  },
);

test('the code changes the password once, and the account is told', () => {
  const at = visitor();
  const { reset } = request(at, { login: 'Marisol.Sampleton@example.com' }).body;
  expect(at.sent).toMatchObject([{ kind: 'email', to: 'marisol.sampleton@example.com' }]);
  const code = at.code();
  expect(choose(at, { reset, code: wrongOf(code) })).toMatchObject({ triesLeft: 4 });
  expect(choose(at, { reset, code })).toMatchObject({ outcome: 'changed' });
  expect(at.accounts).toEqual([
    { kind: 'passwordChanged', username: 'commercial-member', password: chosen.password },
  ]);
  expect(at.sent.at(-1)).toMatchObject({ subject: 'Your Everfern Rx password has changed' });
  expect(choose(at, { reset, code })).toMatchObject({ outcome: 'used' });
  expect(JSON.stringify(at.memory())).not.toContain(chosen.password);
});

test('the member ID proves it too, and the message can go to the phone', () => {
  const at = visitor();
  const { zip: _zip, ...rest } = asked;
  const sent = { ...rest, memberId: 'EVF00421787', sendBy: 'text', language: 'es' };
  at.call('password.requestReset', sent);
  expect(at.sent).toMatchObject([{ kind: 'text', to: '6125550101' }]);
  expect(at.sent[0]?.text).toContain('es su código');
});

test('a link works once, for half an hour, after wrong codes too', () => {
  const at = visitor();
  const { reset } = request(at).body;
  for (let i = 0; i < 5; i += 1) choose(at, { reset, code: wrongOf(at.code()) });
  const check = (link = at.link()) => at.call('password.checkLink', { link }).body['outcome'];
  const link = at.link();
  expect(check()).toBe('valid');
  expect(check()).toBe('valid');
  expect(choose(at, { link })).toMatchObject({ outcome: 'changed' });
  expect(check(link)).toBe('used');
  expect(check('made-up')).toBe('none');
  request(at);
  const late = at.link();
  at.wait(30 * minute);
  expect(check(late)).toBe('expired');
  expect(choose(at, { link: late })).toMatchObject({ outcome: 'expired' });
});

test('a password that is refused uses up neither code nor try', () => {
  const at = visitor();
  const { reset } = request(at).body;
  const code = at.code();
  for (const [password, problem] of [
    ['short', 'short'],
    ['passwordpassword', 'common'],
    ['commercial-member1', 'username'],
    ['marisol.sampleton@example.com', 'username'],
  ]) {
    expect(choose(at, { reset, code, password })).toEqual({
      outcome: 'refused',
      problem,
      triesLeft: 5,
    });
  }
  expect(choose(at, { reset, code })).toMatchObject({ outcome: 'changed' });
});

test('an account that was made here is found by its username and its email', () => {
  const at = visitor();
  const registration = at.token();
  at.call('registration.createAccount', { ...account, registration });
  request(at, { login: account.username });
  expect(at.sent).toHaveLength(1);
  at.call('registration.confirm', { registration, code: at.code() });
  for (const login of [account.username, account.email]) {
    request(at, { login });
    expect(at.sent.at(-1)).toMatchObject({ to: account.email });
  }
});

test('no more than six messages go to an account within an hour', () => {
  const at = visitor();
  for (let i = 0; i < 8; i += 1) request(at);
  expect(at.sent).toHaveLength(6);
});
