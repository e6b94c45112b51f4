import { median, printTable } from '@portal/resilience';
import type { Verdict } from './goals';
import { manyConnections, type Turn } from './measure';

/** Prints a table for each size of answer, then a line for each goal. */
export function report(turns: readonly Turn[], verdicts: readonly Verdict[]): void {
  for (const call of new Set(turns.map((turn) => turn.call))) {
    const own = turns.filter((turn) => turn.call === call);
    const title = `${call} an answer, ${manyConnections} connections ("alone": one connection)`;
    printTable(title, rowsOf(own));
  }
  console.log();
  for (const { goal, call, found, met, byCpu } of verdicts) {
    const byCpuToo = byCpu === undefined ? '' : ` (by CPU a call ${byCpu.toFixed(2)})`;
    const verdict = met ? 'met   ' : 'MISSED';
    console.log(`${verdict}  ${call.padEnd(6)}  ${goal}: ${found.toFixed(2)}${byCpuToo}`);
  }
  const neighbours = median(turns.map((turn) => turn.neighbours));
  if (neighbours > 0.1) {
    console.log(
      `Other processes used ${neighbours.toFixed(2)} cores: measure again on a quiet machine.`,
    );
  }
}

function rowsOf(turns: readonly Turn[]): Record<string, string | number>[] {
  const names = [...new Set(turns.map(({ target }) => target))];
  const of = (name: string, connections: number, figure: (turn: Turn) => number) =>
    median(
      turns
        .filter(({ target, connections: own }) => target === name && own === connections)
        .map(figure),
    );
  const rate = (name: string) => of(name, manyConnections, (turn) => turn.callsPerSecond);
  return names.map((name) => ({
    proxy: name,
    'calls/s': rate(name).toFixed(0),
    '× bare': (rate(name) / rate('bare-node')).toFixed(2),
    'p50 ms': of(name, manyConnections, (turn) => turn.p50).toFixed(2),
    'p99 ms': of(name, manyConnections, (turn) => turn.p99).toFixed(2),
    'CPU µs/call': of(name, manyConnections, (turn) => turn.cpuPerCall).toFixed(0),
    core: of(name, manyConnections, (turn) => turn.coreUse).toFixed(2),
    'p50 ms alone': of(name, 1, (turn) => turn.p50).toFixed(3),
  }));
}
