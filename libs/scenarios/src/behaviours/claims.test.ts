import { ClaimAccumulators, ClaimsHistory } from '@portal/contracts/claims';
import { loadFixtures } from '../fixtures/read-fixtures';
import { newMemory, play } from '../play/play';

const { scenarios } = loadFixtures();
const scenario = scenarios.get('commercial-member')!;

const claimsOfYear = () => {
  const params = { fromDate: '2026-01-01', toDate: '2026-12-31', memberId: 'EVF00421787' };
  const request = { endpointId: 'claims.getHistory', params, query: {} };
  const { body } = play(scenario, newMemory(scenario), request).answer;
  return ClaimsHistory.parse(body).claimsHistory!.claim!;
};

test.each([
  [
    'Metformin ER 500 mg tablet',
    {
      spanishName: 'Metformina de liberación prolongada',
      strength: '500 mg',
      drugForm: 'ER tablet',
    },
  ],
  ['Glyvexa 10 mg tablet', { spanishName: 'Glyvexa', strength: '10 mg', drugForm: 'tablet' }],
  [
    'Shingles vaccine',
    { spanishName: 'Vacuna contra el herpes zóster', strength: '', drugForm: '' },
  ],
])('a claim of %s has its name for pages in Spanish', (drugName, expected) => {
  const rows = claimsOfYear().filter((row) => row.drugName === drugName);
  expect(rows[0]).toMatchObject(expected);
});

test('every claim of a drug that the catalogue knows has a Spanish name', () => {
  const known = claimsOfYear().filter(({ productId }) => scenario.drugs.strengthOf(productId));
  expect(known.length).toBeGreaterThan(50);
  expect(known.filter(({ spanishName }) => spanishName === '')).toEqual([]);
});

test('claims of a plan without a family limit state none', () => {
  const scopesOf = (name: string) => {
    const of = loadFixtures().scenarios.get(name)!;
    const params = { fromDate: '2026-01-01', toDate: '2026-12-31', memberId: 'EVF00421787' };
    const request = { endpointId: 'claims.getAccumulators', params, query: {} };
    const { claims } = ClaimAccumulators.parse(play(of, newMemory(of), request).answer.body);
    return new Set(claims.flatMap(({ accumulators }) => accumulators.map(({ scope }) => scope)));
  };
  expect(scopesOf('commercial-member')).toEqual(new Set(['individual', 'family']));
  expect(scopesOf('family-maximum-null')).toEqual(new Set(['individual']));
});

test('a claim has who else paid how much, as its detail says it', () => {
  const other = loadFixtures().scenarios.get('claims-other-insurance')!;
  const params = { fromDate: '2026-01-01', toDate: '2026-12-31', memberId: 'EVF00588021' };
  const request = { endpointId: 'claims.getHistory', params, query: {} };
  const { body } = play(other, newMemory(other), request).answer;
  const rows = ClaimsHistory.parse(body).claimsHistory!.claim!;
  const paidByOthers = rows.map(({ otherPayerAmount }) => otherPayerAmount);
  expect(paidByOthers).toEqual(expect.arrayContaining([45, 100]));
  const payers = rows.map(({ otherPayerName }) => otherPayerName);
  expect(new Set(payers)).toEqual(new Set(['Harborlight Mutual', '']));
});

test('what the claims added to a limit comes to the balance of today', () => {
  const params = { fromDate: '2026-01-01', toDate: '2026-12-31', memberId: 'EVF00421787-01' };
  const request = { endpointId: 'claims.getAccumulators', params, query: {} };
  const { body } = play(scenario, newMemory(scenario), request).answer;
  const added = ClaimAccumulators.parse(body)
    .claims.flatMap(({ accumulators }) => accumulators)
    .filter(({ kind, scope }) => kind === 'outOfPocket' && scope === 'individual')
    .map(({ before, after }) => after! - before!);
  expect(added.length).toBeGreaterThan(30);
  expect(added.reduce((sum, amount) => sum + amount, 0)).toBeCloseTo(1868.4, 2);
});

