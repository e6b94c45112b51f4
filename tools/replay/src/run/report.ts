import { catalogue } from '@portal/contracts/all';
import type { Difference } from './compare';
import type { JourneyResult, StepResult, Verdict } from './run-journey';

const mostShown = 8;

const verdictOf = ({ steps }: JourneyResult): Verdict =>
  (['no answer', 'differs', 'missing', 'same'] as const).find((each) =>
    steps.some(({ verdict }) => verdict === each),
  ) ?? 'left out';

/** Whether a journey shows nothing wrong: every call the same, or left out. */
export const isFine = (result: JourneyResult) => ['same', 'left out'].includes(verdictOf(result));

/** One line for a journey that just ended. */
export const progressLine = (result: JourneyResult, index: number, total: number): string => {
  const ms = result.steps.reduce((sum, each) => sum + each.ms, 0);
  return `[${index + 1}/${total}] ${result.journey}: ${verdictOf(result)} (${(ms / 1000).toFixed(1)} s)`;
};

/** A journey as lines to read: each call with its verdict, and below it where it differs. */
export function journeyLines(result: JourneyResult): string[] {
  return [
    `${result.journey}: ${result.title} (${result.scenario})`,
    ...result.steps.flatMap(stepLines),
    '',
  ];
}

function stepLines({ call, outcome, verdict, reason, differences }: StepResult): string[] {
  const left = differences.length - mostShown;
  return [
    `  ${verdict.padEnd(8)} ${call} ${reason === undefined ? outcome : `(${reason})`}`.trimEnd(),
    ...differences.slice(0, mostShown).flatMap(differenceLines),
    ...(left > 0 ? [`             and ${left} more`] : []),
  ];
}

/** A difference as three lines: where, what was expected, what came. */
export const differenceLines = ({ where, expected, got }: Difference) => [
  `           at ${where}`,
  `             - expected ${shown(expected)}`,
  `             + got      ${shown(got)}`,
];

function shown(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = JSON.stringify(value);
  return text.length > 200 ? `${text.slice(0, 200)}…` : text;
}

export interface DriftRow {
  call: string;
  outcome: string;
  verdict: Verdict | 'not called';
  where: string;
}

/** What all journeys together say of each call and outcome; the worst verdict counts. */
export function driftOf(results: readonly JourneyResult[]): DriftRow[] {
  const rows = new Map<string, DriftRow>();
  const worst: readonly DriftRow['verdict'][] = [
    'no answer',
    'missing',
    'differs',
    'same',
    'left out',
  ];
  for (const { call, outcome, verdict, differences, reason } of results.flatMap((r) => r.steps)) {
    const key = `${call} ${outcome}`;
    const known = rows.get(key);
    if (known && worst.indexOf(known.verdict) <= worst.indexOf(verdict)) continue;
    const where = reason ?? firstOf(differences);
    rows.set(key, { call, outcome, verdict, where });
  }
  const called = new Set([...rows.values()].map(({ call }) => call));
  const others = catalogue.entries
    .filter(({ id }) => !called.has(id))
    .map(({ id }): DriftRow => ({ call: id, outcome: '', verdict: 'not called', where: '' }));
  return [...rows.values(), ...others].sort((a, b) =>
    `${a.call} ${a.outcome}` < `${b.call} ${b.outcome}` ? -1 : 1,
  );
}

/** The first difference as a path with both values, and how many follow. */
function firstOf([first, ...others]: readonly Difference[]): string {
  if (!first) return '';
  const more = others.length > 0 ? ` (and ${others.length} more)` : '';
  return `${first.where}: expected ${shown(first.expected)}, got ${shown(first.got)}${more}`;
}

/** The drift report: a row for each call and outcome, and a line that counts. */
export function driftLines(rows: readonly DriftRow[]): string[] {
  const cells = [
    ['Call', 'Outcome', 'Verdict', 'Where'],
    ...rows.map(({ call, outcome, verdict, where }) => [call, outcome, verdict, where]),
  ];
  const widths = [0, 1, 2].map((at) => Math.max(...cells.map((row) => (row[at] ?? '').length)));
  const counts = new Map<string, number>();
  rows.forEach(({ verdict }) => counts.set(verdict, (counts.get(verdict) ?? 0) + 1));
  return [
    ...cells.map((row) =>
      row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    ),
    '',
    [...counts].map(([verdict, count]) => `${count} ${verdict}`).join(', '),
  ];
}
