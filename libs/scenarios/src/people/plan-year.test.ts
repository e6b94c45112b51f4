import { BenefitBalance, PlanBalance } from '@portal/contracts/balances';
import { BenefitSummary } from '@portal/contracts/benefits';
import { MyDrugs } from '@portal/contracts/my-drugs';
import { runOf } from '../testing/mail-order';
import { newMemory, play } from '../play/play';
import { loadFixtures } from '../fixtures/read-fixtures';

const member = loadFixtures().scenarios.get('commercial-member')!;

/** What the balances say so many days after the scenario begins. */
function balancesAfter(days: number) {
  const run = runOf(member);
  if (days > 0) run.daysAfter(days);
  const { balance, planInfo } = BenefitBalance.parse(run.call('balances.getBenefitBalance').body);
  const plan = PlanBalance.parse(run.call('balances.getPlanBalance').body);
  return { met: balance.map(({ deductible, pm }) => [deductible, pm]), planInfo, plan };
}

test('the balances begin at nothing on the first day of a new plan year, with the same limits', () => {
  const before = balancesAfter(56);
  const after = balancesAfter(57);
  expect(before.plan.planYear).toBe(2026);
  expect(before.met[0]).toEqual([1500, 1868.4]);
  expect(after.met).toEqual(before.met.map(() => [0, 0]));
  expect(after.plan).toMatchObject({
    planYear: 2027,
    memberPaid: 0,
    planPaid: 0,
    grossDrugCost: 0,
  });
  expect(after.planInfo).toEqual(before.planInfo);
});

describe('while the clock of the services moves past New Year', () => {
  /** The plan years that are read on a day of the year, so many days after the scenario begins. */
  const readOn = (today: string, daysAhead: number) => {
    const answer = (endpointId: string, query = {}) =>
      play(member, newMemory(member), { endpointId, params: {}, query }, { today, daysAhead })
        .answer.body;
    const plan = PlanBalance.parse(answer('balances.getPlanBalance'));
    const drugs = MyDrugs.parse(answer('myDrugs.getList', { memberId: 'EVF00421787' }));
    return {
      balance: plan.planYear,
      benefits: BenefitSummary.parse(answer('benefits.getSummary')).planYear,
      drugs: drugs.planYear,
      nextYear: drugs.drugs.find(({ nextYear }) => nextYear)?.nextYear?.planYear,
      hasPaid: plan.memberPaid !== 0,
    };
  };
  const yearOfPages = (year: number) => ({
    balance: year,
    benefits: year,
    drugs: year,
    nextYear: year + 1,
  });

  test.each([
    ['2026-11-23', 0, 2026],
    ['2026-11-23', 60, 2026],
    ['2027-02-04', 0, 2027],
    ['2027-03-20', 60, 2027],
  ])('pages of %s, %i days later, stay in their plan year %i', (today, daysAhead, year) => {
    expect(readOn(today, daysAhead)).toEqual({ ...yearOfPages(year), hasPaid: true });
  });

  test('pages of a new year begin a new plan year', () => {
    const { balance, benefits, hasPaid } = readOn('2027-01-20', 60);
    expect([balance, benefits, hasPaid]).toEqual([2027, 2027, false]);
  });
});
