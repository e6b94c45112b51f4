import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { setTimeout as pause } from 'node:timers/promises';
import { Pool } from 'undici';
import { AppError } from '../app-error';
import type { CircuitBreaker, Ending } from './circuit-breaker';
import { ClientGone, type Deadline } from './deadline';
import { StreamProxy } from './stream-proxy';

const connectTimeoutMs = 3_000;
const retryPauseMs = 100;

export interface ConnectionLimits {
  /** Calls that are under way at the same time; each has a connection of its own. */
  connections: number;
  /** Calls that may wait for a connection; one more is told at once that the service is busy. */
  waiting: number;
  /** Milliseconds that an unused connection stays open; a service that says less is believed. */
  keepAliveMs: number;
}

interface Attempt {
  deadline: Deadline;
  /** Whether the call may be sent again when no connection came about: reads only. */
  mayRepeat: boolean;
}

/** The kept-alive connections to one service: its own, so that a dead service takes nobody else's. */
export class UpstreamConnection {
  readonly pool: Pool;
  readonly streams: StreamProxy;
  private readonly agent: HttpAgent;
  private open = 0;

  constructor(
    origin: string,
    private readonly limits: ConnectionLimits,
    readonly breaker: CircuitBreaker,
  ) {
    const { connections, keepAliveMs } = limits;
    // The deadline of the call is ours (deadline.ts): undici's own timers tick once a second only.
    this.pool = new Pool(origin, {
      connections,
      pipelining: 1,
      keepAliveTimeout: keepAliveMs,
      connect: { timeout: connectTimeoutMs },
      headersTimeout: 0,
      bodyTimeout: 0,
    });
    const options = { keepAlive: true, maxSockets: connections, timeout: keepAliveMs };
    this.agent = origin.startsWith('https:') ? new HttpsAgent(options) : new HttpAgent(options);
    this.streams = new StreamProxy(origin, this.agent);
  }

  /**
   * Makes a call by one of the two transports, under the rules of both: not at all while the service has
   * a pause or too many wait already (UPSTREAM_PAUSED, UPSTREAM_BUSY), a second time only for a read
   * that found no connection. Throws the deadline's reason, or an AppError for whatever else went wrong.
   */
  async call<Answer>(send: () => Promise<Answer>, attempt: Attempt): Promise<Answer> {
    const passage = this.breaker.admit();
    if (!passage) {
      throw new AppError('UPSTREAM_PAUSED', {
        headers: { 'retry-after': String(this.breaker.retryAfterSeconds) },
      });
    }
    let ending: Ending = 'unknown';
    this.open += 1;
    try {
      if (this.open > this.limits.connections + this.limits.waiting) {
        throw new AppError('UPSTREAM_BUSY', { headers: { 'retry-after': '1' } });
      }
      const answer = await send().catch((error: unknown) => again(send, attempt, error));
      ending = 'answered';
      return answer;
    } catch (thrown) {
      const failure = attempt.deadline.reason ?? asUpstreamFailure(thrown);
      ending = endingOf(failure);
      throw failure;
    } finally {
      this.open -= 1;
      this.breaker.ended(passage, ending);
    }
  }

  async close(): Promise<void> {
    this.agent.destroy();
    await this.pool.destroy();
  }
}

/** Sends a call again that failed, where it may be; throws what came of it. */
async function again<Answer>(
  send: () => Promise<Answer>,
  { deadline, mayRepeat }: Attempt,
  error: unknown,
): Promise<Answer> {
  if (!mayRepeat || !neverConnected(error)) throw error;
  // Long enough for another instance of the service to take the place of one that just went.
  await pause(retryPauseMs);
  if (deadline.reason) throw error;
  return send();
}

/** What was thrown, where it is a failure of ours already, else UPSTREAM_UNREACHABLE. */
export function asUpstreamFailure(error: unknown): unknown {
  return error instanceof AppError ? error : new AppError('UPSTREAM_UNREACHABLE', { cause: error });
}

function endingOf(failure: unknown): Ending {
  if (failure instanceof ClientGone || !(failure instanceof AppError)) return 'unknown';
  switch (failure.code) {
    case 'UPSTREAM_TIMEOUT':
    case 'UPSTREAM_UNREACHABLE':
      return 'failed';
    case 'UPSTREAM_BAD_ANSWER':
      return 'answered';
    default:
      return 'unknown';
  }
}

const connecting = new Set(['connect', 'getaddrinfo']);
const noConnection = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT']);

/** Whether an error means that not a byte of the call has left. */
function neverConnected(error: unknown): boolean {
  const { code = '', syscall = '' } = (error ?? {}) as NodeJS.ErrnoException;
  return noConnection.has(code) || connecting.has(syscall);
}
