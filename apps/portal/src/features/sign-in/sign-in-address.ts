import { type ClientId, clientOf, links } from '@portal/client-config';

/** Where a member of the client signs in; the BFF leads back to the page that was wanted. */
export function signInAddress(client: ClientId, returnTo?: string): string {
  const { loginUrl } = clientOf(client);
  if (loginUrl !== 'portal') return links[loginUrl].href;
  const query = returnTo ? `?returnTo=${encodeURIComponent(returnTo)}` : '';
  return `/member/auth/login${query}`;
}
