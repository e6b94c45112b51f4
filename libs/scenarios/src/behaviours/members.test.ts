import type { PlayRequest } from '../memory/check-request';
import { newMemory, play } from '../play/play';
import { loadFixtures, type Scenario } from '../fixtures/read-fixtures';

const { scenarios } = loadFixtures();
const named = (name: string): Scenario => scenarios.get(name)!;
const agent = named('support-agent');
const call = (endpointId: string, body?: unknown, query = {}): PlayRequest => ({
  endpointId,
  params: {},
  query,
  body,
});
const found = (body: unknown) =>
  play(agent, newMemory(agent), call('members.search', body)).answer.body as {
    members: { memberId: string }[];
    total: number;
  };
const byName = { givenName: 'marisol', familyName: 'SAMPLETON', birthDate: '1978-03-02' };

describe('the search for a member', () => {
  test('finds by the whole member id, in any case', () => {
    expect(found({ memberId: 'evf00421787' })).toMatchObject({
      members: [{ givenName: 'Marisol', userName: 'commercial-member' }],
      total: 1,
    });
    expect(found({ memberId: 'EVF0042' })).toEqual({ members: [], total: 0 });
  });

  test('finds by first name, beginning of the last name and birth date', () => {
    const both = ['EVF00421787', 'EVF00377102'];
    expect(found(byName).members.map(({ memberId }) => memberId)).toEqual(both);
    expect(found({ ...byName, birthDate: '1978-03-03' }).total).toBe(0);
    expect(found({ ...byName, givenName: 'mari' }).total).toBe(0);
  });

  test('lists ten, and says how many match', () => {
    const crowd = [...Array(14).keys()].map((n) => ({
      ...(found(byName).members[0] as object),
      memberId: `EVF${n}`,
    }));
    const file = { file: '', body: { members: crowd as never }, issues: [] };
    const crowded = { ...agent, files: new Map([['members.search/sample-members', file]]) };
    const { body } = play(crowded, newMemory(agent), call('members.search', byName)).answer;
    expect(body).toMatchObject({ total: 14, members: { length: 10 } });
  });

  // The same person twice, with other facts, would lead staff to the wrong member.
  test('every member of the file who has an account is the person of that scenario', () => {
    const { members } = agent.files.get('members.search/sample-members')?.body as {
      members: Record<string, string | null>[];
    };
    for (const { userName, ...listed } of members.filter((each) => each['userName'] !== null)) {
      const scenario = named(userName as string);
      const bodyOf = (id: string) =>
        play(scenario, newMemory(scenario), call(id)).answer.body as Record<string, string>;
      const info = bodyOf('user.getMemberInfo');
      expect(listed).toMatchObject({
        memberId: info['memebrId'],
        givenName: info['userFirstName'],
        familyName: info['userLastName'],
        birthDate: info['dob'],
        planName: bodyOf('benefits.getSummary')['planName'],
        secondaryClientId: scenario.client,
        bin: info['bin'],
      });
    }
  });
});

describe('acting for a member', () => {
  const start = { memberId: 'EVF00421787', purpose: 'claim' };

  test('shows in the session status until it stops, and in the recent members', () => {
    const started = play(agent, newMemory(agent), call('staff.startEmulation', start));
    expect(started.answer.body).toMatchObject({
      staff: 'support',
      emulation: { mode: 'emulation', expiresAt: expect.any(String), remainingMs: 30 * 60_000 },
    });
    const stopped = play(agent, started.memory, call('session.stopEmulation'));
    expect(stopped.answer.body).not.toHaveProperty('emulation');
    expect(play(agent, stopped.memory, call('staff.getRecent')).answer.body).toMatchObject({
      members: [{ memberId: 'EVF00421787', givenName: 'Marisol', purpose: 'claim' }],
    });
  });

  test.each(['EVF9', 'EVF00377102'])('is refused for %s, who has no account', (memberId) => {
    const body = { ...start, memberId };
    const { answer } = play(agent, newMemory(agent), call('staff.startEmulation', body));
    expect(answer.status).toBe(404);
  });

  test('SS-7: a provider gets the user info of the patient whom the call names', () => {
    const member = named('commercial-member');
    const infoOf = (query: object) =>
      play(member, newMemory(member), call('user.getProviderInfo', undefined, query)).answer;
    expect(infoOf({ secondaryPatientId: 'PATIENT-1787' }).body).toMatchObject({
      memebrId: 'EVF00421787',
    });
    expect(infoOf({}).status).toBe(501);
  });
});
