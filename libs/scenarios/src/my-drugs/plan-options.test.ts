import { MyDrugs } from '@portal/contracts/my-drugs';
import { PlanOptions } from '@portal/contracts/plans';
import { drugCostOf, lowestPlans, sumAmounts, yearTotalOf } from '@portal/domain';
import type { Memory } from '../memory/behaviour';
import type { PlayRequest } from '../memory/check-request';
import { newMemory, play } from '../play/play';
import { loadFixtures, type Scenario } from '../fixtures/read-fixtures';

const { scenarios } = loadFixtures();
const scenarioOf = (name: string) => scenarios.get(name) as Scenario;
const commercial = scenarioOf('commercial-member');
const medicare = scenarioOf('medicare-member');

const ask = (scenario: Scenario, memory: Memory, request: PlayRequest, today?: string) =>
  play(scenario, memory, request, today === undefined ? {} : { today });

const optionsOf = (scenario: Scenario, memory = newMemory(scenario), today?: string) =>
  PlanOptions.parse(
    ask(scenario, memory, { endpointId: 'plans.getOptions', params: {}, query: {} }, today).answer
      .body,
  );

const myDrugsOf = (scenario: Scenario, memberId: string, memory = newMemory(scenario)) =>
  MyDrugs.parse(
    ask(scenario, memory, { endpointId: 'myDrugs.getList', params: {}, query: { memberId } }).answer
      .body,
  );

const choose = (scenario: Scenario, planCode: string, today?: string) =>
  ask(
    scenario,
    newMemory(scenario),
    { endpointId: 'plans.select', params: {}, query: {}, body: { memberId: 'x', planCode } },
    today,
  );

const costs = (scenario: Scenario) =>
  Object.fromEntries(
    optionsOf(scenario).plans.map((plan) => [plan.planCode, [drugCostOf(plan), yearTotalOf(plan)]]),
  );

test('each plan costs twelve premiums and the fills of its year', () => {
  // 38.50 × 12 = 462.00; 12.00 × 12 = 144.00; 92.50 × 12 = 1,110.00.
  expect(costs(medicare)).toEqual({
    'PDP-042': [1640.85, 2102.85],
    'PDP-017': [expect.any(Number), expect.any(Number)],
    'PDP-088': [774, 1884],
  });
  expect(optionsOf(medicare)).toMatchObject({
    planYear: 2027,
    currentPlan: 'PDP-042',
    planSelectionValues: { selectedPlan: '' },
    pharmacyName: 'Maple & Main Pharmacy',
  });
});

test('before October a plan has the limit of its year', () => {
  const { planYear, plans } = optionsOf(scenarioOf('medicare-in-deductible'));
  expect([planYear, ...plans.map((plan) => plan.outOfPocketLimit)]).toEqual([
    2026, 2100, 2100, 2100,
  ]);
});

test('with Extra Help no plan has a deductible', () => {
  const { plans } = optionsOf(scenarioOf('medicare-extra-help'));
  expect(plans.map(({ deductible }) => deductible)).toEqual([0, 0, 0]);
});

test.each([
  ['commercial-member', 'EVF00421787', 'FAM-1500'],
  ['medicare-member', 'GMR00730512', 'PDP-042'],
])('%s: the plan that they have costs what their drugs of the next year do', (name, id, code) => {
  const scenario = scenarioOf(name);
  const plan = optionsOf(scenario).plans.find(({ planCode }) => planCode === code);
  const drugs = myDrugsOf(scenario, id).drugs.filter(({ state }) => state === 'current');
  expect(drugs.length).toBeGreaterThan(2);
  const covered = plan?.drugs.filter(({ coverage }) => coverage === 'covered') ?? [];
  expect(covered.map(({ drugName, yearCost }) => [drugName, yearCost])).toEqual(
    drugs
      .filter(({ nextYear }) => nextYear?.rules)
      .map(({ drugName, nextYear }) => [
        drugName,
        sumAmounts(nextYear?.toCome.map(({ youPay }) => youPay) ?? []),
      ]),
  );
});

test('a drug that a plan does not cover counts at the price without the plan', () => {
  const saver = optionsOf(medicare).plans.find(({ planCode }) => planCode === 'PDP-017');
  const insulin = saver?.drugs.find(({ drugName }) => drugName === 'Insulara');
  const own = myDrugsOf(medicare, 'GMR00730512').drugs.find(
    (each) => each.hsn && each.drugName === 'Insulara',
  );
  expect(insulin).toMatchObject({ coverage: 'notCovered', tier: null });
  const fills = own?.nextYear?.toCome.length ?? 0;
  expect(fills).toBeGreaterThan(0);
  expect(insulin?.yearCost).toBe(sumAmounts(Array<number>(fills).fill(own?.cashPrice ?? 0)));
  expect(lowestPlans(optionsOf(medicare).plans).map(({ planCode }) => planCode)).toEqual([
    'PDP-088',
  ]);
});

