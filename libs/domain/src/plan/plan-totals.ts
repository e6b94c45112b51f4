import { sumAmounts } from '../money/money';

interface PlanTotals {
  grossDrugCost: number | null;
  memberPaid: number | null;
  planPaid: number | null;
  otherPaid: number | null;
}

/** Who paid how much of the year's drug costs, in percent of them; null unless the parts add up to the whole. */
export function splitOf({ grossDrugCost, memberPaid, planPaid, otherPaid }: PlanTotals) {
  const parts = [memberPaid, planPaid, otherPaid ?? 0];
  if (!grossDrugCost || parts.includes(null) || sumAmounts(parts) !== sumAmounts([grossDrugCost]))
    return null;
  const percent = (part: number | null) => ((part ?? 0) / grossDrugCost) * 100;
  return {
    memberPaid: percent(memberPaid),
    planPaid: percent(planPaid),
    otherPaid: percent(otherPaid),
  };
}
