import type { Transport } from '@portal/api-client';
import { session } from '@portal/contracts/session';
import type { ShellToRender } from '@portal/domain';
import { nextTask } from '../../platform';

/** The transport of a page on the server; `settled` resolves when no call of it is pending. */
export function answersOf({ get, status }: ShellToRender): {
  transport: Transport;
  settled: () => Promise<void>;
} {
  const pending = new Set<Promise<unknown>>();
  const transport: Transport = ({ method, url }) => {
    // A visitor's page changes nothing.
    if (method !== 'GET') return Promise.resolve({ status: 204, body: undefined });
    const answer =
      url === session.getStatus.path ? Promise.resolve({ status: 200, body: status }) : get(url);
    pending.add(answer);
    void answer.catch(() => {}).finally(() => pending.delete(answer));
    return answer;
  };
  const settled = async () => {
    do {
      await Promise.allSettled(pending);
      // An answer may lead to the next call, some steps later.
      await nextTask();
    } while (pending.size > 0);
  };
  return { transport, settled };
}
