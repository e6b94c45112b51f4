import { AppError } from '../app-error';

export interface Address {
  /** As it was sent, still percent-encoded; begins with one slash. */
  path: string;
  /** Without the question mark; '' when there is none. */
  query: string;
}

const longest = 8192;

/**
 * Takes a request target apart, or refuses it: absolute-form, dot segments in any spelling, encoded or
 * doubled slashes, backslashes, path parameters (`;`), broken escapes. Two servers that read such an
 * address differently are how a call slips past an allow-list.
 */
export function readAddress(target: string | undefined): Address {
  if (!target?.startsWith('/') || target.length > longest) throw new AppError('BAD_ADDRESS');
  const at = target.indexOf('?');
  const path = at < 0 ? target : target.slice(0, at);
  if (/\/\/|[\\;#]|%2f|%5c|%00/i.test(path)) throw new AppError('BAD_ADDRESS');
  if (path.includes('%') || path.includes('/.')) path.split('/').forEach(refuseDots);
  return { path, query: at < 0 ? '' : target.slice(at + 1) };
}

function refuseDots(segment: string): void {
  let plain: string;
  try {
    plain = decodeURIComponent(segment);
  } catch (cause) {
    throw new AppError('BAD_ADDRESS', { cause });
  }
  if (plain === '.' || plain === '..') throw new AppError('BAD_ADDRESS');
}
