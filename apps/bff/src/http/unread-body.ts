import type { IncomingMessage } from 'node:http';
import { receiveLimits } from './receive-limits';

/** Whether more is left of the body than is worth reading to use the connection again. */
export function hasLongRest({ complete, headers }: IncomingMessage): boolean {
  if (complete) return false;
  if (headers['transfer-encoding'] !== undefined) return true;
  return Number(headers['content-length'] ?? 0) > receiveLimits.restBytes;
}

/**
 * Reads a little more of a body that no one needs: a connection that is closed with unread bytes is reset,
 * and the client may lose the response.
 */
export function drain(request: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    let left = receiveLimits.restBytes;
    const stop = (): void => {
      clearTimeout(timer);
      request.off('data', count).off('end', stop).off('close', stop).pause();
      resolve();
    };
    const count = (chunk: Buffer): void => {
      left -= chunk.length;
      if (left < 0) stop();
    };
    const timer = setTimeout(stop, receiveLimits.restMs);
    request.unpipe();
    request.on('data', count).on('end', stop).on('close', stop).resume();
  });
}

/** After a response: closes the connection unless the rest of the request is short and arrives soon. */
export async function limitRest(request: IncomingMessage): Promise<void> {
  if (request.complete) return;
  await drain(request);
  if (!request.complete) request.socket.destroy();
}
