import { newMemory, play } from '../play/play';
import { loadFixtures } from '../fixtures/read-fixtures';
import type { Json } from '../files/scenario-file';
import type { SentMessage } from '../memory/sent-message';

const { scenarios } = loadFixtures();
const memberId = 'EVF00421787';
const old = 'marisol.sampleton@example.com';
const minute = 60_000;

/** A member whose clock a test moves; `signInAgain` leaves what the services store. */
function memberOf(name = 'commercial-member') {
  const scenario = scenarios.get(name)!;
  const start = Date.parse(scenario.clock);
  let memory = newMemory(scenario);
  let passed = 0;
  const sent: SentMessage[] = [];
  const call = (endpointId: string, more: Record<string, unknown>) => {
    const request = { endpointId, params: {}, query: {}, ...more };
    const today = scenario.clock.slice(0, 10);
    const played = play(scenario, memory, request, {
      today,
      now: new Date(start + passed),
      emailsElsewhere: () => ['elsewhere@example.com'],
    });
    memory = played.memory;
    sent.push(...(played.sent ?? []));
    return { status: played.answer.status, body: played.answer.body as Record<string, Json> };
  };
  return {
    sent,
    wait: (ms: number) => (passed += ms),
    signInAgain: () => (memory = { ...newMemory(scenario), stored: memory.stored }),
    send: (email: string) =>
      call('accountEmail.sendCode', { body: { memberId, email, language: 'en' } }),
    confirm: (code: string) =>
      call('accountEmail.confirm', { body: { memberId, code, language: 'en' } }).body,
    cancel: () => call('accountEmail.cancel', { query: { memberId } }),
    pending: () => call('accountEmail.getPending', { params: { memberId } }).body['pending'],
    email: () => call('accountSettings.get', { params: { memberId } }).body['email'],
    userInfo: () => call('user.getMemberInfo', { query: { nc: '1' } }).body,
    /** The last code that was sent. */
    code: () => /^\d{6}/.exec(sent.at(-1)?.text ?? '')?.[0] ?? '',
  };
}

const wrongOf = (code: string) => (code === '111111' ? '222222' : '111111');

test('the old address counts until the code is entered, then the new one does after a new sign-in too', () => {
  const member = memberOf();
  expect(member.send(' new@example.com ').body).toMatchObject({
    outcome: 'sent',
    pending: { email: 'new@example.com', triesLeft: 5, codesLeft: 5 },
  });
  expect(member.sent).toMatchObject([{ kind: 'email', to: 'new@example.com' }]);
  expect(member.email()).toEqual({ address: old, isConfirmed: true });
  expect(member.confirm(member.code())).toEqual({ outcome: 'confirmed', triesLeft: 0 });
  member.signInAgain();
  expect(member.email()).toEqual({ address: 'new@example.com', isConfirmed: true });
  expect(member.userInfo()).toMatchObject({ emailAddress: 'new@example.com' });
  expect(member.pending()).toBeNull();
});

test('the old address gets a notice that does not name the new one whole', () => {
  const member = memberOf();
  member.send('new@example.com');
  member.confirm(member.code());
  expect(member.sent[1]).toMatchObject({ kind: 'email', to: old });
  expect(member.sent[1]?.text).toContain('n•••@example.com');
  expect(member.sent[1]?.text).not.toContain('new@example.com');
});

test('a first address that was never confirmed is confirmed the same way, without a notice', () => {
  const member = memberOf('medicare-member');
  const { address } = member.email() as { address: string };
  expect(member.send(address).body).toMatchObject({ outcome: 'sent' });
  expect(member.confirm(member.code())).toMatchObject({ outcome: 'confirmed' });
  expect(member.email()).toEqual({ address, isConfirmed: true });
  expect(member.sent).toHaveLength(1);
});

test.each([
  ['', 'missing'],
  ['new@example', 'email'],
  [old.toUpperCase(), 'same'],
])('the address “%s” is refused: %s', (email, problem) => {
  const member = memberOf();
  expect(member.send(email)).toMatchObject({
    status: 422,
    body: { fields: [{ field: 'email', problem }] },
  });
  expect(member.sent).toEqual([]);
});

test.each([
  'Taken@example.com',
  'pim.newbury@example.com',
  'Teodor.Mockingham@example.com',
  'elsewhere@example.com',
])('the address of another account, %s, is its own outcome, and nothing is sent', (taken) => {
  const member = memberOf();
  const { status, body } = member.send(taken);
  expect(status).toBe(409);
  expect(body['message']).toMatch(/^EMAIL_IN_USE: /);
  expect([member.sent, member.pending()]).toEqual([[], null]);
});

