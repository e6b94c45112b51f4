import { planYearAt } from '@portal/domain';

/** The last second of the plan year, on the clock of the country's east. */
export const endOfPlanYear = (now: Date): string => `${planYearAt(now)}-12-31T23:59:59-05:00`;
