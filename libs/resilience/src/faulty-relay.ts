import { Agent, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { bringBack, passOn, readWhole, type WholeRequest } from './relay';

/**
 * What happens to a request on its way to a service: nothing; the connection breaks before the service has
 * it, or after it has answered; no answer comes at all, although the service has answered.
 */
export type Fault = 'none' | 'lost request' | 'lost answer' | 'silence';

/** A relay in front of the services, which breaks the requests of one path as told, one after the other. */
export class FaultyRelay {
  /** How often each fault happened. */
  readonly happened: Record<Fault, number> = {
    none: 0,
    'lost request': 0,
    'lost answer': 0,
    silence: 0,
  };
  private readonly agent = new Agent({ keepAlive: true });
  private turn = 0;
  private readonly server = createServer((request, response) => {
    this.answer(request, response).catch(() => response.destroy());
  });

  private constructor(
    private readonly port: number,
    private readonly path: string,
    private readonly faults: readonly Fault[],
    private readonly onArrival: (request: WholeRequest) => void,
  ) {}

  /** In front of the services of this origin. `onArrival`: for each request that the service gets. */
  static async start(
    origin: string,
    path: string,
    faults: readonly Fault[],
    onArrival: (request: WholeRequest) => void = () => undefined,
  ): Promise<FaultyRelay> {
    const relay = new FaultyRelay(Number(new URL(origin).port), path, faults, onArrival);
    await new Promise<void>((resolve) => relay.server.listen(0, 'localhost', resolve));
    return relay;
  }

  get origin(): string {
    return `http://localhost:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    this.agent.destroy();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const whole = await readWhole(request);
    const fault = this.faultOf(request);
    if (fault === 'lost request') return void response.destroy();
    this.onArrival(whole);
    const answer = await passOn(whole, this.port, this.agent);
    if (fault === 'none') return bringBack(answer, response);
    answer.resume();
    if (fault === 'lost answer') response.destroy();
  }

  private faultOf({ method, url }: IncomingMessage): Fault {
    if (method !== 'POST' || !url?.startsWith(this.path)) return 'none';
    const fault = this.faults[this.turn % this.faults.length] ?? 'none';
    this.turn += 1;
    this.happened[fault] += 1;
    return fault;
  }
}
