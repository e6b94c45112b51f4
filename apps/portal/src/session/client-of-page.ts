import { type ClientId, clientIdOf, defaultClientId } from '@portal/client-config';
import type { Platform } from '../platform';

/** The client whose brand the server applied to the page; undefined for the default client (SH-11). */
export function clientOfPage({ page }: Platform): ClientId | undefined {
  const id = clientIdOf(page.client ?? '');
  return id === defaultClientId ? undefined : id;
}
