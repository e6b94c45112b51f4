import type { Dispatcher } from 'undici';
import { AppError } from '../app-error';
import type { Deadline } from './deadline';

/** The headers of an answer that are looked at; no others come any further. */
export interface ReadHeaders {
  'content-type'?: string | undefined;
  'content-encoding'?: string | undefined;
  'retry-after'?: string | undefined;
}

/** An answer that was read to its end, in the pieces in which it came. */
export interface WholeAnswer {
  status: number;
  headers: ReadHeaders;
  pieces: readonly Buffer[];
  /** Bytes of all pieces together. */
  size: number;
}

/** More than any answer of the services has; ten thousand claim rows are about 3 MB. */
const largestAnswer = 16 * 1024 * 1024;
const largestFailure = 64 * 1024;

/**
 * Sends a call and reads its answer whole, so that a service that dies halfway is a failed call and not half
 * an answer. Throws the deadline's reason, UPSTREAM_BAD_ANSWER for one that is too large, or what
 * undici throws.
 */
export function exchangeJson(
  pool: Dispatcher,
  call: Dispatcher.DispatchOptions,
  deadline: Deadline,
): Promise<WholeAnswer> {
  return new Promise((resolve, reject) => {
    pool.dispatch(call, new Exchange(deadline, resolve, reject));
  });
}

/**
 * Driven by undici's events: its `request` makes a stream of every answer, which costs more than the call.
 * The older form of events, for undici itself calls it: the newer one (`onRequestStart`…) goes through a
 * wrapper that takes all headers apart, and costs a tenth of the call.
 */
class Exchange implements Dispatcher.DispatchHandler, WholeAnswer {
  status = 0;
  headers: ReadHeaders = {};
  readonly pieces: Buffer[] = [];
  size = 0;
  private abort: ((reason?: Error) => void) | undefined;

  constructor(
    private readonly deadline: Deadline,
    private readonly resolve: (answer: WholeAnswer) => void,
    private readonly reject: (reason: unknown) => void,
  ) {
    deadline.whenOver((reason) => {
      reject(reason);
      this.abort?.(reason);
    });
  }

  onConnect(abort: (reason?: Error) => void): void {
    this.abort = abort;
    if (this.deadline.reason) abort(this.deadline.reason);
  }

  onHeaders(status: number, headers: Buffer[]): boolean {
    this.status = status;
    this.headers = readHeaders(headers);
    return true;
  }

  onData(piece: Buffer): boolean {
    this.size += piece.length;
    if (this.size > (this.status < 400 ? largestAnswer : largestFailure)) {
      this.abort?.(new AppError('UPSTREAM_BAD_ANSWER'));
    } else {
      this.pieces.push(piece);
    }
    return true;
  }

  onComplete(): void {
    this.resolve(this);
  }

  onError(error: Error): void {
    this.reject(error);
  }
}

/** The headers that matter, by the length of their name. */
const readByLength = new Map<number, keyof ReadHeaders>(
  (['content-type', 'content-encoding', 'retry-after'] as const).map((name) => [name.length, name]),
);

/** Takes names and values in turn. One that comes twice is both, which is then neither of the two. */
function readHeaders(all: Buffer[]): ReadHeaders {
  const headers: ReadHeaders = {};
  for (let i = 0; i + 1 < all.length; i += 2) {
    const name = all[i] as Buffer;
    const wanted = readByLength.get(name.length);
    if (wanted === undefined || name.toString('latin1').toLowerCase() !== wanted) continue;
    const value = (all[i + 1] as Buffer).toString('latin1');
    const before = headers[wanted];
    headers[wanted] = before === undefined ? value : `${before}, ${value}`;
  }
  return headers;
}