describe('the claims of an adult of the family', () => {
  const dates = { fromDate: '2026-01-01', toDate: '2026-12-31', memberId: 'EVF00421787' };
  const ask = (endpointId: string, params: Record<string, string>, more: object = {}) => {
    const of = scenarios.get('family-authorized')!;
    return play(of, newMemory(of), { endpointId, params, query: {}, ...more }).answer;
  };
  const history = (fromDate: string, more: object = {}, toDate = dates.toDate) =>
    ClaimsHistory.parse(ask('claims.getHistory', { ...dates, fromDate, toDate }, more).body)
      .claimsHistory!;
  const rafael = { memberId: 'EVF00421787-02', memberFirstName: 'Rafael' };

  test('are withheld from every call, although he allows home delivery', () => {
    expect(
      new Set(history('2026-01-01').claim!.map(({ memberFirstName }) => memberFirstName)),
    ).toEqual(new Set(['Marisol', 'Theo']));
    for (const id of ['claims.getEntry', 'claims.getExplanation']) {
      expect(ask(id, { healthServiceId: 'HS-26230-30737' }).status).toBe(404);
    }
    for (const id of ['claims.getAccumulators', 'claims.getStatement']) {
      expect(JSON.stringify(ask(id, dates).body)).not.toMatch(/HS-26230-30737|Corvane/);
    }
  });

  test('are in the sums of a year, and of nothing shorter', () => {
    const paid = { copayAmount: 228, amtInsurancePaid: 39.62, otherPayerAmount: 0 };
    const unknown = { copayAmount: null, amtInsurancePaid: null, otherPayerAmount: null };
    expect(history('2026-01-01').notShared).toEqual([{ ...rafael, ...paid }]);
    for (const toDate of ['2026-12-31', '2026-11-05', '2026-11-06']) {
      expect(history('2026-01-01', {}, toDate).notShared).toEqual([{ ...rafael, ...paid }]);
    }
    expect(history('2026-07-01').notShared).toEqual([{ ...rafael, ...unknown }]);
    for (const toDate of ['2026-01-31', '2026-08-17', '2026-08-18', '2026-11-04']) {
      expect(history('2026-01-01', {}, toDate).notShared).toEqual([{ ...rafael, ...unknown }]);
    }
    expect(history('2024-01-01', {}, '2024-12-31').notShared).toEqual([
      { ...rafael, copayAmount: 0, amtInsurancePaid: 0, otherPayerAmount: null },
    ]);
  });

  test('are of a year on the calendar of the day on which they are read', () => {
    const on = scenarios.get('family-authorized')!;
    const params = { ...dates, fromDate: '2027-01-01', toDate: '2027-03-05' };
    const request = { endpointId: 'claims.getHistory', params, query: {} };
    const { body } = play(on, newMemory(on), request, { today: '2027-03-05' }).answer;
    const [sums] = ClaimsHistory.parse(body).claimsHistory!.notShared;
    expect(sums!.copayAmount).not.toBeNull();
  });

  test('leave a sum unknown that lacks the amount of one of them', () => {
    const of = scenarios.get('family-authorized')!;
    const id = `claims.getHistory/${of.responses['claims.getHistory'] as string}`;
    const file = of.files.get(id)!;
    const body = structuredClone(file.body) as {
      claimsHistory: { claim: { healthServiceId: string; amtInsurancePaid: string | null }[] };
    };
    body.claimsHistory.claim.find(
      ({ healthServiceId }) => healthServiceId === 'HS-26230-30737',
    )!.amtInsurancePaid = null;
    const lacking = { ...of, files: new Map(of.files).set(id, { ...file, body }) };
    const request = { endpointId: 'claims.getHistory', params: dates, query: {} };
    const { body: answered } = play(lacking, newMemory(lacking), request).answer;
    expect(ClaimsHistory.parse(answered).claimsHistory!.notShared).toEqual([
      { ...rafael, copayAmount: 228, amtInsurancePaid: null, otherPayerAmount: 0 },
    ]);
  });

  test.each(['caregiver', 'support-agent', 'provider'])(
    'are in no sum for who acts for the member: %s',
    (name) => {
      const { person: caller } = scenarios.get(name)!;
      expect(history('2026-01-01', { caller }).notShared).toEqual([]);
    },
  );
});

describe('the limits of the family before and after a claim', () => {
  const id = 'HS-26301-88104';
  const dates = { fromDate: '2026-01-01', toDate: '2026-12-31', memberId: 'EVF00421787' };
  const ofFamily = (more: object) =>
    (['claims.getEntry', 'claims.getAccumulators', 'claims.getExplanation'] as const).filter(
      (endpointId) => {
        const params = { healthServiceId: id, ...dates };
        const request = { endpointId, params, query: {}, ...more };
        const { body } = play(scenario, newMemory(scenario), request).answer;
        return JSON.stringify(body).includes('"scope":"family"');
      },
    );

  test('are there for the subscriber', () => {
    expect(ofFamily({})).toHaveLength(3);
  });

  test.each(['caregiver', 'support-agent', 'provider'])('are not for who acts: %s', (name) => {
    expect(ofFamily({ caller: scenarios.get(name)!.person })).toEqual([]);
  });
});
