import type { Verdict } from './goals';
import { manyConnections, type Turn } from './measure';
import { median } from './statistics';

/** Tables, one for each size of answer, then a line for each goal. */
export function reportText(turns: readonly Turn[], verdicts: readonly Verdict[]): string {
  const calls = [...new Set(turns.map(({ call }) => call))];
  const tables = calls.map((call) =>
    table(
      call,
      turns.filter((turn) => turn.call === call),
    ),
  );
  const goals = verdicts.map(
    ({ goal, call, found, met, byCpu }) =>
      `${met ? 'met   ' : 'MISSED'}  ${call.padEnd(6)}  ${goal}: ${found.toFixed(2)}` +
      (byCpu === undefined ? '' : ` (by CPU a call ${byCpu.toFixed(2)})`),
  );
  const neighbours = median(turns.map((turn) => turn.neighbours));
  const quiet =
    neighbours > 0.1
      ? [`Other processes used ${neighbours.toFixed(2)} cores: measure again on a quiet machine.`]
      : [];
  return [...tables, ...goals, ...quiet].join('\n');
}

const columns = [
  '',
  'calls/s',
  '× bare',
  'p50 ms',
  'p99 ms',
  'CPU µs/call',
  'core',
  'p50 ms alone',
];

function table(call: string, turns: readonly Turn[]): string {
  const names = [...new Set(turns.map(({ target }) => target))];
  const of = (name: string, connections: number, figure: (turn: Turn) => number) =>
    median(
      turns
        .filter(({ target, connections: own }) => target === name && own === connections)
        .map(figure),
    );
  const rate = (name: string) => of(name, manyConnections, (turn) => turn.callsPerSecond);
  const rows = names.map((name) => [
    name,
    rate(name).toFixed(0),
    (rate(name) / rate('bare-node')).toFixed(2),
    of(name, manyConnections, (turn) => turn.p50).toFixed(2),
    of(name, manyConnections, (turn) => turn.p99).toFixed(2),
    of(name, manyConnections, (turn) => turn.cpuPerCall).toFixed(0),
    of(name, manyConnections, (turn) => turn.coreUse).toFixed(2),
    of(name, 1, (turn) => turn.p50).toFixed(3),
  ]);
  const widths = columns.map((title, column) =>
    Math.max(...[columns, ...rows].map((row) => row[column]?.length ?? title.length)),
  );
  const line = (row: readonly string[]) =>
    row
      .map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0)))
      .join('  ');
  const title = `${call} an answer, ${manyConnections} connections ("alone": one connection)`;
  return [title, line(columns), ...rows.map(line), ''].join('\n');
}
