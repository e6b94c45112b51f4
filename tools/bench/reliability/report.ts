/** One goal of a run, and whether it was reached. */
export interface Goal {
  what: string;
  reached: boolean;
}

/** Prints rows as a Markdown table; every row has the same columns. */
export function printTable(title: string, rows: readonly Record<string, string | number>[]): void {
  const columns = Object.keys(rows[0] ?? {});
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
  console.log(`\n## ${title}\n`);
  console.log(line(columns));
  console.log(line(columns.map(() => '---')));
  for (const row of rows) console.log(line(columns.map((column) => row[column] ?? '')));
}

/** Prints the goals that were missed; gives the exit code of the run. */
export function judge(goals: readonly Goal[]): number {
  const missed = goals.filter(({ reached }) => !reached);
  console.log(`\n${goals.length - missed.length} of ${goals.length} goals reached.`);
  for (const { what } of missed) console.log(`Missed: ${what}`);
  return missed.length === 0 ? 0 : 1;
}

export const rounded = (value: number, digits = 0) => Number(value.toFixed(digits));
