import type { Endpoint } from '@portal/contracts';
import type { IncomingMessage } from 'node:http';
import { AppError } from '../app-error';
import { receiveLimits } from './receive-limits';

const standardLimit = 64 * 1024;

/** The most bytes of a call's body. */
export function bodyLimitOf(endpoint: Endpoint): number {
  return endpoint.maxBodyBytes ?? standardLimit;
}

/**
 * Refuses, by its headers alone, a body of another content type than the entry declares (JSON), one that is
 * compressed or in another encoding than UTF-8, and one that is too large. A form of another site can't
 * send JSON.
 */
export function requireJson(request: IncomingMessage, endpoint: Endpoint): void {
  if (!hasBody(request) || endpoint.receivesFile) return;
  const [type, ...parameters] = (request.headers['content-type'] ?? '').toLowerCase().split(';');
  const charset = parameters.map((each) => each.trim()).find((each) => each.startsWith('charset='));
  const types = endpoint.bodyTypes ?? ['application/json'];
  if (
    !types.includes(type?.trim() ?? '') ||
    !/^(charset="?utf-8"?)?$/.test(charset ?? '') ||
    (request.headers['content-encoding'] ?? 'identity') !== 'identity'
  ) {
    throw new AppError('UNSUPPORTED_MEDIA_TYPE');
  }
  if (Number(request.headers['content-length'] ?? 0) > bodyLimitOf(endpoint))
    throw new AppError('BODY_TOO_LARGE');
}

/** Whether the headers of a request announce a body. */
export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** Reads and parses a JSON body; undefined without one. Throws BAD_INPUT, and the errors of `readBody`. */
export async function readJson(request: IncomingMessage, endpoint: Endpoint): Promise<unknown> {
  if (!hasBody(request)) return undefined;
  const bytes = await readBody(request, bodyLimitOf(endpoint));
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as unknown;
  } catch {
    // The message of the error quotes the body.
    throw new AppError('BAD_INPUT', { expose: 'The body is not valid JSON.' });
  }
}

/** Reads the whole body. Throws BODY_TOO_LARGE or BODY_TIMEOUT as soon as a limit is passed. */
export function readBody(request: IncomingMessage, limit: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const stop = (): void => {
      clearTimeout(timer);
      request.off('data', add).off('end', finish).off('close', leave).pause();
    };
    const fail = (error: AppError): void => {
      stop();
      reject(error);
    };
    const add = (chunk: Buffer): void => {
      size += chunk.length;
      if (size > limit) fail(new AppError('BODY_TOO_LARGE'));
      else chunks.push(chunk);
    };
    const finish = (): void => {
      stop();
      resolve(Buffer.concat(chunks));
    };
    const leave = (): void => fail(new AppError('BAD_INPUT'));
    const timer = setTimeout(() => fail(new AppError('BODY_TIMEOUT')), receiveLimits.bodyMs);
    request.on('data', add).on('end', finish).on('close', leave);
  });
}
