import type { ServerResponse } from 'node:http';
import { AppError } from '../app-error';

/** Thrown inside an upstream call when the browser has closed the connection: no response is sent. */
export class ClientDisconnected extends Error {
  override readonly name = 'ClientDisconnected';
}

/**
 * Cancels an upstream call when its time is over or when the client of `response` disconnects, whichever comes first;
 * `reason` says which. No AbortController: it makes a call half as expensive again.
 */
export class Deadline {
  /** Why the call was cancelled. */
  reason: Error | undefined;
  private cancel: ((reason: Error) => void) | undefined;
  private isCleared = false;
  private readonly timer: NodeJS.Timeout;

  /** Without a response no disconnect ends it. */
  constructor(timeoutMs: number, response?: ServerResponse) {
    this.timer = setTimeout(endByTimeout, timeoutMs, this);
    if (response?.destroyed) this.disconnected();
    else response?.once('close', () => this.disconnected());
  }

  /** Sets the function that cancels the call; replaces the one before. */
  onEnd(cancel: (reason: Error) => void): void {
    this.cancel = cancel;
    if (this.reason) cancel(this.reason);
  }

  /** Starts the time again, for responses that stream. */
  extend(): void {
    this.timer.refresh();
  }

  /** Cancels the call for another reason. The first reason stays. */
  end(reason: Error): void {
    if (this.isCleared || this.reason) return;
    this.reason = reason;
    this.cancel?.(reason);
  }

  /** Every response closes once: the error, with its stack, is created only before its end. */
  private disconnected(): void {
    if (!this.isCleared) this.end(new ClientDisconnected());
  }

  clear(): void {
    this.isCleared = true;
    clearTimeout(this.timer);
  }
}

function endByTimeout(deadline: Deadline): void {
  deadline.end(new AppError('UPSTREAM_TIMEOUT'));
}
