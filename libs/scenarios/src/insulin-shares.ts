import { ClaimEntry, ClaimsHistory } from '@portal/contracts/claims';
import { insulinShare } from '@portal/domain';
import { bodyOf } from './body-of';
import type { Scenario } from './read-fixtures';

/** What a Medicare member paid for each fill of insulin is the least of the monthly limit and a quarter of the price. */
export function insulinProblems(scenario: Scenario): string[] {
  if (scenario.businessLine !== 'MEDD') return [];
  const history = bodyOf(scenario, 'claims.getHistory');
  const file = bodyOf(scenario, 'claims.getEntry') as { entries: unknown[] } | undefined;
  const rows = ClaimsHistory.parse(history ?? {}).claimsHistory?.claim ?? [];
  const entries = (file?.entries ?? []).map((each) => ClaimEntry.parse(each));
  return rows.flatMap(({ healthServiceId, drugName, status, copayAmount, amtInsurancePaid }) => {
    const entry = entries.find((each) => each.healthServiceId === healthServiceId);
    if (!/insul/i.test(drugName) || status !== 'paid' || copayAmount === null || !entry) return [];
    // Past the threshold nothing is to pay.
    if (copayAmount === 0) return [];
    const most = insulinShare(copayAmount + (amtInsurancePaid ?? 0), entry.daysSupply ?? 30);
    return Math.abs(copayAmount - most) < 0.005
      ? []
      : [
          `${healthServiceId}: the share of an insulin is ${copayAmount}, but the least is ${most}.`,
        ];
  });
}
