import { readFixtures } from '@portal/scenarios';

describe('fixtures', () => {
  const { scenarios, identities, problems } = readFixtures();

  test('every file is valid, fits its call and is used', () => {
    expect(problems).toEqual([]);
  });

  test('the scenarios that the portal is shown with are there', () => {
    expect([...scenarios.keys()]).toEqual(
      expect.arrayContaining([
        'visitor',
        'visitor-medicare',
        'commercial-member',
        'medicare-member',
        'minor-member',
        'empty-handed',
        'upstream-down',
        'session-expired',
        'eligibility-lost',
      ]),
    );
  });

  test('a person who signs in to see a scenario does so by its name', () => {
    const member = [...scenarios.values()].filter(({ person }) => person);
    expect([...identities.keys()].sort()).toEqual(member.map(({ name }) => name).sort());
    expect(member.filter(({ name, person }) => person?.username !== name)).toEqual([]);
    expect(identities.get('balances-failing')?.claims).toEqual(
      identities.get('commercial-member')?.claims,
    );
  });

  test('everybody who can sign in does so with the password that is printed at the start', () => {
    expect(identities.size).toBeGreaterThan(0);
    expect([...identities.values()].filter(({ password }) => password !== 'demo')).toEqual([]);
  });
});
