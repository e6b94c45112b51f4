import { claimDateProblems, claimDates } from '@portal/domain';

/** How many days of claims a link to a claim shows, unless the claim is older. */
export const linkedClaimDays = 90;

/** The claims history of the last 90 days with this claim open; without an id, the history as it opens by itself. */
export const claimPath = (healthServiceId: string): string =>
  healthServiceId ? pathOf(String(linkedClaimDays), { healthServiceId }) : '/member/claims';

/** The same for a claim of a day, YYYY-MM-DD; undefined for one before the first day that the history shows. */
export function pathOfClaimOn(healthServiceId: string, day: string, now: Date): string | undefined {
  if (day >= claimDates(linkedClaimDays, now).fromDate) return claimPath(healthServiceId);
  const dates = { fromDate: day, toDate: day };
  if (Object.keys(claimDateProblems(dates, now)).length > 0) return undefined;
  return pathOf('dates', { healthServiceId, from: day, to: day });
}

function pathOf(range: string, { healthServiceId, ...days }: Record<string, string>): string {
  const query = { range, ...days, claim: healthServiceId ?? '' };
  return `/member/claims?${new URLSearchParams(query)}`;
}
