import { planWindowNames, planWindows, type PlanWindows } from '@portal/domain';
import { commaList } from '@portal/env';

const names = [...planWindowNames, 'nextYearLookup'] as const;
const entryForm = /^(\w+)=(\d\d-\d\d)\.\.(\d\d-\d\d)$/;

/** Days of the year by window, as name=MM-DD..MM-DD with commas between; a window without an entry keeps its days. */
export const planWindowDays = () =>
  commaList().transform((entries, context): PlanWindows => {
    const changed = new Map<string, { from: string; to: string }>();
    for (const entry of entries) {
      const [, name = '', from = '', to = ''] = entryForm.exec(entry) ?? [];
      if (!names.some((each) => each === name)) {
        context.addIssue(`Write name=MM-DD..MM-DD, where the name is one of ${names.join(', ')}`);
      } else if (!isDay(from) || !isDay(to) || from > to) {
        context.addIssue('Write two days of one year, the earlier first');
      } else changed.set(name, { from, to });
    }
    const windows = { ...planWindows, ...Object.fromEntries(changed) };
    const inOrder = planWindowNames.map((name) => windows[name]);
    if (inOrder.some(({ from }, index) => index > 0 && from <= inOrder[index - 1]!.to)) {
      context.addIssue(`Let the windows ${planWindowNames.join(', ')} follow each other`);
    }
    return windows;
  });

/** Whether a text is a day of every year, MM-DD. */
function isDay(text: string): boolean {
  const moment = new Date(`2026-${text}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().slice(5, 10) === text;
}
