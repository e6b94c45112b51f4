import { answeringScenario } from '../play/answering-scenario';
import { newMemory, play } from '../play/play';
import { loadFixtures } from '../fixtures/read-fixtures';
import type { Json } from '../files/scenario-file';
import type { SentMessage } from '../memory/sent-message';

const { scenarios } = loadFixtures();
const memberId = 'EVF00421787';
const day = 86_400_000;
const invitee = 'pim.newbury@example.com';

const rowsOf = (...scopes: string[]) => scopes.map((scope) => ({ scope }));

/** The services as the member and their caregiver use them at the same time. */
function services() {
  const member = scenarios.get('family-access')!;
  const start = Date.parse(member.clock);
  let memory = newMemory(member);
  let passed = 0;
  const sent: SentMessage[] = [];
  const as =
    (name: string) =>
    (endpointId: string, more: Record<string, unknown> = {}) => {
      const chosen = scenarios.get(name)!;
      const request = { endpointId, params: {}, query: {}, caller: chosen.person!, ...more };
      const answering = answeringScenario(chosen, request, scenarios);
      const played = play(
        answering,
        answering === member ? memory : newMemory(answering),
        request,
        {
          today: member.clock.slice(0, 10),
          now: new Date(start + passed),
        },
      );
      if (answering === member) memory = played.memory;
      sent.push(...(played.sent ?? []));
      return { status: played.answer.status, body: played.answer.body as Record<string, Json> };
    };
  const ofMember = as('family-access');
  const invite = (more: Record<string, unknown> = {}) =>
    ofMember('familyAccess.invite', {
      body: {
        memberId,
        name: 'Pim Newbury',
        email: invitee,
        isAdult: true,
        scopes: ['claims'],
        language: 'en',
        ...more,
      },
    });
  return {
    as,
    ofMember,
    ofCaregiver: as('caregiver'),
    invite,
    sent,
    wait: (ms: number) => (passed += ms),
    token: () => /token=(\w+)/.exec(sent.at(-1)?.text ?? '')?.[1] ?? '',
    people: () =>
      ofMember('familyAccess.getPeople', { params: { memberId } }).body['people'] as Record<
        string,
        Json
      >[],
    caredFor: () => as('caregiver')('familyAccess.getCaredFor').body['members'] as Json[],
  };
}

const yes = { answer: 'accept', isAdult: true, agrees: true };

test('what a caregiver writes for a member names them, and what the member writes does not', () => {
  const { ofMember } = services();
  const caller = scenarios.get('caregiver')!.person!;
  const body = { language: 'en', body: 'She is at the clinic today.' };
  const params = { mpmId: '7301' };
  ofMember('messages.reply', { params, body, caller, idempotencyKey: 'k1' });
  ofMember('messages.reply', { params, body, idempotencyKey: 'k2' });
  const opened = ofMember('notifications.getMessage', { params }).body;
  const { entries } = opened['thread'] as { entries: Record<string, Json>[] };
  const written = { name: 'Pim Newbury' };
  expect(entries.map(({ writtenBy }) => writtenBy)).toEqual([null, null, written, written, null]);
  expect(opened['writtenBy']).toBeNull();
  const message = { topic: 'other', subject: 'Hello', replyBy: 'messageCenter' };
  ofMember('messages.send', { body: { ...body, ...message }, caller, idempotencyKey: 'k3' });
  const rows = ofMember('notifications.getList').body['notifications'] as Record<string, Json>[];
  const sent = rows.find(({ subject }) => subject === 'Hello');
  expect(sent).toMatchObject({ writtenBy: written });
  const stranger = scenarios.get('medicare-member')!.person!;
  ofMember('messages.reply', { params, body, caller: stranger, idempotencyKey: 'k4' });
  const last = ofMember('notifications.getMessage', { params }).body;
  expect(last['writtenBy']).toBeNull();
});

/** How many secure messages are unread to the member, or to the caller. */
function otherUnreadOf({ ofMember }: ReturnType<typeof services>) {
  return (more = {}) => {
    const { other } = ofMember('notifications.getCounts', more).body as Record<string, Json>;
    return (other as { unread: number }).unread;
  };
}

test('what a caregiver wrote is new to the member, until the member reads it, and not to the caregiver', () => {
  const run = services();
  const { ofMember, sent } = run;
  const caller = scenarios.get('caregiver')!.person!;
  const params = { mpmId: '7301' };
  const otherUnread = otherUnreadOf(run);
  ofMember('notifications.markOtherRead');
  const body = { language: 'en', body: 'She is at the clinic today.' };
  ofMember('messages.reply', { params, body, caller, idempotencyKey: 'k1' });
  expect(ofMember('notifications.getMessage', { params, caller }).body['read']).toBe(true);
  expect(otherUnread({ caller })).toBe(0);
  expect(otherUnread()).toBe(1);
  expect(ofMember('notifications.getMessage', { params }).body['read']).toBe(false);
  // We did not write.
  expect(sent).toEqual([]);
  ofMember('notifications.mark', { body: { mpmIds: ['7301'], read: true } });
  expect(otherUnread()).toBe(0);
});

