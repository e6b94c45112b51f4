import { readFixtures } from '../fixtures/read-fixtures';
import { runOf } from '../testing/mail-order';
import { withMedicalAmounts } from './medical-amounts';

const member = { params: { memberId: 'EVF00421787' } };
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
  const file = scenario.files.get('balances.getBenefitBalance/combined-with-medical')!.body;
  const before = { scenario, today: '2026-11-02', days: 0 };
  expect(withMedicalAmounts('balances.getBenefitBalance', file, before)).toMatchObject({
    balance: [{}, { deductible: '220.00', pm: '228.00' }, {}],
  });
});

test('medical amounts of a year count in that year alone', () => {
  const run = runOf('family-maximum-met');
  run.daysAfter(70);
  const body = run.call('balances.getBenefitBalance', member).body as unknown as Balances;
  expect(body.balance[0]).toMatchObject({ deductible: '0.00', pm: '0.00' });
});
