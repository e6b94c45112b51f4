import { type ClientId, clientForHost, clientIdOf } from '@portal/client-config';

interface Asked {
  /** The Host header as it came; only a name of the table counts. */
  host: string | undefined;
  /** What `?client=` says; outside production only. */
  query: string | null;
  /** What an earlier page of this visit was asked for. */
  cookie: string | undefined;
  production: boolean;
}

/**
 * The client a page is for (SH-11): the one that the host name belongs to; outside production the one
 * that `?client=` names, here or earlier in the visit. `keep`: this visit is to remember it.
 */
export function chooseClient({ host, query, cookie, production }: Asked): {
  client: ClientId;
  keep: boolean;
} {
  const asked = production ? null : (query ?? cookie ?? null);
  if (asked === null) return { client: clientForHost(host), keep: false };
  return { client: clientIdOf(asked), keep: query !== null };
}
