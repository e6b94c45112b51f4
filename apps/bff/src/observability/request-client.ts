import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage } from 'node:http';
import { clientIpOf, type TrustsProxy } from '../http/client-ip';

/**
 * The client IP of the request that is handled now, for audit lines alone. It follows the asynchronous work of a
 * request, so that a client who closes the connection early stays known, and no audit line has to pass it on.
 */
export class RequestClient {
  private readonly storage = new AsyncLocalStorage<string | undefined>();

  get ip(): string | undefined {
    return this.storage.getStore();
  }

  /** Handles a request; audit lines that follow from it have its client IP. */
  run(request: IncomingMessage, trusts: TrustsProxy, handle: () => void): void {
    this.storage.run(clientIpOf(request, trusts), handle);
  }
}
