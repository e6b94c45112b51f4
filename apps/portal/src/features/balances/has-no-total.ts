import type { OutputOf } from '@portal/contracts';
import type { balances } from '@portal/contracts/balances';

/** Whether the plan balance has none of the amounts of the year. */
export const hasNoTotal = ({
  grossDrugCost,
  memberPaid,
  planPaid,
}: OutputOf<typeof balances.getPlanBalance>): boolean =>
  grossDrugCost === null && memberPaid === null && planPaid === null;
