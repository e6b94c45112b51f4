import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'undici';
import { AppError } from '../app-error';
import type { CallResult, CircuitBreaker } from './circuit-breaker';
import { ClientDisconnected, type Deadline } from './deadline';
import { StreamProxy } from './stream-proxy';

const connectTimeoutMs = 3_000;
const retryDelayMs = 100;

export interface ConnectionLimits {
  /** Concurrent calls; each has its own connection. */
  connections: number;
  /** Calls that may wait for a connection; the next one fails at once with UPSTREAM_BUSY. */
  waiting: number;
  /** Concurrent calls that send a file, in addition. No one waits for these. */
  files: number;
  /** Milliseconds that an idle connection stays open, or less if the service says so. */
  keepAliveMs: number;
}

interface Attempt {
  deadline: Deadline;
  /** Whether the call may be retried when no connection was made: reads only. */
  canRetry: boolean;
  /** Calls that send a file have their own connections: slow ones take none from the others. */
  lane?: 'calls' | 'files';
}

/** The keep-alive connections to one service, so that a failed service does not use up those of others. */
export class UpstreamConnection {
  readonly pool: Pool;
  /** For calls that send a file. */
  readonly files: Pool;
  readonly streams: StreamProxy;
  private readonly agent: HttpAgent;
  private readonly open = { calls: 0, files: 0 };

  constructor(
    origin: string,
    private readonly limits: ConnectionLimits,
    readonly breaker: CircuitBreaker,
  ) {
    const { connections, keepAliveMs } = limits;
    // Timeouts are in deadline.ts: undici's own timers have a resolution of a second.
    const poolOf = (most: number) =>
      new Pool(origin, {
        connections: most,
        pipelining: 1,
        keepAliveTimeout: keepAliveMs,
        connect: { timeout: connectTimeoutMs },
        headersTimeout: 0,
        bodyTimeout: 0,
      });
    this.pool = poolOf(connections);
    this.files = poolOf(limits.files);
    const options = { keepAlive: true, maxSockets: connections, timeout: keepAliveMs };
    this.agent = origin.startsWith('https:') ? new HttpsAgent(options) : new HttpAgent(options);
    this.streams = new StreamProxy(origin, this.agent);
  }

  /**
   * Makes a call by one of the two transports, under the rules of both: refused while the circuit is open
   * or too many calls wait (UPSTREAM_CIRCUIT_OPEN, UPSTREAM_BUSY), retried once if it is a read that found
   * no connection. Throws the deadline's reason, or an AppError.
   */
  async call<Response>(send: () => Promise<Response>, attempt: Attempt): Promise<Response> {
    const admission = this.breaker.admit();
    if (!admission) {
      throw new AppError('UPSTREAM_CIRCUIT_OPEN', {
        headers: { 'retry-after': String(this.breaker.retryAfterSeconds) },
      });
    }
    let result: CallResult = 'unknown';
    const { lane = 'calls' } = attempt;
    const { connections, waiting, files } = this.limits;
    this.open[lane] += 1;
    try {
      if (this.open[lane] > (lane === 'files' ? files : connections + waiting)) {
        throw new AppError('UPSTREAM_BUSY', { headers: { 'retry-after': '1' } });
      }
      const response = await send().catch((error: unknown) => retry(send, attempt, error));
      result = 'succeeded';
      return response;
    } catch (thrown) {
      const failure = attempt.deadline.reason ?? asUpstreamFailure(thrown);
      result = resultOf(failure);
      throw failure;
    } finally {
      this.open[lane] -= 1;
      this.breaker.ended(admission, result);
    }
  }

  /** Waits so long for the changes whose clients have left, then closes. */
  async close(graceMs: number): Promise<void> {
    this.agent.destroy();
    const late = sleep(graceMs, undefined, { ref: false });
    await Promise.race([this.pool.close(), late]);
    await Promise.all([this.pool.destroy(), this.files.destroy()]);
  }
}

/** Retries a failed call if that is allowed; else throws its error. */
async function retry<Response>(
  send: () => Promise<Response>,
  { deadline, canRetry }: Attempt,
  error: unknown,
): Promise<Response> {
  if (!canRetry || !neverConnected(error)) throw error;
  // Long enough for another instance of the service to replace one that just stopped.
  await sleep(retryDelayMs);
  if (deadline.reason) throw error;
  return send();
}

/** An AppError as it is, any other error as UPSTREAM_UNREACHABLE. */
export function asUpstreamFailure(error: unknown): unknown {
  return error instanceof AppError ? error : new AppError('UPSTREAM_UNREACHABLE', { cause: error });
}

function resultOf(failure: unknown): CallResult {
  if (failure instanceof ClientDisconnected || !(failure instanceof AppError)) return 'unknown';
  switch (failure.code) {
    case 'UPSTREAM_TIMEOUT':
    case 'UPSTREAM_UNREACHABLE':
      return 'failed';
    case 'UPSTREAM_BAD_RESPONSE':
      return 'succeeded';
    default:
      return 'unknown';
  }
}

const connecting = new Set(['connect', 'getaddrinfo']);
const noConnection = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT']);

/** Whether an error means that no byte of the call was sent. */
function neverConnected(error: unknown): boolean {
  const { code = '', syscall = '' } = (error ?? {}) as NodeJS.ErrnoException;
  return noConnection.has(code) || connecting.has(syscall);
}
