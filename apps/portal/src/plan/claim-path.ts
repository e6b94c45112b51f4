import { claimDateProblems, claimDates } from '@portal/domain';

/** The claims history with this claim open, which is of the last 90 days. */
export const claimPath = (healthServiceId: string): string => pathOf('90', { healthServiceId });

/** The same for a claim of a day, YYYY-MM-DD; undefined for one before the first day that the history shows. */
export function pathOfClaimOn(healthServiceId: string, day: string, now: Date): string | undefined {
  if (day >= claimDates(90, now).fromDate) return claimPath(healthServiceId);
  const dates = { fromDate: day, toDate: day };
  if (Object.keys(claimDateProblems(dates, now)).length > 0) return undefined;
  return pathOf('dates', { healthServiceId, from: day, to: day });
}

function pathOf(range: string, { healthServiceId, ...days }: Record<string, string>): string {
  const query = { range, ...days, claim: healthServiceId ?? '' };
  return `/member/claims?${new URLSearchParams(query)}`;
}
