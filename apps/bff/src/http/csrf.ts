import { csrfHeader } from '@portal/contracts';
import type { IncomingMessage } from 'node:http';
import { AppError } from '../app-error';

const safeMethods = new Set(['GET', 'HEAD']);

/**
 * A call that changes something must prove that the portal's own script made it: the custom header
 * (which other origins can't send without our consent) and the browser's word on where it came from.
 * `same-site` is not enough: a neighbouring subdomain is not us. Throws CROSS_SITE.
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
 * What a browser sends by itself can't carry the custom header. It must not come from elsewhere all the
 * same, as far as the browser says. Throws CROSS_SITE.
 */
export function refuseForeignReport({ headers }: IncomingMessage, ownOrigin: string): void {
  const fetchSite = headers['sec-fetch-site'] ?? 'same-origin';
  const origin = headers.origin ?? ownOrigin;
  if (fetchSite !== 'same-origin' || (origin !== ownOrigin && origin !== 'null')) {
    throw new AppError('CROSS_SITE');
  }
}
