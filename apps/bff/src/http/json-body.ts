import type { Endpoint } from '@portal/contracts';
import type { IncomingMessage } from 'node:http';
import { AppError } from '../app-error';

const standardLimit = 64 * 1024;

/** Bytes that a call's body may have. */
export function bodyLimitOf(endpoint: Endpoint): number {
  return endpoint.maxBodyBytes ?? standardLimit;
}

/** The types that a call's body may have. */
export function bodyTypesOf({ bodyTypes }: Endpoint): readonly string[] {
  return bodyTypes ?? ['application/json'];
}

/**
 * Refuses, by its headers alone, a body of another kind than the entry declares (JSON), or one that says it
 * is too large. A form post from elsewhere could only be of another kind.
 */
export function requireJson(request: IncomingMessage, endpoint: Endpoint): void {
  if (!hasBody(request)) return;
  const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  if (!bodyTypesOf(endpoint).includes(type ?? '')) throw new AppError('UNSUPPORTED_MEDIA_TYPE');
  if (Number(request.headers['content-length'] ?? 0) > bodyLimitOf(endpoint)) throw tooLarge();
}

export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** Reads a body whole. Throws BODY_TOO_LARGE as soon as there is too much of it. */
export async function readBody(
  request: IncomingMessage,
  endpoint: Endpoint,
): Promise<Buffer | undefined> {
  if (!hasBody(request)) return undefined;
  const limit = bodyLimitOf(endpoint);
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    size += chunk.length;
    if (size > limit) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** The rest of the body is not read: the connection can't be used again. */
function tooLarge(): AppError {
  return new AppError('BODY_TOO_LARGE', { headers: { connection: 'close' } });
}
