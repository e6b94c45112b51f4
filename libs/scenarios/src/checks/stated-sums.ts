import { type Scenario, bodyOf } from '../fixtures/read-fixtures';

type Body = Readonly<Record<string, unknown>>;

const ofPerson = ['deductible', 'pm'];
const ofPlan = ['grossDrugCost', 'memberPaid', 'planPaid', 'otherPaid', 'trueOutOfPocket'];

/** A sentence where a file states some of the sums of claims and does not say why. */
function unexplained(whose: string, { asStated }: Body, of: Body, sums: readonly string[]) {
  const stated = sums.filter((sum) => sum in of);
  if (stated.length === 0 || typeof asStated === 'string') return [];
  return [
    `${whose} states ${stated.join(', ')}. Leave ${sums.join(', ')} out: they follow from the claims. Or state all that the service sends, and say why in "asStated".`,
  ];
}

/**
 * Balances that state sums of claims, some or all, without saying why: what they leave out is then not sent, and what they
 * state does not follow from the claims. Answers a sentence for each person and for the plan. A recording states what came.
 */
export function statedSumProblems(scenario: Scenario): string[] {
  if (scenario.recorded) return [];
  const balances = (bodyOf(scenario, 'balances.getBenefitBalance') ?? {}) as Body;
  const plan = (bodyOf(scenario, 'balances.getPlanBalance') ?? {}) as Body;
  const rows = Array.isArray(balances['balance']) ? (balances['balance'] as Body[]) : [];
  return [
    ...rows.flatMap((row) => {
      const { memberNumber } = (row['member'] ?? {}) as Body;
      return unexplained(`balances: ${String(memberNumber)}`, balances, row, ofPerson);
    }),
    ...unexplained('plan balance', plan, plan, ofPlan),
  ];
}
