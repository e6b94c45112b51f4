import type { PersonBalance } from '../plan/balances';
import { fillExamples } from './fill-examples';
import { stageIn, type StageNow } from './stage-now';

const person = { memberId: 'G1', firstName: 'Walter', lastName: 'Samplewood' };
const balance = (deductible: number | null, pm: number | null): PersonBalance[] => [
  {
    member: { sub: 'S', firstName: 'Walter', lastName: 'Samplewood', dob: '', memberNumber: 'G1' },
    deductible,
    pm,
  },
];
const planInfo = {
  individualDeductible: 615,
  individualOOPMax: 2100,
  familyDeductible: null,
  familyOOPMax: null,
};
const stageOf = (deductible: number | null, pm: number | null, hasHelp = false) =>
  stageIn({ balance: balance(deductible, pm), planInfo }, person, 2026, {
    grossDrugCost: null,
    hasHelp,
  });

test.each([
  ['the deductible', 100, 100, 'deductible'],
  ['initial coverage', 615, 700, 'initialCoverage'],
  ['catastrophic coverage', 615, 2100, 'catastrophic'],
])('the stage is %s', (_name, deductible, pm, stage) => {
  expect(stageOf(deductible, pm)?.stage).toBe(stage);
});

test('with Extra Help there is no deductible to have met', () => {
  expect(stageOf(null, 100, true)).toMatchObject({
    stage: 'initialCoverage',
    limits: { deductible: 0 },
    met: { deductible: 0 },
  });
});

test('there is no stage where an amount is not known', () => {
  expect(stageOf(null, 100)).toBeNull();
  expect(stageOf(100, null)).toBeNull();
});

test('without the plan’s benefits example fills cost Medicare’s standard share after the deductible', () => {
  const examples = fillExamples(undefined, stageOf(600, 600) as StageNow);
  expect(examples.map(({ agreedPrice, price }) => [agreedPrice, price.youPay])).toEqual([
    [50, 23.75],
    [400, 111.25],
    [2500, 636.25],
  ]);
});

test('a tier that the plan does not have at a pharmacy has no example', () => {
  const costs = [
    {
      pharmacy: 'retail' as const,
      days: 30,
      copay: 10,
      coinsurancePercent: null,
      atLeast: null,
      atMost: null,
    },
  ];
  const tiers = [{ tier: 2, deductibleApplies: false, costs }];
  const benefits = {
    displays: [{ displayGroup: '', tiers }],
    planCode: 'S1',
    extraHelp: 'none',
  };
  const examples = fillExamples(benefits, stageOf(0, 0) as StageNow);
  expect(examples.map(({ tier, price }) => [tier, price.youPay])).toEqual([[2, 10]]);
});
