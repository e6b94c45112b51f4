import type { IncomingMessage } from 'node:http';
import { bringBack, startRelay, type WholeRequest } from './relay';
import type { TestServer } from './test-server';

/**
 * What happens to a request on its way to a service: nothing; the connection breaks before the service has
 * it, or after it has answered; no answer comes at all, although the service has answered.
 */
export type Fault = 'none' | 'lost request' | 'lost answer' | 'silence';

/** A relay in front of the services, which breaks the requests of one path as told, one after the other. */
export interface FaultyRelay extends TestServer {
  /** How often each fault happened. */
  happened: Record<Fault, number>;
}

/** In front of the services of this origin. `onArrival`: for each request that the service gets. */
export async function startFaultyRelay(
  origin: string,
  path: string,
  faults: readonly Fault[],
  onArrival: (request: WholeRequest) => void = () => undefined,
): Promise<FaultyRelay> {
  const port = Number(new URL(origin).port);
  const happened = { none: 0, 'lost request': 0, 'lost answer': 0, silence: 0 };
  let turn = 0;
  const faultOf = ({ method, url }: IncomingMessage): Fault => {
    if (method !== 'POST' || !url?.startsWith(path)) return 'none';
    const fault = faults[turn % faults.length] ?? 'none';
    turn += 1;
    happened[fault] += 1;
    return fault;
  };
  const running = await startRelay(async (whole, response, passOn) => {
    const fault = faultOf(whole.request);
    if (fault === 'lost request') return void response.destroy();
    onArrival(whole);
    const answer = await passOn(whole, port);
    if (fault === 'none') return bringBack(answer, response);
    answer.resume();
    if (fault === 'lost answer') response.destroy();
  });
  return { ...running, happened };
}
