import { csrfHeader } from '@portal/contracts';
import type { IncomingMessage } from 'node:http';
import { AppError } from '../app-error';

const safeMethods = new Set(['GET', 'HEAD']);

/**
 * A call that changes something must prove that the portal's script made it: by the custom header,
 * which other origins can't send without CORS, and by Sec-Fetch-Site or Origin. `same-site` is not
 * enough: another subdomain may belong to another system. Throws CROSS_SITE.
 */
export function requireOwnOrigin(request: IncomingMessage, ownOrigin: string): void {
  if (safeMethods.has(request.method ?? '')) return;
  const { headers } = request;
  const fetchSite = headers['sec-fetch-site'];
  const { origin } = headers;
  const proven =
    headers[csrfHeader] !== undefined &&
    (fetchSite === undefined ? origin !== undefined : fetchSite === 'same-origin') &&
    (origin === undefined || origin === ownOrigin);
  if (!proven) throw new AppError('CROSS_SITE');
}

/**
 * A report that a browser sends by itself has no custom header. Refuses it when Sec-Fetch-Site or Origin
 * name another site. Throws CROSS_SITE.
 */
export function refuseForeignReport({ headers }: IncomingMessage, ownOrigin: string): void {
  const fetchSite = headers['sec-fetch-site'] ?? 'same-origin';
  const origin = headers.origin ?? ownOrigin;
  if (fetchSite !== 'same-origin' || (origin !== ownOrigin && origin !== 'null')) {
    throw new AppError('CROSS_SITE');
  }
}