test('the address of before can be taken back, and is no other account’s', () => {
  const member = memberOf();
  member.send('new@example.com');
  member.confirm(member.code());
  expect(member.send(old).body).toMatchObject({ outcome: 'sent' });
});

test('whose addresses are known can be tried six times an hour, in whatever capitals and spaces', () => {
  const member = memberOf();
  for (const email of ['taken@example.com', ' Taken@example.com', 'TAKEN@EXAMPLE.COM ']) {
    expect(member.send(email).status).toBe(409);
    expect(member.send(email).status).toBe(409);
  }
  expect(member.send('taken@example.com')).toMatchObject({
    status: 200,
    body: { outcome: 'tooOften' },
  });
  expect(member.send('new@example.com').body).toMatchObject({ outcome: 'tooOften' });
  member.wait(60 * minute);
  expect(member.send('taken@example.com').status).toBe(409);
});

test('after five wrong codes the right one no longer works, and a new one does', () => {
  const member = memberOf();
  member.send('new@example.com');
  const code = member.code();
  for (const triesLeft of [4, 3, 2, 1]) {
    expect(member.confirm(wrongOf(code))).toEqual({ outcome: 'wrong', triesLeft });
  }
  expect(member.confirm(wrongOf(code))).toEqual({ outcome: 'locked', triesLeft: 0 });
  expect(member.confirm(code)).toEqual({ outcome: 'locked', triesLeft: 0 });
  member.wait(minute);
  member.send('new@example.com');
  expect(member.confirm(member.code())).toMatchObject({ outcome: 'confirmed' });
});

test('a code is over after ten minutes, when another was sent, and when it was used', () => {
  const member = memberOf();
  member.send('new@example.com');
  const first = member.code();
  member.wait(10 * minute);
  expect(member.confirm(first)).toMatchObject({ outcome: 'expired' });
  member.send('new@example.com');
  const second = member.code();
  expect(second).not.toBe(first);
  expect(member.confirm(first)).toMatchObject({ outcome: 'wrong' });
  expect(member.confirm(second)).toMatchObject({ outcome: 'confirmed' });
  expect(member.confirm(second)).toMatchObject({ outcome: 'used' });
  expect(member.confirm(first)).toMatchObject({ outcome: 'none' });
});

test('another code to the same address waits a minute, and after six of them an hour', () => {
  const member = memberOf();
  member.send('new@example.com');
  expect(member.send('new@example.com').body).toMatchObject({ outcome: 'tooSoon' });
  expect(member.send(' NEW@example.com').body).toMatchObject({ outcome: 'tooSoon' });
  expect(member.send('other@example.com').body).toMatchObject({ outcome: 'sent' });
  for (let i = 0; i < 4; i += 1) {
    member.wait(minute);
    expect(member.send('other@example.com').body).toMatchObject({ outcome: 'sent' });
  }
  member.wait(minute);
  const { body } = member.send('third@example.com');
  expect(body).toMatchObject({ outcome: 'tooOften', pending: { codesLeft: 0 } });
  expect(member.sent).toHaveLength(6);
  member.wait(60 * minute);
  expect(member.send('third@example.com').body).toMatchObject({ outcome: 'sent' });
});

test('a change that is given up leaves the address, and its code no longer works', () => {
  const member = memberOf();
  member.send('new@example.com');
  member.cancel();
  expect(member.pending()).toBeNull();
  expect(member.confirm(member.code())).toMatchObject({ outcome: 'none' });
  expect(member.email()).toMatchObject({ address: old });
});

test('the first text to a mobile phone that may get them is sent once', () => {
  const phone = {
    kind: 'mobile',
    number: '612-555-0142',
    extension: '',
    mayText: true,
    bestTime: 'any',
    isPreferred: false,
  };
  const scenario = scenarios.get('commercial-member')!;
  const save = { endpointId: 'accountSettings.savePhone', params: {}, query: {} };
  const first = play(scenario, newMemory(scenario), { ...save, body: { memberId, phone } });
  expect(first.sent).toMatchObject([{ kind: 'text', to: '6125550142' }]);
  const again = play(scenario, first.memory, { ...save, body: { memberId, phone } });
  expect(again.sent).toEqual([]);
});
