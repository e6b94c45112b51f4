import { readFixtures } from '../fixtures/read-fixtures';
import { answerOf, withBody } from '../testing/drugs';
import { runOf } from '../testing/mail-order';

const member = { params: { memberId: 'EVF00421787' } };
const id = 'balances.getBenefitBalance';

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
  const scenario = withBody(
    readFixtures().scenarios.get('combined-rx-med')!,
    'user.getMemberInfo',
    (body: { deductibleRxMedCombined: string }) => {
      body.deductibleRxMedCombined = 'false';
    },
  );
  expect(answerOf(scenario, id, {})).toMatchObject({
    balance: [{}, { deductible: '220.00', pm: '912.50' }, {}],
  });
});

test('a medical amount counts from its day on', () => {
  const scenario = readFixtures().scenarios.get('combined-rx-med')!;
  expect(answerOf({ ...scenario, clock: '2026-11-02T09:00:00-05:00' }, id, {})).toMatchObject({
    balance: [{}, { deductible: '630.00', pm: '708.00' }, {}],
  });
});

test('medical amounts of a year count in that year alone', () => {
  const run = runOf('family-maximum-met');
  run.daysAfter(70);
  const body = run.call('balances.getBenefitBalance', member).body as unknown as Balances;
  expect(body.balance[0]).toMatchObject({ deductible: '0.00', pm: '0.00' });
});
