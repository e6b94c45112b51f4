import { claimDateProblems, claimDates } from '@portal/domain';

/** How many days of claims a link to a claim shows, unless the claim is older. */
export const linkedClaimDays = 90;

/** The claims history of the last 90 days with this claim open; without an id, the history as it opens by itself. */
export const claimPath = (healthServiceId: string): string =>
  healthServiceId
    ? pathWith({ range: String(linkedClaimDays), claim: healthServiceId })
    : '/member/claims';

/** The same for a claim of a day, YYYY-MM-DD; undefined for one before the first day that the history shows. */
export function pathOfClaimOn(healthServiceId: string, day: string, now: Date): string | undefined {
  if (day >= claimDates(linkedClaimDays, now).fromDate) return claimPath(healthServiceId);
  const dates = { fromDate: day, toDate: day };
  if (Object.keys(claimDateProblems(dates, now)).length > 0) return undefined;
  return pathWith({ range: 'dates', from: day, to: day, claim: healthServiceId });
}

const pathWith = (query: Record<string, string>): string =>
  `/member/claims?${new URLSearchParams(query)}`;