test('a year whose amounts are not known adds up to nothing, rather than to zero', () => {
  const [plan] = optionsOf(scenarioOf('medicare-extra-help')).plans;
  expect(plan?.drugs.map(({ yearCost }) => yearCost)).toContain(null);
  expect(plan && yearTotalOf(plan)).toBeNull();
});

test('before October the choice is about this year', () => {
  const { planYear, plans } = optionsOf(commercial, undefined, '2026-08-15');
  expect(planYear).toBe(2026);
  expect(plans[0]).toMatchObject({ planCode: 'FAM-1500', premium: 214.5, outOfPocketLimit: 4000 });
});

test('a plan chosen in the window is the plan of the next year, on My drugs too', () => {
  const { memory, answer } = choose(commercial, 'PLU-0');
  expect(answer).toMatchObject({
    status: 200,
    body: {
      planSelectionValues: { selectedPlan: 'PLU-0' },
      planName: 'Everfern Plus',
      startsOn: '2027-01-01',
    },
  });
  expect(optionsOf(commercial, memory).planSelectionValues.selectedPlan).toBe('PLU-0');
  const before = myDrugsOf(commercial, 'EVF00421787');
  const after = myDrugsOf(commercial, 'EVF00421787', memory);
  expect([before.nextPlanName, after.nextPlanName]).toEqual([
    'Everfern Family 1500',
    'Everfern Plus',
  ]);
  // Without a deductible Glyvexa costs 1,766.40 in place of 2,666.40; this year stays as it is.
  const costOf = ({ drugs }: typeof before) =>
    sumAmounts(
      drugs
        .find(({ drugName }) => drugName === 'Glyvexa')
        ?.nextYear?.toCome.map(({ youPay }) => youPay) ?? [],
    );
  expect([costOf(before), costOf(after)]).toEqual([2666.4, 1766.4]);
  expect(after.drugs.map(({ price }) => price)).toEqual(before.drugs.map(({ price }) => price));
});

test('a choice counts for its year: not for the one after, and from January on for that year itself', () => {
  const { memory, answer } = choose(commercial, 'PLU-0', '2027-11-02');
  expect(answer.body).toMatchObject({ startsOn: '2028-01-01' });
  const chosenOn = (day: string) => {
    const { planYear, planSelectionValues } = optionsOf(commercial, memory, day);
    return [planYear, planSelectionValues.selectedPlan];
  };
  expect(chosenOn('2027-12-20')).toEqual([2028, 'PLU-0']);
  expect(chosenOn('2028-03-01')).toEqual([2028, 'PLU-0']);
  expect(chosenOn('2028-11-02')).toEqual([2029, '']);
  expect(chosenOn('2026-11-05')).toEqual([2027, '']);
});

test('the limits of the own plan are those of its next year; a limit that is the member’s own goes on', () => {
  const plans = commercial.drugs.plans.map((plan) =>
    plan.planCode === 'FAM-1500'
      ? { ...plan, nextYear: { ...plan.nextYear, deductible: 1700, outOfPocketLimit: 4300 } }
      : plan,
  );
  const changed = { ...commercial, drugs: { ...commercial.drugs, plans } };
  expect(optionsOf(changed).plans[0]).toMatchObject({ deductible: 1700, outOfPocketLimit: 4300 });
  const helped = plans.map((plan) => ({ ...plan, deductible: 1, outOfPocketLimit: 2 }));
  const other = { ...commercial, drugs: { ...commercial.drugs, plans: helped } };
  expect(optionsOf(other).plans[0]).toMatchObject({ deductible: 1500, outOfPocketLimit: 4000 });
});

test('of a drug that the drug service does not know it is not said that no plan covers it', () => {
  const strengthOf = (ndc: string) => {
    const found = commercial.drugs.strengthOf(ndc);
    return found?.product.drugName === 'Glyvexa' ? undefined : found;
  };
  const unknown = { ...commercial, drugs: { ...commercial.drugs, strengthOf } };
  const drugs = optionsOf(unknown).plans[0]?.drugs ?? [];
  expect(drugs.filter(({ coverage }) => coverage === 'unknown')).toMatchObject([
    { drugName: 'Glyvexa 10 mg tablet', tier: null, yearCost: null },
  ]);
});

test.each([
  ['outside of the window', 'PLU-0', '2026-12-08', 409, 'PLAN_CHOICE_CLOSED'],
  ['that is another client’s', 'PDP-088', undefined, 404, 'PLAN_NOT_OFFERED'],
])('a plan %s is refused, and nothing is chosen', (_, planCode, today, status, code) => {
  const { memory, answer } = choose(commercial, planCode, today);
  expect(answer.status).toBe(status);
  expect(JSON.stringify(answer.body)).toContain(code);
  expect(optionsOf(commercial, memory, today).planSelectionValues.selectedPlan).toBe('');
});

test('a minor has no plans to choose', () => {
  expect(optionsOf(scenarioOf('minor-member')).plans).toEqual([]);
});
