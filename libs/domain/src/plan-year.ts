import { localDay } from './calendar';

/** The date windows of the current year (Spec §9), first and last day as MM-DD, both included. */
export const planWindows = [
  { name: 'preview', from: '10-01', to: '10-14' },
  { name: 'openEnrollment', from: '10-15', to: '12-07' },
  { name: 'afterEnrollment', from: '12-08', to: '12-31' },
] as const;

export type PlanWindow = (typeof planWindows)[number]['name'];

/** The window that a day falls in, on the clock of the device; undefined from January to September. */
export function planWindowAt(now: Date): PlanWindow | undefined {
  return planWindows.find((window) => isWithin(window, now))?.name;
}

/** Whether a day of the year lies between two days, MM-DD, both included. */
export function isWithin(window: { from: string; to: string }, now: Date): boolean {
  const day = localDay(now).slice(5);
  return window.from <= day && day <= window.to;
}

/** A plan year is a calendar year. */
export function planYearAt(now: Date): number {
  return now.getFullYear();
}
