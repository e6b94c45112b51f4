import { printTable } from '@portal/resilience';

/** A line of what a drill saw; `goal` says whether it is what it has to be, where there is a goal. */
export interface Row {
  what: string;
  saw: string;
  goal?: boolean;
}

/** Prints the rows of a drill as a table; gives how many goals were missed. */
export function report(title: string, rows: readonly Row[]): number {
  const verdict = (goal?: boolean) => (goal === undefined ? '' : goal ? 'reached' : 'MISSED');
  printTable(
    title,
    rows.map(({ what, saw, goal }) => ({ What: what, Saw: saw, Goal: verdict(goal) })),
  );
  return rows.filter(({ goal }) => goal === false).length;
}

export const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
