import { type ErrorCode, messageCodes } from './errors';

/**
 * The catalogue's code for a failed or suspicious answer: the code its message names (Spec §4, Logout:
 * "any response" with ELIG_E0000001), else by its status. Undefined for a 2xx without such a message.
 */
export function errorCodeOf(status: number, body: unknown): ErrorCode | undefined {
  const named = messageCodeIn(body);
  if (named) return named;
  if (status === 401) return 'UNAUTHENTICATED';
  return status >= 400 ? 'CALL_FAILED' : undefined;
}

/** An error answer names its code in `message`, `code`, or the same inside `error` or `errors[]`. */
function messageCodeIn(body: unknown, depth = 0): ErrorCode | undefined {
  if (typeof body !== 'object' || body === null || depth > 2) return undefined;
  const fields = body as Record<string, unknown>;
  for (const key of ['message', 'code', 'errorCode']) {
    const text = fields[key];
    if (typeof text !== 'string') continue;
    const found = messageCodes.find((code) => text.includes(code));
    if (found) return found;
  }
  const inner = Array.isArray(fields['errors']) ? fields['errors'] : [fields['error']];
  for (const each of inner) {
    const found = messageCodeIn(each, depth + 1);
    if (found) return found;
  }
  return undefined;
}
