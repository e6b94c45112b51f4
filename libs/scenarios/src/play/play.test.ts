import { newMemory, play, type PlayOptions } from './play';
import { loadFixtures, type Scenario } from '../fixtures/read-fixtures';
import type { PlayRequest } from '../memory/check-request';
import type { ResponseFile } from '../fixtures/response-files';

const { scenarios } = loadFixtures();
const named = (name: string): Scenario => scenarios.get(name)!;
const member = named('commercial-member');

const call = (endpointId: string, more: Partial<PlayRequest> = {}): PlayRequest => ({
  endpointId,
  params: {},
  query: {},
  ...more,
});
const claimsOf = (memberId: string, fromDate = '2026-10-06', toDate = '2026-11-05') =>
  call('claims.getHistory', { params: { fromDate, toDate, memberId } });
const answerOf = (scenario: Scenario, request: PlayRequest, options?: PlayOptions) =>
  play(scenario, newMemory(scenario), request, options).answer;
const rowsOf = (body: unknown) =>
  (body as { claimsHistory: { claim: Record<string, unknown>[] } }).claimsHistory.claim;

describe('playing a scenario', () => {
  test('claims are filtered by both dates, included, and by member', () => {
    const rows = (request: PlayRequest) => rowsOf(answerOf(member, request).body);
    expect(rows(claimsOf('EVF00421787'))).toHaveLength(7);
    expect(rows(claimsOf('EVF00421787', '2026-11-03', '2026-11-03'))).toHaveLength(1);
    expect(rows(claimsOf('EVF00421787-03')).map((row) => row['memberFirstName'])).toEqual([
      'Theo',
      'Theo',
    ]);
    expect(rows(claimsOf('EVF0042178'))).toEqual([]);
  });

  test('every claim of a list has an entry; another id is a 404 as the services write it', () => {
    const all = rowsOf(answerOf(member, claimsOf('EVF00421787', '2026-01-01')).body);
    expect(all.length).toBeGreaterThan(50);
    for (const { healthServiceId } of all) {
      const entry = answerOf(
        member,
        call('claims.getEntry', { params: { healthServiceId: String(healthServiceId) } }),
      );
      expect(entry).toMatchObject({ status: 200, body: { healthServiceId } });
    }
    expect(
      answerOf(member, call('claims.getEntry', { params: { healthServiceId: 'HS-0' } })),
    ).toEqual({
      status: 404,
      body: { message: 'CLAIM_NOT_FOUND: There is no claim with this id.' },
    });
  });

  test('the world is served as of another day: dates of requests move back, those of responses forward', () => {
    const { body } = answerOf(member, claimsOf('EVF00421787', '2027-01-05', '2027-02-04'), {
      today: '2027-02-04',
    });
    expect(rowsOf(body)).toHaveLength(7);
    expect(rowsOf(body)[0]).toMatchObject({ dateOfService: '2027-02-03' });
    const balance = answerOf(member, call('balances.getBenefitBalance'), { today: '2027-02-04' });
    expect(JSON.stringify(balance.body)).toContain('"dob":"1978-03-02"');
    expect(
      answerOf(member, call('balances.getPlanBalance'), { today: '2027-02-04' }).body,
    ).toMatchObject({ planYear: 2027 });
  });

  test('features and user info say what the scenario is', () => {
    const { body } = answerOf(named('visitor-medicare'), call('features.get'));
    expect(body).toMatchObject({ businessLine: 'MEDD', clientCode: 'medd_standard_1' });
    expect((body as { readableFeatures: number[] }).readableFeatures).toContain(120);
    expect(answerOf(member, call('user.getMemberInfo')).body).toMatchObject({
      userFirstName: 'Marisol',
      emailAddress: 'marisol.sampleton@example.com',
      memebrId: 'EVF00421787',
      features: expect.arrayContaining([3, 301]),
    });
  });

  test('letters that were marked as read count no more, in this memory only', () => {
    const before = newMemory(member);
    const marked = play(member, before, call('notifications.markEobRead'));
    expect(marked.answer.body).toEqual({ markedRead: 1 });
    const counts = call('notifications.getCounts');
    expect(play(member, marked.memory, counts).answer.body).toMatchObject({
      notifications: { unread: 2 },
      eob: { unread: 0 },
      other: { unread: 1 },
    });
    expect(play(member, before, counts).answer.body).toMatchObject({ eob: { unread: 1 } });
    expect(play(member, marked.memory, call('notifications.markEobRead')).answer.body).toEqual({
      markedRead: 0,
    });
  });

  test('the default pharmacy is the one that was set; an unknown one is refused', () => {
    const set = (npi: string) =>
      play(member, newMemory(member), call('pharmacies.setDefault', { body: { npi } }));
    const get = call('pharmacies.getDefault', { params: { memberId: 'EVF00421787' } });
    const { memory, answer } = set('1999000106');
    expect(answer.body).toEqual({ isSetPharmacy: true });
    expect(play(member, memory, get).answer.body).toMatchObject({
      pharmacy: { name: 'Bluebell Pharmacy' },
    });
    expect(set('1999000130').answer).toMatchObject({
      status: 404,
      body: { message: expect.stringContaining('PHARMACY_NOT_FOUND') },
    });
  });

  test('translations come in the requested language', () => {
    const entries = (locale: string) =>
      answerOf(named('visitor-medicare'), call('translations.getEntries', { params: { locale } }));
    expect(entries('en-US').body).toEqual([
      { key: 'shell.tagline', translation: 'Your Medicare Part D plan' },
    ]);
    expect(entries('es-ES').body).toEqual([
      { key: 'shell.tagline', translation: 'Su plan de la Parte D de Medicare' },
    ]);
  });

  test('a message is found by its id', () => {
    const message = (mpmId: string) =>
      answerOf(member, call('notifications.getMessage', { params: { mpmId } }));
    expect(message('7002').body).toMatchObject({ subject: expect.stringContaining('shipped') });
    expect(message('7999').status).toBe(404);
  });

  test('faults: a status, a delay, a reset, a message that names its code', () => {
    const request = claimsOf('EVF00421787');
    expect(answerOf(named('upstream-down'), request)).toEqual({
      status: 503,
      body: { message: 'SERVICE_UNAVAILABLE: The service answered with status 503.' },
    });
    expect(answerOf(named('eligibility-lost'), request)).toMatchObject({
      status: 403,
      body: { message: expect.stringMatching(/^ELIG_E0000001: /) },
    });
    expect(answerOf(member, request, { choice: { reset: true } }).reset).toBe(true);
    expect(
      answerOf(member, request, { choice: { variant: 'family-year', delayMs: 20 } }),
    ).toMatchObject({ status: 200, delayMs: 20 });
  });

  test('states: a call leads on, and from then another answer comes', () => {
    const scenario: Scenario = {
      ...member,
      initial: 'unread',
      states: {
        unread: { on: { 'notifications.getList': 'opened' } },
        opened: { responses: { 'notifications.getList': 'none' } },
      },
    };
    const first = play(scenario, newMemory(scenario), call('notifications.getCounts'));
    expect(first.memory.state).toBe('unread');
    const second = play(scenario, first.memory, call('notifications.getList'));
    expect(second.memory.state).toBe('opened');
    expect(
      play(scenario, second.memory, call('notifications.getCounts')).answer.body,
    ).toMatchObject({ notifications: { unread: 0 } });
  });

  test('a broken fixture answers 500 and names file, key and reason', () => {
    const file: ResponseFile = {
      file: 'responses/balances.getPlanBalance/invalid.json',
      body: {},
      issues: [{ key: 'planYear', reason: 'Invalid input' }],
    };
    const scenario: Scenario = {
      ...member,
      files: new Map([['balances.getPlanBalance/invalid', file]]),
      responses: { 'balances.getPlanBalance': 'invalid' },
    };
    expect(answerOf(scenario, call('balances.getPlanBalance'))).toEqual({
      status: 500,
      body: {
        code: 'FIXTURE_INVALID',
        message:
          'FIXTURE_INVALID: responses/balances.getPlanBalance/invalid.json: planYear: Invalid input',
      },
    });
  });

  test('says so when a scenario has no answer for a call', () => {
    expect(answerOf(named('visitor'), call('claims.getHistory'))).toMatchObject({
      status: 501,
      body: { message: expect.stringContaining('"visitor" has no answer for claims.getHistory') },
    });
  });
});
