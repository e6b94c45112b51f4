import { type ClientHosts, clientIds } from '@portal/client-config';
import { commaList } from '@portal/env';
import * as z from 'zod';

const pairForm = /^([a-z0-9-]+(?:\.[a-z0-9-]+)*)=(\w+)$/;

/** The client of each host name, as host=code with commas between. */
export const clientHosts = () =>
  commaList().transform((list, context): ClientHosts =>
    Object.fromEntries(
      list.map((text) => {
        const [, host = '', code = ''] = pairForm.exec(text) ?? [];
        const id = clientIds.find((each) => each === code);
        if (host && id) return [host, id];
        context.addIssue('Write host=code, with the code of a client');
        return z.NEVER;
      }),
    ),
  );
