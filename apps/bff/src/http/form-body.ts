import type { IncomingMessage } from 'node:http';
import { AppError } from '../app-error';
import { readBody } from './json-body';

const formType = /^application\/x-www-form-urlencoded(\s*;\s*charset="?utf-8"?)?$/i;

/**
 * Reads the fields of a form with the limits of every other body; Express's own parser would read a body that
 * it refuses to its end. Throws UNSUPPORTED_MEDIA_TYPE, and the errors of `readBody`.
 */
export async function readForm(request: IncomingMessage, limit: number): Promise<URLSearchParams> {
  const { headers } = request;
  const isPlain = (headers['content-encoding'] ?? 'identity') === 'identity';
  if (!formType.test(headers['content-type'] ?? '') || !isPlain) {
    throw new AppError('UNSUPPORTED_MEDIA_TYPE');
  }
  if (Number(headers['content-length'] ?? 0) > limit) throw new AppError('BODY_TOO_LARGE');
  return new URLSearchParams((await readBody(request, limit)).toString('utf8'));
}