test('a caregiver marks what the member wrote for themselves, and the member too', () => {
  const run = services();
  const { ofMember } = run;
  const caller = scenarios.get('caregiver')!.person!;
  const params = { mpmId: '7301' };
  const otherUnread = otherUnreadOf(run);
  const body = { language: 'en', body: 'I can not find the street.' };
  ofMember('messages.reply', { params, body, idempotencyKey: 'k1' });
  expect([otherUnread({ caller }), otherUnread()]).toEqual([1, 0]);
  const one = { mpmIds: ['7301'], read: true };
  expect(ofMember('notifications.mark', { body: one, caller }).body).toEqual({ marked: 1 });
  expect(ofMember('notifications.getMessage', { params, caller }).body['read']).toBe(true);
  expect(otherUnread({ caller })).toBe(0);
  ofMember('notifications.mark', { body: { ...one, read: false } });
  expect([otherUnread({ caller }), otherUnread()]).toEqual([0, 1]);
  ofMember('messages.reply', { params, body, idempotencyKey: 'k2' });
  run.wait(2 * day);
  expect([otherUnread({ caller }), otherUnread()]).toEqual([1, 1]);
  expect(ofMember('notifications.markOtherRead', { caller }).body).toEqual({ markedRead: 1 });
  expect([otherUnread({ caller }), otherUnread()]).toEqual([0, 1]);
});

test('two caregivers of one name have each their own texts and marks', () => {
  const run = services();
  const { ofMember, invite, token } = run;
  const caller = scenarios.get('caregiver')!.person!;
  const other = scenarios.get('medicare-member')!.person!;
  invite({ email: other.claims.email });
  const answer = { body: { ...yes, token: token() }, caller: other };
  expect(ofMember('familyAccess.answer', answer).body).toEqual({ outcome: 'accepted' });
  const otherUnread = otherUnreadOf(run);
  const params = { mpmId: '7301' };
  const body = { language: 'en', body: 'She is at the clinic today.' };
  ofMember('messages.reply', { params, body, caller, idempotencyKey: 'k1' });
  expect([otherUnread({ caller }), otherUnread({ caller: other })]).toEqual([0, 1]);
  ofMember('notifications.markOtherRead', { caller });
  expect(otherUnread({ caller: other })).toBe(1);
  ofMember('notifications.markOtherRead', { caller: other });
  expect(otherUnread({ caller: other })).toBe(0);
});

test('no email says that a person wrote, also when a caregiver reads the inbox; an answer is reported to the member', () => {
  const { ofMember, sent, wait } = services();
  const caller = scenarios.get('caregiver')!.person!;
  const read = () => {
    for (const more of [{ caller }, {}]) {
      ofMember('notifications.getList', more);
      ofMember('notifications.getCounts', more);
    }
  };
  const body = { language: 'en', body: 'I can not find the street.' };
  ofMember('messages.reply', { params: { mpmId: '7301' }, body, idempotencyKey: 'k1' });
  read();
  ofMember('notifications.mark', { body: { mpmIds: ['7301'], read: false } });
  read();
  expect(sent).toEqual([]);
  wait(2 * day);
  read();
  expect(sent).toMatchObject([{ kind: 'email', to: 'marisol.sampleton@example.com' }]);
});

test('a caregiver sees people whom they invited, not those of the member', () => {
  const { ofCaregiver, ofMember } = services();
  const params = { memberId: 'EVF00588021' };
  expect(ofCaregiver('familyAccess.getPeople', { params }).body).toEqual({ people: [] });
  expect(ofCaregiver('familyAccess.getLog', { params }).body).toEqual({ uses: [] });
  expect(ofMember('familyAccess.getLog', { params: { memberId } }).body['uses']).not.toEqual([]);
});

test('the service stores a name without hidden characters too', () => {
  const { invite, people } = services();
  invite({ name: 'Pim\u202e Newbury\u2069' });
  expect(people()[0]).toMatchObject({ name: 'Pim Newbury' });
});

test('the fixture has one of each status, and its caregiver may act for the member', () => {
  const { people, caredFor } = services();
  expect(people().map(({ status }) => status)).toEqual([
    'invited',
    'active',
    'revoked',
    'declined',
    'expired',
  ]);
  expect(caredFor()).toMatchObject([
    { accessId: 'ACCESS-4', userName: 'family-access', scopes: rowsOf('claims', 'messages') },
  ]);
});

