import type { Endpoint } from '@portal/contracts';
import type { IncomingMessage } from 'node:http';
import { AppError } from '../app-error';

const standardLimit = 64 * 1024;

/** The most bytes of a call's body. */
export function bodyLimitOf(endpoint: Endpoint): number {
  return endpoint.maxBodyBytes ?? standardLimit;
}

/** The content types of a call's body. */
export function bodyTypesOf({ bodyTypes }: Endpoint): readonly string[] {
  return bodyTypes ?? ['application/json'];
}

/**
 * Refuses, by its headers alone, a body of another content type than the entry declares (JSON), or one
 * that is too large. A form of another site can't send JSON.
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

/** Reads the whole body. Throws BODY_TOO_LARGE as soon as the limit is passed. */
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

/** The rest of the body is not read, so the connection can't be reused. */
function tooLarge(): AppError {
  return new AppError('BODY_TOO_LARGE', { headers: { connection: 'close' } });
}
