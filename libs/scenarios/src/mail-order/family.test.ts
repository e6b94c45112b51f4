import { newMemory, play } from '../play/play';
import { loadFixtures } from '../fixtures/read-fixtures';
import { runOf, type Row } from '../testing/mail-order';

const rafael = { givenName: 'rafael', familyName: ' Sampleton', birthDate: '1976-09-21' };
const signed = {
  patientId: 'PATIENT-2',
  scope: 'ORDER',
  startsOn: '2026-11-05',
  endsOn: '2027-05-31',
  signature: 'Rafael Sampleton',
};

const familyRun = (scenario = 'commercial-member') => {
  const run = runOf(scenario);
  return {
    ...run,
    people: () => run.call('mailOrderFamily.getPeople').body['people'] as Row[],
    find: (body: object) => run.call('mailOrderFamily.findPatient', { body }),
    authorize: (change: object = {}) =>
      run.call('mailOrderFamily.authorize', { body: { ...signed, ...change } }),
    revoke: (authorizationId: string) =>
      run.call('mailOrderFamily.revoke', { params: { authorizationId } }),
    token: (dependentId: string) =>
      run.call('mailOrderTokens.getForDependent', { params: { dependentId } }),
  };
};
const names = (people: Row[]) => people.map(({ givenName }) => givenName);

test('lists the subscriber and their minors, and adults once they allowed something', () => {
  const run = familyRun();
  expect(names(run.people())).toEqual(['Marisol', 'Theo']);
  expect(run.authorize().status).toBe(200);
  expect(names(run.people())).toEqual(['Marisol', 'Rafael', 'Theo']);
  expect(names(familyRun('family-authorization-ended').people())).toContain('Rafael');
  expect(JSON.stringify(run.people())).not.toContain('PATIENT-');
});

test.each([
  ['2031-06-13', ['Marisol', 'Theo']],
  ['2031-06-14', ['Marisol']],
])('on %s, which the day of the scenario is not, the subscriber acts for %j', (today, names) => {
  const scenario = loadFixtures().scenarios.get('commercial-member')!;
  const request = {
    endpointId: 'mailOrderFamily.getPeople',
    params: {},
    query: {},
    body: null,
  };
  const { answer } = play(scenario, newMemory(scenario), request, { today });
  const { people } = answer.body as { people: { givenName: string }[] };
  expect(people.map(({ givenName }) => givenName)).toEqual(names);
});

test('a dependent under 18 is alone', () => {
  expect(names(familyRun('minor-member').people())).toEqual(['Theo']);
});

test('a minor sees no order of an adult', () => {
  const { body } = runOf('minor-member').call('mailOrders.getList', {
    query: { memberId: 'EVF00421787-03' },
  });
  expect(body['orders']).toEqual([]);
  const adult = runOf('commercial-member').call('mailOrders.getList', {
    query: { memberId: 'EVF00421787' },
  });
  expect(adult.body['orders']).not.toEqual([]);
});

test('finds an adult by whole name and birth date, and no member id of them', () => {
  const run = familyRun();
  expect(run.find(rafael).body).toEqual({
    patient: { patientId: 'PATIENT-2', givenName: 'Rafael', familyName: 'Sampleton' },
  });
  for (const wrong of [
    { ...rafael, birthDate: '1976-09-22' },
    { ...rafael, familyName: 'Sample' },
    { givenName: 'Theo', familyName: 'Sampleton', birthDate: '2013-06-14' },
    { givenName: 'Marisol', familyName: 'Sampleton', birthDate: '1978-03-02' },
  ]) {
    expect(run.find(wrong).body).toEqual({ patient: null });
  }
});

test('an authorization holds until it is revoked, and the token of the person with it', () => {
  const run = familyRun();
  expect(run.token('EVF00421787-02').status).toBe(403);
  const { authorization } = run.authorize().body as Record<string, Row>;
  expect(authorization).toMatchObject({ signedBy: 'Rafael Sampleton', isRevoked: false });
  expect(run.token('EVF00421787-02').body).toMatchObject({ memberId: 'EVF00421787-02' });
  const id = authorization?.['authorizationId'] as string;
  const revoked = run.revoke(id);
  expect(revoked.body['authorization']).toMatchObject({ isRevoked: true });
  expect(run.revoke(id)).toEqual(revoked);
  expect(run.token('EVF00421787-02').status).toBe(403);
  expect(run.token('EVF00421787-03').status).toBe(200);
});

test.each([
  [{ signature: 'Marisol Sampleton' }, 'signature', 'otherName'],
  [{ startsOn: '2026-11-03' }, 'startsOn', 'past'],
  [{ endsOn: '2028-01-01' }, 'endsOn', 'tooLong'],
])('refuses %j by field', (change, field, problem) => {
  const refused = familyRun().authorize(change);
  expect(refused).toMatchObject({ status: 422, body: { fields: [{ field, problem }] } });
});

test('answers 404 for a person and an authorization that are not there', () => {
  const run = familyRun();
  expect(run.authorize({ patientId: 'PATIENT-9' }).status).toBe(404);
  expect(run.revoke('AUTH-9').status).toBe(404);
});
