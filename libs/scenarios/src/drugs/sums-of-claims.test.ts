import { BenefitBalance, PlanBalance } from '@portal/contracts/balances';
import { loadFixtures, type Scenario } from '../fixtures/read-fixtures';
import { newMemory, play } from '../play/play';
import { answerOf, type Change, withBody, withClaim } from '../testing/drugs';

const { scenarios } = loadFixtures();
const member = scenarios.get('commercial-member')!;
const marisol = 'EVF00421787-01';

/** What Marisol and the plan have counted, in dollars. */
function counted(scenario: Scenario) {
  const { balance } = BenefitBalance.parse(answerOf(scenario, 'balances.getBenefitBalance', {}));
  const plan = PlanBalance.parse(answerOf(scenario, 'balances.getPlanBalance', {}));
  const { deductible, pm } = balance.find(({ member: of }) => of.memberNumber === marisol)!;
  return {
    deductible,
    pm,
    paid: plan.memberPaid,
    ofPlan: plan.planPaid,
    price: plan.grossDrugCost,
  };
}

const fill = { memberId: marisol, npi: '1234567893', ndc: '99005196002', quantity: 30, days: 30 };
const paid = { agreedPrice: 368, youPay: 130, planPays: 238, deductible: 30, brandDifference: 20 };
const next = withClaim(member, { ...fill, ...paid });

type Row = { CLAIM_STATUS: string; dateOfService: string; copayAmount: string };
const newest = (change: Partial<Row>): Scenario =>
  withBody(next, 'claims.getHistory', (body: { claimsHistory: { claim: Row[] } }) => {
    Object.assign(body.claimsHistory.claim[0]!, change);
  });

const before = { deductible: 1500, pm: 1868.4, paid: 2436.4, ofPlan: 876.76, price: 3313.16 };
const after = { deductible: 1530, pm: 1998.4, paid: 2566.4, ofPlan: 1114.76, price: 3681.16 };

test('a claim counts to its person’s limits and to the plan', () => {
  expect(counted(member)).toEqual(before);
  expect(counted(next)).toEqual(after);
});

test.each<[string, Partial<Row>]>([
  ['is rejected', { CLAIM_STATUS: 'REJECTED' }],
  ['is in progress', { CLAIM_STATUS: 'PENDING' }],
  ['repeats another', { CLAIM_STATUS: 'DUPLICATE' }],
  ['is marked as reversed', { CLAIM_STATUS: 'REVERSED' }],
  ['is of the year before', { dateOfService: '2025-12-31' }],
  ['is of a later day', { dateOfService: '2026-11-06' }],
  ['has no day', { dateOfService: '' }],
])('a claim that %s counts nothing', (_, change) =>
  expect(counted(newest(change))).toEqual(before),
);

test('a brand difference counts toward the limit only where the plan says so', () => {
  const apart = withBody(next, 'benefits.getSummary', (body: object) => {
    Object.assign(body, { brandDifferenceCounts: 'false' });
  });
  // Her other claims have 114.00 of it.
  expect(counted(apart).pm).toBe(after.pm - 20 - 114);
  expect(counted(apart).paid).toBe(after.paid);
});

test.each<[string, Change]>([
  ['refuses', (scenario) => refusing(scenario, 'claims.getHistory', 'claims.getEntry')],
  ['refuses, as the benefits do', (of) => refusing(of, 'claims.getHistory', 'benefits.getSummary')],
])('the balances go on counting the claims that the history %s', (_, change) =>
  expect(counted(change(next))).toEqual(after),
);

const refusing = (scenario: Scenario, ...ids: string[]): Scenario => ({
  ...scenario,
  responses: {
    ...scenario.responses,
    ...Object.fromEntries(ids.map((id) => [id, { status: 503 }])),
  },
});

test('what a file states itself is answered as it is, until the next plan year begins', () => {
  const stated = scenarios.get('claims-without-list')!;
  expect(counted(stated)).toEqual(before);
  const id = 'balances.getPlanBalance';
  const request = { endpointId: id, params: {}, query: {} };
  const { body } = play(stated, newMemory(stated), request, { daysAhead: 60 }).answer;
  expect(body).toMatchObject({ planYear: 2027, memberPaid: '0.00' });
});

test('no answer has the reason for which its file states sums', () => {
  const missing = scenarios.get('balances-missing-amounts')!;
  for (const id of ['balances.getBenefitBalance', 'balances.getPlanBalance']) {
    expect(answerOf(missing, id, {})).not.toHaveProperty('asStated');
  }
});
