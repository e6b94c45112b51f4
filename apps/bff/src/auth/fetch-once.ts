import type { CustomFetchOptions } from 'openid-client';

/**
 * A request to the identity provider on its own connection. On one that was kept the provider may close it
 * while the request is on its way, and a code or a refresh token must not be sent a second time.
 */
export const fetchOnce = (url: string, options: CustomFetchOptions): Promise<Response> =>
  fetch(url, {
    ...options,
    headers: { ...options.headers, connection: 'close' },
  } as RequestInit);
