import { planDay } from '../calendar/calendar';

/** Days of a year, MM-DD, both included. */
export interface DayRange {
  from: string;
  to: string;
}

/** The date windows of the current year (Spec §9), in their order. */
export const planWindowNames = ['preview', 'openEnrollment', 'afterEnrollment'] as const;
export type PlanWindow = (typeof planWindowNames)[number];

/** The windows, and the days on which the next year's drug list is linked. */
export type PlanWindows = Readonly<Record<PlanWindow | 'nextYearLookup', DayRange>>;

/** The days of Spec §9; those of the next year's drug list are assumed. A setting of the BFF may move them. */
export const planWindows: PlanWindows = {
  preview: { from: '10-01', to: '10-14' },
  openEnrollment: { from: '10-15', to: '12-07' },
  afterEnrollment: { from: '12-08', to: '12-31' },
  nextYearLookup: { from: '10-01', to: '12-31' },
};

/** The window that a moment falls in, on the clock of the plans; undefined from January to September. */
export function planWindowAt(now: Date, windows = planWindows): PlanWindow | undefined {
  return planWindowNames.find((name) => isWithin(windows[name], now));
}

/** Whether the day of a moment is one of the range, on the clock of the plans. */
export const isWithin = (range: DayRange, now: Date): boolean => isDayWithin(range, planDay(now));

/** Whether a day, YYYY-MM-DD, is one of the range. */
export const isDayWithin = ({ from, to }: DayRange, day: string): boolean =>
  from <= day.slice(5) && day.slice(5) <= to;

/** A plan year is a calendar year, on the clock of the plans. */
export function planYearAt(now: Date): number {
  return Number(planDay(now).slice(0, 4));
}
