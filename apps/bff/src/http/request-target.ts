import { AppError } from '../app-error';

/** The request target of RFC 9112 in its origin form. */
export interface RequestTarget {
  /** As it was sent, still percent-encoded; begins with one slash. */
  path: string;
  /** Without the question mark; '' when there is none. */
  query: string;
}

const maxLength = 8192;

/**
 * Splits a request target, or refuses it: absolute form, dot segments in any spelling, encoded or
 * doubled slashes, backslashes, path parameters (`;`), broken escapes. Two servers that read such a
 * URL differently are how a call bypasses an allow-list.
 */
export function parseRequestTarget(text: string | undefined): RequestTarget {
  if (!text?.startsWith('/') || text.length > maxLength) throw new AppError('BAD_URL');
  const at = text.indexOf('?');
  const path = at < 0 ? text : text.slice(0, at);
  if (/\/\/|[\\;#]|%2f|%5c|%00/i.test(path)) throw new AppError('BAD_URL');
  if (path.includes('%') || path.includes('/.')) path.split('/').forEach(refuseDotSegment);
  return { path, query: at < 0 ? '' : text.slice(at + 1) };
}

function refuseDotSegment(segment: string): void {
  let decoded: string;
  try {
    decoded = decodeURIComponent(segment);
  } catch (cause) {
    throw new AppError('BAD_URL', { cause });
  }
  if (decoded === '.' || decoded === '..') throw new AppError('BAD_URL');
}
