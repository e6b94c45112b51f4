import type { Page } from '@playwright/test';

/** Notes the layout shifts of the pages that open next. */
export const noteShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** The sum of the layout shifts noted so far. */
export const shiftOf = async (page: Page) => {
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  return shifts.reduce((sum, each) => sum + each, 0);
};
