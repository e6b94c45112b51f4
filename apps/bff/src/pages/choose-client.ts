import { type ClientHosts, type ClientId, clientForHost, clientIdOf } from '@portal/client-config';

interface PageRequest {
  /** The Host header. */
  host: string | undefined;
  /** The clients of the hosts in production. */
  hosts: ClientHosts;
  /** The parameter `?client=`; outside production only. */
  query: string | null;
  /** The client of an earlier page of this visit. */
  cookie: string | undefined;
  production: boolean;
}

/**
 * The client of a page (SH-11): by its host; outside production by `?client=`, here or earlier in the
 * visit. `isChosen`: by the parameter here, so that a cookie saves it for the visit.
 */
export function chooseClient({ host, hosts, query, cookie, production }: PageRequest): {
  client: ClientId;
  isChosen: boolean;
} {
  const chosen = production ? null : (query ?? cookie ?? null);
  if (chosen === null) return { client: clientForHost(host, hosts), isChosen: false };
  return { client: clientIdOf(chosen), isChosen: query !== null };
}
