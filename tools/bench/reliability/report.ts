/** One goal of a run, and whether it was reached. */
export interface Goal {
  what: string;
  reached: boolean;
}

/** Prints the goals that were missed; gives the exit code of the run. */
export function judge(goals: readonly Goal[]): number {
  const missed = goals.filter(({ reached }) => !reached);
  console.log(`\n${goals.length - missed.length} of ${goals.length} goals reached.`);
  for (const { what } of missed) console.log(`Missed: ${what}`);
  return missed.length === 0 ? 0 : 1;
}