test('an invitation is mailed, accepted by the account it is for, and used until it is revoked', () => {
  const { invite, sent, token, ofCaregiver, ofMember, people, caredFor } = services();
  const person = invite().body['person'] as { accessId: string };
  expect(person).toMatchObject({ status: 'invited', scopes: rowsOf('claims') });
  expect(sent).toMatchObject([{ kind: 'email', to: invitee }]);
  // A second invitation to the same email takes the place of what the first one allowed.
  expect(caredFor()).toEqual([]);
  const body = { token: token() };
  expect(ofCaregiver('familyAccess.readInvitation', { body }).body).toMatchObject({
    outcome: 'open',
    invitation: { givenName: 'Marisol', scopes: rowsOf('claims') },
  });
  const accept = { body: { ...yes, ...body } };
  expect(ofCaregiver('familyAccess.answer', accept).body).toEqual({ outcome: 'accepted' });
  expect(ofCaregiver('familyAccess.answer', accept).body).toEqual({ outcome: 'accepted' });
  expect(sent.at(-1)).toMatchObject({ to: 'marisol.sampleton@example.com' });
  const use = (scope?: string) =>
    ofCaregiver('familyAccess.recordUse', { body: { accessId: person.accessId, scope } }).body;
  expect(use('claims')).toEqual({ isOver: false, scopes: rowsOf('claims') });
  expect(use('pay')).toEqual({ isOver: false, scopes: rowsOf('claims') });
  expect(use('claims')).toEqual({ isOver: false, scopes: rowsOf('claims') });
  const log = () => ofMember('familyAccess.getLog', { params: { memberId } }).body['uses'];
  expect((log() as Json[]).slice(0, 2)).toMatchObject([
    { accessId: person.accessId, name: 'Pim Newbury', scope: 'claims' },
    { accessId: 'ACCESS-4', scope: 'messages' },
  ]);
  ofMember('familyAccess.revoke', { params: { memberId, accessId: person.accessId } });
  expect(use('claims')).toEqual({ isOver: true, scopes: [] });
  expect(people()[0]).toMatchObject({ status: 'revoked' });
});

test('an access is used by the account that accepted it alone', () => {
  const { as } = services();
  const body = { accessId: 'ACCESS-4', scope: 'claims' };
  expect(as('family-access')('familyAccess.recordUse', { body }).body['isOver']).toBe(true);
});

test('an invitation ends after 30 days, a consent after a year', () => {
  const { invite, token, ofCaregiver, wait, caredFor } = services();
  invite();
  const body = { token: token() };
  wait(30 * day);
  expect(ofCaregiver('familyAccess.answer', { body: { ...yes, ...body } }).body).toEqual({
    outcome: 'expired',
  });
  const other = services();
  other.wait(340 * day);
  expect(other.caredFor()).toHaveLength(1);
  other.wait(5 * day);
  expect(other.caredFor()).toEqual([]);
  expect(caredFor()).toEqual([]);
});

test('an invitation is for its own email, not for the member, and needs age and consent', () => {
  const { invite, token, as, ofMember, ofCaregiver } = services();
  invite();
  const body = { token: token() };
  const read = (name: string) => as(name)('familyAccess.readInvitation', { body }).body['outcome'];
  expect(read('family-access')).toBe('own');
  expect(read('caregiver')).toBe('open');
  const unsaid = { ...body, answer: 'accept', isAdult: true };
  expect(ofCaregiver('familyAccess.answer', { body: unsaid })).toMatchObject({
    status: 422,
    body: { fields: [{ field: 'agrees', problem: 'missing' }] },
  });
  const unknown = { body: { token: 'guessed' } };
  expect(ofMember('familyAccess.readInvitation', unknown).body['outcome']).toBe('unknown');
  invite({ email: 'someone.else@example.com' });
  const others = { body: { token: token() } };
  expect(ofCaregiver('familyAccess.readInvitation', others).body['outcome']).toBe('otherAccount');
});

test('an invitation to the member’s own email is refused, and a declined one allows nothing', () => {
  const { invite, token, ofCaregiver, ofMember, people, sent } = services();
  expect(invite({ email: 'MARISOL.sampleton@example.com' })).toMatchObject({
    status: 422,
    body: { fields: [{ field: 'email', problem: 'same' }] },
  });
  expect(sent).toEqual([]);
  invite();
  ofMember('notifications.getList', { query: { language: 'es' } });
  const body = { token: token(), answer: 'decline' };
  expect(ofCaregiver('familyAccess.answer', { body }).body).toEqual({ outcome: 'declined' });
  expect(people()[0]).toMatchObject({ status: 'declined' });
  expect(sent.at(-1)?.subject).toBe('Rechazaron su invitación');
});
