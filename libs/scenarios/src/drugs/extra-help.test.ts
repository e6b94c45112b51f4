import { BenefitBalance, PlanBalance } from '@portal/contracts/balances';
import { BenefitSummary } from '@portal/contracts/benefits';
import { ClaimsHistory } from '@portal/contracts/claims';
import { PriceInfo } from '@portal/contracts/drugs';
import { MyDrugs } from '@portal/contracts/my-drugs';
import { sumAmounts } from '@portal/domain';
import { claimPriceProblems } from '../checks/claim-prices';
import { loadFixtures, type Scenario, bodyOf } from '../fixtures/read-fixtures';
import { tieOut } from '../checks/tie-out';
import { answerOf, withBody } from '../testing/drugs';

const scenario = loadFixtures().scenarios.get('medicare-extra-help') as Scenario;
const memberId = 'GMR00730512';
const claims =
  ClaimsHistory.parse(bodyOf(scenario, 'claims.getHistory')).claimsHistory?.claim ?? [];

/** What one pays for a drug of the claims: quoted now, and by the newest paid claim. */
function quotedAndClaimed(name: string) {
  const claim = claims.find(
    ({ drugName, status }) => drugName.startsWith(name) && status === 'paid',
  )!;
  const { product, strength } = scenario.drugs.strengthOf(claim.productId)!;
  const days = name === 'Amlodipine' ? 90 : 30;
  const { priceInfo } = PriceInfo.parse(
    answerOf(scenario, 'drugs.getPrice', {
      hsn: product.hsn,
      ndc: strength.ndc,
      zip: '55000',
      days: String(days),
      quantity: String((product.usual.quantity * days) / 30),
    }),
  );
  const at = priceInfo.pharmacies.find(({ name: place }) => place === claim.serviceProvider);
  const fill = (at ?? priceInfo.pharmacies.at(-1))?.fills.find((each) => each.days === days);
  return [fill?.youPay, claim.copayAmount];
}

test.each([
  ['Apixora', 12.65],
  ['Insulara', 12.65],
  // 25 % of 9.60, less than the copay of 5.10.
  ['Amlodipine', 2.4],
])('%s costs what its claims cost: %d', (name, copay) => {
  expect(quotedAndClaimed(name)).toEqual([copay, copay]);
});

test('claims tie out by the price rules', () => {
  expect(tieOut(scenario)).toEqual([]);
  expect(claimPriceProblems(scenario)).toEqual([]);
});

test('what the member and Extra Help paid is what the balances count, without a deductible', () => {
  const { balance, planInfo } = BenefitBalance.parse(
    answerOf(scenario, 'balances.getBenefitBalance', {}),
  );
  const plan = PlanBalance.parse(answerOf(scenario, 'balances.getPlanBalance', {}));
  const paid = sumAmounts(claims.map(({ copayAmount }) => copayAmount));
  // 10 × 67.35 for Apixora and 4 × 22.35 for Insulara, which are 80.00 and 35.00 without it.
  const helped = 762.9;
  expect(plan).toMatchObject({ memberPaid: paid, otherPaid: helped });
  expect(plan.trueOutOfPocket).toBe(sumAmounts([paid, helped]));
  expect(balance[0]).toMatchObject({ deductible: 0, pm: plan.trueOutOfPocket });
  expect(planInfo.individualDeductible).toBe(0);
  const { paid: fills, limits } = MyDrugs.parse(
    answerOf(scenario, 'myDrugs.getList', { memberId }),
  );
  expect(sumAmounts(fills.map(({ youPay }) => youPay))).toBe(paid);
  expect(sumAmounts(fills.map(({ outOfPocket }) => outOfPocket))).toBe(limits.outOfPocket.met);
});

test('the benefits say it, and without them the price is the plan’s share', () => {
  expect(BenefitSummary.parse(bodyOf(scenario, 'benefits.getSummary')).extraHelp).toBe('full');
  const without = withBody(scenario, 'benefits.getSummary', (body: { extraHelp: string }) => {
    body.extraHelp = 'none';
  });
  const { drugs } = MyDrugs.parse(answerOf(without, 'myDrugs.getList', { memberId }));
  expect(drugs.find(({ drugName }) => drugName === 'Apixora')?.price?.youPay).toBe(80);
});
