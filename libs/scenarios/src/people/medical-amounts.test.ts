import { readFixtures, type Scenario } from '../fixtures/read-fixtures';
import { runOf } from '../testing/mail-order';
import { withMedicalAmounts } from './medical-amounts';

const member = { params: { memberId: 'EVF00421787' } };
const id = 'balances.getBenefitBalance';

const fileIn = (scenario: Scenario) => (of: string) =>
  scenario.files.get(`${of}/${String(scenario.responses[of])}`)?.body;

type Balances = { balance: { deductible: string; pm: string }[]; medicalAmounts?: unknown };

test('balances are what the pharmacy counted and the medical amounts up to the day', () => {
  const run = runOf('combined-rx-med');
  const balances = () => run.call('balances.getBenefitBalance', member).body as unknown as Balances;
  const amounts = () => balances().balance.map(({ deductible, pm }) => [deductible, pm]);
  expect(balances()).not.toHaveProperty('medicalAmounts');
  expect(amounts()).toEqual([
    ['1500.00', '2914.15'],
    ['780.00', '912.50'],
    ['720.00', '1004.80'],
  ]);
  const scenario = readFixtures().scenarios.get('combined-rx-med')!;
  const before = { scenario, today: '2026-11-02', days: 0 };
  expect(withMedicalAmounts(id, fileIn(scenario)(id), before, fileIn(scenario))).toMatchObject({
    balance: [{}, { deductible: '630.00', pm: '708.00' }, {}],
  });
});

test('a claim’s running totals have the medical amounts up to its day', () => {
  const totalsOf = (name: string) => {
    const params = { healthServiceId: 'HS-26301-88104' };
    const { body } = runOf(name).call('claims.getEntry', { params });
    return (body['accumulators'] as { before: string; after: string }[]).map(
      ({ before, after }) => [before, after],
    );
  };
  // Of deductible and out-of-pocket, own and the family's.
  expect(totalsOf('commercial-member')).toEqual([
    ['1340.00', '1500.00'],
    ['1646.40', '1858.40'],
    ['1836.00', '1996.00'],
    ['2214.40', '2426.40'],
  ]);
  expect(totalsOf('combined-rx-med')).toEqual([
    ['1340.00', '1500.00'],
    ['2442.15', '2654.15'],
    ['2570.00', '2730.00'],
    ['3934.95', '4146.95'],
  ]);
});

test('where medical care shares no limit, no amount of it counts', () => {
  const scenario = readFixtures().scenarios.get('combined-rx-med')!;
  const files = (of: string) =>
    of === 'user.getMemberInfo' ? { oOPRxMedCombined: 'true' } : fileIn(scenario)(of);
  const today = { scenario, today: '2026-11-05', days: 0 };
  expect(withMedicalAmounts(id, files(id), today, files)).toMatchObject({
    balance: [{}, { deductible: '220.00', pm: '912.50' }, {}],
  });
});

test('medical amounts of a year count in that year alone', () => {
  const run = runOf('family-maximum-met');
  run.daysAfter(70);
  const body = run.call('balances.getBenefitBalance', member).body as unknown as Balances;
  expect(body.balance[0]).toMatchObject({ deductible: '0.00', pm: '0.00' });
});
