import type { Dispatcher } from 'undici';
import { AppError } from '../app-error';
import type { Deadline } from './deadline';

/** The headers of a response that are read; all others are dropped. */
export interface ReadHeaders {
  'content-type'?: string | undefined;
  'content-encoding'?: string | undefined;
  'retry-after'?: string | undefined;
}

/** A response that was read to its end, in the chunks in which it arrived. */
export interface WholeResponse {
  status: number;
  headers: ReadHeaders;
  chunks: readonly Buffer[];
  /** Bytes of all chunks together. */
  size: number;
}

/** More than any response of the services; ten thousand claim rows are about 3 MB. */
const maxResponse = 16 * 1024 * 1024;
const maxFailure = 64 * 1024;

/**
 * Sends a call and reads the whole response, so that a service that fails halfway is a failed call and
 * not half a response. Throws the deadline's reason, UPSTREAM_BAD_RESPONSE for one that is too large, or
 * an error of undici.
 */
export function exchangeJson(
  pool: Dispatcher,
  call: Dispatcher.DispatchOptions,
  deadline: Deadline,
): Promise<WholeResponse> {
  return new Promise((resolve, reject) => {
    pool.dispatch(call, new Exchange(deadline, resolve, reject));
  });
}

/**
 * A dispatch handler, because undici's `request` makes a stream of every response, which costs more than
 * the call. In the older form of the interface: the newer one (`onRequestStart`…) goes through a wrapper
 * that parses all headers, and costs a tenth of the call.
 */
class Exchange implements Dispatcher.DispatchHandler, WholeResponse {
  status = 0;
  headers: ReadHeaders = {};
  readonly chunks: Buffer[] = [];
  size = 0;
  private abort: ((reason?: Error) => void) | undefined;

  constructor(
    private readonly deadline: Deadline,
    private readonly resolve: (response: WholeResponse) => void,
    private readonly reject: (reason: unknown) => void,
  ) {
    deadline.onEnd((reason) => {
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

  onData(chunk: Buffer): boolean {
    this.size += chunk.length;
    if (this.size > (this.status < 400 ? maxResponse : maxFailure)) {
      this.abort?.(new AppError('UPSTREAM_BAD_RESPONSE'));
    } else {
      this.chunks.push(chunk);
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

/** The headers to read, by the length of their name. */
const readByLength = new Map<number, keyof ReadHeaders>(
  (['content-type', 'content-encoding', 'retry-after'] as const).map((name) => [name.length, name]),
);

/** Reads names and values in turn. A repeated header is joined, and then equals neither of its values. */
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
