import { runWrk } from '@portal/resilience';
import { type MeasuredCall, measuredCalls } from './calls';
import { Neighbours } from './neighbours';
import type { Options } from './options';
import { cpuMicroseconds } from './processes';
import type { Target } from './targets';

/** One turn of one proxy. Times in milliseconds, processor time in microseconds a call. */
export interface Turn {
  target: string;
  call: string;
  connections: number;
  round: number;
  callsPerSecond: number;
  p50: number;
  p99: number;
  cpuPerCall: number;
  /** Processor time of the proxy over elapsed time: 1 is one core in full. */
  coreUse: number;
  /** Cores that processes outside the benchmark used meanwhile. */
  neighbours: number;
}

/** Many callers show what a core can do; one caller shows what a call waits. */
export const manyConnections = 32;

/**
 * Lets every proxy take its turn, round after round, so that a machine that slows down slows all of
 * them. `onTurn` is called after each turn.
 */
export async function measure(
  targets: readonly Target[],
  { seconds, rounds, warmUpSeconds }: Pick<Options, 'seconds' | 'rounds' | 'warmUpSeconds'>,
  loadCore: number | undefined,
  onTurn: (turn: Turn) => void,
): Promise<Turn[]> {
  const turns: Turn[] = [];
  const neighbours = new Neighbours();
  const take = async (target: Target, call: MeasuredCall, connections: number, length: number) => {
    neighbours.reset();
    const cpuBefore = cpuMicroseconds(target.pid);
    const started = performance.now();
    const { address, cookie } = target;
    const url = address + call.path;
    const headers = ['accept: application/json', ...(cookie ? [`cookie: ${cookie}`] : [])];
    const order = { url, headers, connections, seconds: length, core: loadCore };
    const { calls, failed, ...figures } = await runWrk(order);
    if (failed > 0) throw new Error(`${failed} of ${calls} calls of ${url} failed.`);
    const cpu = cpuMicroseconds(target.pid) - cpuBefore;
    const coreUse = cpu / 1000 / (performance.now() - started);
    return { ...figures, cpuPerCall: cpu / calls, coreUse, neighbours: neighbours.cores() };
  };
  for (const target of targets) {
    for (const call of measuredCalls) await take(target, call, manyConnections, warmUpSeconds);
  }
  for (let round = 1; round <= rounds; round += 1) {
    for (const connections of [manyConnections, 1]) {
      for (const call of measuredCalls) {
        for (const target of targets) {
          const figures = await take(target, call, connections, connections === 1 ? 1 : seconds);
          const turn = { target: target.name, call: call.name, connections, round, ...figures };
          turns.push(turn);
          onTurn(turn);
        }
      }
    }
  }
  return turns;
}
