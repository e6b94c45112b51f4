import { newMemory, play } from '../play/play';
import { loadFixtures } from '../fixtures/read-fixtures';
import type { Json } from '../files/scenario-file';

const { scenarios } = loadFixtures();
const memberId = 'EVF00421787';

/** A member of a scenario; `signInAgain` keeps only what the services store. */
function memberOf(name = 'commercial-member') {
  const scenario = scenarios.get(name)!;
  let memory = newMemory(scenario);
  const call = (endpointId: string, more: Record<string, unknown> = {}) => {
    const request = { endpointId, params: {}, query: {}, ...more };
    const played = play(scenario, memory, request);
    memory = played.memory;
    return { status: played.answer.status, body: played.answer.body as Record<string, Json> };
  };
  return {
    call,
    settings: () => call('accountSettings.get', { params: { memberId } }).body,
    health: () => call('health.getInformation', { params: { memberId } }).body,
    signInAgain: () => (memory = { ...newMemory(scenario), stored: memory.stored }),
  };
}

const mobile = {
  kind: 'mobile',
  number: '612-555-0142',
  extension: '',
  mayText: true,
  bestTime: 'any',
  isPreferred: true,
};
const savePhone = (phone: object) =>
  ['accountSettings.savePhone', { body: { memberId, phone } }] as const;

describe('account settings', () => {
  test('begin with the email of the sign-in and the address of the ID card', () => {
    const { settings } = memberOf();
    expect(settings()).toMatchObject({
      email: { address: 'marisol.sampleton@example.com', isConfirmed: true },
      mailingAddress: { street: '14 Example Lane' },
      phones: [{ kind: 'home', isPreferred: true }],
    });
  });

  test('phones, documents and notifications are read back after a new sign-in', () => {
    const member = memberOf();
    member.call(...savePhone(mobile));
    member.call('accountSettings.savePaperless', {
      body: { memberId, kind: 'letters', isOnline: true },
    });
    member.call('accountSettings.saveNotification', {
      body: { memberId, kind: 'claim', channel: 'text', isOn: true },
    });
    const before = member.settings();
    member.signInAgain();
    expect(member.settings()).toEqual(before);
    expect(before).toMatchObject({
      phones: [
        { kind: 'home', isPreferred: false },
        { kind: 'mobile', number: '6125550142', isPreferred: true },
      ],
    });
    expect(before['paperless']).toContainEqual({
      kind: 'letters',
      isOnline: true,
      since: '2026-11-17',
    });
    expect(before['notifications']).toContainEqual({ kind: 'claim', channels: ['text'] });
  });

  test('a phone of another country, one too short and a locked channel are refused by field', () => {
    const { call } = memberOf();
    const refused = (fields: object[]) => ({ status: 422, body: { fields } });
    expect(call(...savePhone({ ...mobile, number: '+442079460101' }))).toMatchObject(
      refused([{ field: 'number', problem: 'phoneAbroad' }]),
    );
    expect(call(...savePhone({ ...mobile, number: '612' }))).toMatchObject(
      refused([{ field: 'number', problem: 'phone' }]),
    );
    const off = { memberId, kind: 'signIn', channel: 'email', isOn: false };
    expect(call('accountSettings.saveNotification', { body: off })).toMatchObject(
      refused([{ field: 'channel', problem: 'alwaysOn' }]),
    );
  });

  test('documents come online only once the email is confirmed', () => {
    const { call } = memberOf('medicare-member');
    const body = { memberId: 'GMR00730512', kind: 'eobs' };
    expect(
      call('accountSettings.savePaperless', { body: { ...body, isOnline: true } }),
    ).toMatchObject({
      status: 422,
      body: { fields: [{ field: 'isOnline', problem: 'emailNotConfirmed' }] },
    });
    expect(
      call('accountSettings.savePaperless', { body: { ...body, isOnline: false } }).status,
    ).toBe(200);
  });
});

describe('allergies and conditions', () => {
  const allergy = (name: string, more: object = {}) => ({
    name,
    spanishName: '',
    reaction: '',
    severity: 'unknown',
    ...more,
  });
  const lists = {
    allergies: [
      allergy('Latex', { reaction: '\u00a0Hives ', severity: 'mild' }),
      allergy('\u2066Eggs\u2069'),
    ],
    conditions: ['High blood pressure', 'Type 2 diabetes'],
  };

  test('that are saved here are those of home delivery, also after a new sign-in, and reviewed today', () => {
    const member = memberOf();
    expect(member.call('health.save', { body: { memberId, ...lists } }).status).toBe(200);
    member.signInAgain();
    expect(member.health()).toEqual({
      ...lists,
      reviewedOn: '2026-11-05',
      allergies: [allergy('Latex', { reaction: 'Hives', severity: 'mild' }), allergy('Eggs')],
      changedOn: { allergies: '2026-11-05', conditions: '2026-03-02' },
    });
    const { body } = member.call('mailOrderCheckout.get', { query: { memberId } });
    expect(body['health']).toMatchObject({
      allergies: member.health()['allergies'],
      confirmedOn: '2026-11-05',
    });
  });

  test('that home delivery confirms are read here', () => {
    const member = memberOf();
    member.call('mailOrderCheckout.confirmHealth', {
      body: { memberId, allergies: [], conditions: ['Asthma'] },
    });
    expect(member.health()).toMatchObject({ allergies: [], conditions: ['Asthma'] });
  });

  test('with a reaction that is too long are refused', () => {
    const allergies = [allergy('Latex', { reaction: 'x'.repeat(101) })];
    const body = { memberId, allergies, conditions: [] };
    expect(memberOf().call('health.save', { body })).toMatchObject({
      status: 422,
      body: { fields: [{ field: 'allergies', problem: 'tooLong' }] },
    });
  });

  test('with a blank line, or one that is too long, are refused by list', () => {
    const body = { memberId, allergies: [allergy('')], conditions: ['x'.repeat(101)] };
    expect(memberOf().call('health.save', { body })).toMatchObject({
      status: 422,
      body: {
        fields: [
          { field: 'allergies', problem: 'missing' },
          { field: 'conditions', problem: 'tooLong' },
        ],
      },
    });
  });
});
