import { type ClientHosts, type ClientId, clientIds } from '@portal/client-config';
import { commaList } from '@portal/env';

const pairForm = /^([a-z0-9-]+(?:\.[a-z0-9-]+)*)=(\w+)$/;

/** The client of each host name, as host=code with commas between. */
export const clientHosts = () =>
  commaList().transform((list, context): ClientHosts => {
    const hosts = new Map<string, ClientId>();
    for (const text of list) {
      const [, host = '', code = ''] = pairForm.exec(text) ?? [];
      const id = clientIds.find((each) => each === code);
      if (!host || !id) context.addIssue('Write host=code, with the code of a client');
      else if (hosts.has(host)) context.addIssue('Write each host once');
      else hosts.set(host, id);
    }
    return Object.fromEntries(hosts);
  });
