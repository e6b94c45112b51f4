import { type ClientId, clientIds, defaultClientId } from './clients';

export type ClientHosts = Readonly<Record<string, ClientId>>;

/**
 * The host names for development. Browsers resolve names under `localhost` to the machine itself, so
 * each client opens without a setting. A host name has no underscore, hence the hyphens.
 */
export const developmentHosts: ClientHosts = {
  localhost: defaultClientId,
  ...Object.fromEntries(
    clientIds.map((id) => [`${id.toLowerCase().replaceAll('_', '-')}.localhost`, id]),
  ),
};

/** The name in a Host header: without port and final dot, in small letters. */
export const hostName = (host: string): string =>
  host.trim().toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '');

/**
 * The client of a Host header: `EBMS.localhost:4200` gives `ebms`. Port, case and a final dot are
 * ignored; a host that is in neither table, an IP address or no header gives the default client.
 */
export function clientForHost(host: string | null | undefined, hosts: ClientHosts = {}): ClientId {
  const name = hostName(host ?? '');
  const table = [hosts, developmentHosts].find((each) => Object.hasOwn(each, name));
  return table?.[name] ?? defaultClientId;
}
